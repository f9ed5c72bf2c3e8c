import jsqr from "jsqr";
import { encode } from "uqr";
import { expect, it } from "vitest";
import { qrPath } from "./qr-path";

const SCALE = 4;
/** The package was published for `require`, so its default export is wrapped in another default. */
const { default: readPixels } = jsqr as unknown as { default: typeof jsqr };

/** Paints the path as a browser would, and reads it as a camera would. */
function readPath(path: string, size: number): string | undefined {
  const side = size * SCALE;
  const pixels = new Uint8ClampedArray(side * side * 4).fill(255);
  for (const [, x, y, length] of path.matchAll(/M(\d+) (\d+)h(\d+)v1h-\d+z/g)) {
    for (let row = 0; row < SCALE; row++) {
      const start = ((Number(y) * SCALE + row) * side + Number(x) * SCALE) * 4;
      for (let i = 0; i < Number(length) * SCALE; i++) pixels.fill(0, start + i * 4, start + i * 4 + 3);
    }
  }
  return readPixels(pixels, side, side)?.data;
}

it.each([
  "https://tarot.example/fr/join#AbCdEfGhIjKlMnOpQrStUvWxYz0123456789-_AbCdE",
  "http://192.168.1.20:3000/en/join#____-----____-----____-----____-----____---",
])("a camera reads back %s", (link) => {
  const { size, data } = encode(link, { ecc: "M", border: 3 });
  expect(readPath(qrPath(data), size)).toBe(link);
});

import { encode } from "uqr";
import { qrPath } from "#lib/shown/plot/qr-path";

/** Dark on light by day and by night: cameras read nothing else. */
export function Qr({ text, label }: { text: string; label: string }) {
  const { size, data } = encode(text, { ecc: "M", border: 3 });
  return (
    <svg
      viewBox={`0 0 ${size} ${size}`}
      role="img"
      aria-label={label}
      className="block w-full max-w-[280px]"
      shapeRendering="crispEdges"
    >
      <rect width={size} height={size} fill="#fffdf7" />
      <path d={qrPath(data)} fill="#211c16" />
    </svg>
  );
}

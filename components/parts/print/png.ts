/** A drawing of the page → the bytes of a picture, without a network and without a library. */
export async function pngOf(drawing: SVGSVGElement, { width, height }: { width: number; height: number }): Promise<Blob> {
  const copy = drawing.cloneNode(true) as SVGSVGElement;
  copy.removeAttribute("style");
  const source = new XMLSerializer().serializeToString(copy);
  const image = new Image(width, height);
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(source)}`;
  await image.decode();
  const canvas = document.createElement("canvas");
  canvas.width = width;
  canvas.height = height;
  const context = canvas.getContext("2d");
  if (!context) throw new Error("no canvas");
  context.drawImage(image, 0, 0, width, height);
  return new Promise((resolve, reject) =>
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error("no picture"))), "image/png"),
  );
}

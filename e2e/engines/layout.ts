/** Bodies of functions run in the page. */

/** Words of the ledger that overlap words of the next row, or reach past the screen. */
export const overlaps = `
  const found = [];
  const rows = [...document.querySelectorAll("main table.ledger tr")].map((row) => {
    const walker = document.createTreeWalker(row, NodeFilter.SHOW_TEXT);
    const boxes = [];
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      if (!node.textContent.trim() || node.parentElement.closest(".sr-only, details")) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      const { top, bottom, left, right, width } = range.getBoundingClientRect();
      if (width > 0) boxes.push({ text: node.textContent, top, bottom, left, right });
    }
    return boxes;
  });
  for (const [i, row] of rows.entries())
    for (const box of row) {
      if (box.right > innerWidth + 0.5) found.push(box.text + " past the edge");
      for (const other of rows[i + 1] ?? []) {
        const shared = Math.min(box.bottom, other.bottom) - Math.max(box.top, other.top);
        const across = Math.min(box.right, other.right) - Math.max(box.left, other.left);
        // The boxes of lines are higher than the letters, so they may overlap by a quarter.
        if (across > 0 && shared > 0.25 * Math.min(box.bottom - box.top, other.bottom - other.top))
          found.push(box.text + " on " + other.text);
      }
    }
  return found;
`;

export const slides = "return document.documentElement.scrollWidth - document.documentElement.clientWidth;";

/** Hides the thin lines between the curve's ends and the names, for a picture of the ends alone. */
export const bareCurve = `
  scrollTo(0, 0);
  for (const leaders of document.querySelectorAll("main figure svg + svg")) leaders.style.visibility = "hidden";
`;

/** Gives the engine's picture of the page back to the page; true once it is loaded. */
export const takePicture = `
  if (!window.taken) {
    window.taken = new Image();
    window.taken.src = "data:image/png;base64," + arguments[0];
  }
  return window.taken.complete && window.taken.naturalWidth > 0;
`;

/** In that picture, the ends of the curve whose ink goes on to the right of their dot. */
export const smears = `
  const scale = window.taken.naturalWidth / innerWidth;
  const canvas = document.createElement("canvas");
  [canvas.width, canvas.height] = [window.taken.naturalWidth, window.taken.naturalHeight];
  const paint = canvas.getContext("2d");
  paint.drawImage(window.taken, 0, 0);
  const light = (x, y) => paint.getImageData(Math.round(x * scale), Math.round(y * scale), 1, 1).data.slice(0, 3).reduce((sum, each) => sum + each) / 3;
  const dots = [...document.querySelectorAll("main figure path[d$='h.001']")].filter((each) => each.getClientRects().length > 0);
  const found = dots.length > 0 ? [] : ["no curve"];
  for (const dot of dots) {
    const box = dot.getBoundingClientRect();
    const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
    const [paper, ink] = [light(2, y), light(x, y)];
    if (paper - ink < 60) found.push("no dot at " + Math.round(x) + ", " + Math.round(y));
    const past = [...Array(12).keys()].map((px) => px + 5).find((px) => light(x + px, y) < (paper + ink) / 2);
    if (past) found.push("ink at " + past + " px of a dot");
  }
  return found;
`;

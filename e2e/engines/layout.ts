/** Bodies of functions run in the page. */

/** Words of the ledger that lie on words of the next row, and what reaches past the screen. */
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
        // Boxes of lines are higher than their ink: a quarter may be shared.
        if (across > 0 && shared > 0.25 * Math.min(box.bottom - box.top, other.bottom - other.top))
          found.push(box.text + " on " + other.text);
      }
    }
  return found;
`;

export const slides = "return document.documentElement.scrollWidth - document.documentElement.clientWidth;";

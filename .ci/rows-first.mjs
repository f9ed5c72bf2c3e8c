// A page that paints what it showed last (`components/parts/live/paint-rows.ts`) lets that be seen before its code runs: scripts that
// come from a phone's own cache are there at once, and would keep the first frame waiting until all of them have run. They are asked
// for as early as ever, and started after that frame; where nothing was painted, as soon as the page is read.
const MODERN = /<script src="(\/_next\/static\/chunks\/[^"]+)" async="">\s*<\/script>/g;
/** A page that nobody looks at has no frames. */
const NO_FRAME_MS = 300;

export function rowsFirst(html) {
  if (!html.includes('d.id="first-rows"')) return html;
  const files = [...html.matchAll(MODERN)].map(([, file]) => file);
  const asked = files
    .filter((file) => !html.includes(`rel="preload" as="script" fetchPriority="low" href="${file}"`))
    .map((file) => `<link rel="preload" as="script" fetchPriority="low" href="${file}"/>`);
  const start = `(function(){var begun=false;
function begin(){if(begun)return;begun=true;${JSON.stringify(files)}.forEach(function(file){
var script=document.createElement("script");script.src=file;script.async=true;document.head.appendChild(script)})}
if(!document.getElementById("first-rows"))return begin();
requestAnimationFrame(function(){setTimeout(begin)});setTimeout(begin,${NO_FRAME_MS})})()`;
  const still = html.replace(MODERN, "");
  return still.replace("</head>", `${asked.join("")}</head>`).replace("</body>", `<script>${start}</script></body>`);
}

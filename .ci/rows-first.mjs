// A page that paints what it showed last (`components/parts/live/paint-rows.ts`) lets that be seen before its code runs: scripts that
// come from a phone's own cache are there at once, and would keep the first frame waiting until all of them have run. They are asked
// for as early as ever, and started after that frame, which is the first there is; where nothing was painted, at once.
const MODERN = /<script src="(\/_next\/static\/chunks\/[^"]+)" async="">\s*<\/script>/g;
const PAINTS = 'd.id="first-rows"';
const BEGINS = "<script>";
const END = "</script>";
const STARTS = "starts";
/** A page that nobody looks at has no frames. */
const NO_FRAME_MS = 300;

export function rowsFirst(html) {
  if (!html.includes(PAINTS)) return html;
  const files = [...html.matchAll(MODERN)].map(([, file]) => file);
  const asked = files
    .filter((file) => !html.includes(`rel="preload" as="script" fetchPriority="low" href="${file}"`))
    .map((file) => `<link rel="preload" as="script" fetchPriority="low" href="${file}"/>`);
  const start = `(function(){var begun=false;
function begin(){if(begun)return;begun=true;${JSON.stringify(files)}.forEach(function(file){
var script=document.createElement("script");script.src=file;script.async=true;document.head.appendChild(script)})}
if(!document.getElementById("first-rows"))return begin();
requestAnimationFrame(function(){self.scheduler&&scheduler.postTask?scheduler.postTask(begin,{priority:"user-blocking"}):setTimeout(begin)});setTimeout(begin,${NO_FRAME_MS})})()`;
  const still = html.replace(MODERN, "");
  // One script with what paints: another may be read after the first frame, and would wait for the next.
  const from = still.lastIndexOf(BEGINS, still.indexOf(PAINTS));
  const to = still.indexOf(END, from);
  const body = `${still.slice(0, from)}<script id="${STARTS}">${still.slice(from + BEGINS.length, to)};${start}${still.slice(to)}`;
  return body.replace("</head>", `${asked.join("")}<link rel="expect" href="#${STARTS}" blocking="render"/></head>`);
}

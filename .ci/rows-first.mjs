// A page that paints its last rows (`components/parts/live/paint-rows.ts`) must show them before its code runs: scripts from the
// phone's cache are there at once, and would hold back the first frame until all have run. They are preloaded as early as ever,
// and run after the first frame; if nothing was painted, at once.
const MODERN = /<script src="(\/_next\/static\/chunks\/[^"]+)" async="">\s*<\/script>/g;
const PAINTS = 'd.id="first-rows"';
const BEGINS = "<script>";
const END = "</script>";
const STARTS = "starts";
/** A hidden page gets no frames: then a timer starts the scripts. */
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
  // In the same script as the painting: a script of its own might run only after the first frame, and wait for the second.
  const from = still.lastIndexOf(BEGINS, still.indexOf(PAINTS));
  const to = still.indexOf(END, from);
  const body = `${still.slice(0, from)}<script id="${STARTS}">${still.slice(from + BEGINS.length, to)};${start}${still.slice(to)}`;
  return body.replace("</head>", `${asked.join("")}<link rel="expect" href="#${STARTS}" blocking="render"/></head>`);
}

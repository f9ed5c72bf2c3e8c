// Opens the app without a network. What the build lists (`app/sw.js/route.ts`) is kept and given from here, whatever the
// query; all else goes to the network. A new version waits until nobody has the app open, or until people ask for it.
const { version, files, languages } = self.BUILD;
const CACHE = `petit-au-bout ${version}`;
const HASHED = "/_next/static/";
const OURS = languages.join("|");
const SHARED = new RegExp(`^/(${OURS})/shared$`);
const LINK = new RegExp(`https?://[^\\s/]+/(?:${OURS})/join(?:\\?t=\\d+)?#[\\w-]+`);
const VERSIONS_KEPT = 2; // a tab opened before a new version took over still asks for the files of its own
const known = new Set(files);

self.addEventListener("install", (event) => {
  // What a hash names needs no worker to be found, where a browser can do it alone: each file of a page then comes sooner.
  event.addRoutes?.({ condition: { urlPattern: { pathname: `${HASHED}*` } }, source: "cache" })?.catch(() => {});
  event.waitUntil(keepAll());
});
self.addEventListener("activate", (event) => event.waitUntil(forgetOld().then(() => self.clients.claim())));
self.addEventListener("message", ({ data }) => data === "take-over" && self.skipWaiting());

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const { origin, pathname, searchParams } = new URL(request.url);
  const shared = origin === location.origin && request.method === "POST" && SHARED.exec(pathname);
  if (shared) return event.respondWith(take(request, shared[1]));
  if (request.method !== "GET" || origin !== location.origin || pathname.startsWith("/api/")) return;
  if (request.headers.has("rsc") || searchParams.has("_rsc")) return;
  if (known.has(pathname) || pathname.startsWith(HASHED)) event.respondWith(kept(request, pathname));
  else if (request.mode === "navigate")
    // Where the worker cannot read which language was chosen, the server can.
    event.respondWith(pathname === "/" && self.cookieStore ? home(searchParams) : fetch(request).catch(() => home(searchParams)));
});

async function keepAll() {
  const cache = await caches.open(CACHE);
  const keep = async (path) => {
    const same = path.startsWith(HASHED) && (await caches.match(path));
    await cache.put(path, same || (await fetched(path)));
  };
  await Promise.all(files.map(keep));
}

async function fetched(path) {
  const response = await fetch(path, { cache: "no-cache" });
  if (!response.ok) throw new Error(`${path}: ${response.status}`);
  return response;
}

async function forgetOld() {
  const names = (await caches.keys()).filter((name) => name !== CACHE);
  await Promise.all(names.slice(0, Math.max(0, names.length + 1 - VERSIONS_KEPT)).map((name) => caches.delete(name)));
}

async function kept(request, pathname) {
  const cache = await caches.open(CACHE);
  const anyHeaders = { ignoreVary: true };
  return (await cache.match(pathname, anyHeaders)) ?? (await caches.match(pathname, anyHeaders)) ?? fetch(request);
}

/** What another app gives to this one: a link is opened, a file waits for the page that takes it. The server sees nothing of either. */
async function take(request, lang) {
  const form = await request.formData();
  const words = ["url", "text", "title"].map((name) => form.get(name) ?? "").join(" ");
  const [link] = words.match(LINK) ?? [];
  const file = form.get("file");
  if (typeof file !== "object" || !file?.size) return Response.redirect(link ?? `/${lang}/join`, 303);
  const headers = { "Content-Disposition": encodeURIComponent(file.name) };
  await (await caches.open("petit-au-bout shared")).put("/shared", new Response(file, { headers }));
  return Response.redirect(`/${lang}#shared`, 303);
}

/** As the server answers the bare address: in the language chosen here, else the one that the app was installed in, else the first of ours that the phone names. */
async function home(asked) {
  const chosen = (await self.cookieStore?.get("lang"))?.value ?? asked.get("lang");
  const named = self.navigator.languages.map((tag) => tag.slice(0, 2).toLowerCase()).find((tag) => languages.includes(tag));
  return Response.redirect(`/${[chosen ?? named, ...languages].find((lang) => languages.includes(lang))}`);
}

// Opens the app without a network. What the build lists (`app/sw.js/route.ts`) is kept and given from here, whatever the
// query; all else goes to the network. A new version waits until nobody has the app open, or until people ask for it.
const { version, files } = self.BUILD;
const CACHE = `petit-au-bout ${version}`;
const HASHED = "/_next/static/";
const VERSIONS_KEPT = 2; // a tab opened before a new version took over still asks for the files of its own
const known = new Set(files);

self.addEventListener("install", (event) => event.waitUntil(keepAll()));
self.addEventListener("activate", (event) => event.waitUntil(forgetOld().then(() => self.clients.claim())));
self.addEventListener("message", ({ data }) => data === "take-over" && self.skipWaiting());

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const { origin, pathname, searchParams } = new URL(request.url);
  if (request.method !== "GET" || origin !== location.origin || pathname.startsWith("/api/")) return;
  if (request.headers.has("rsc") || searchParams.has("_rsc")) return;
  if (known.has(pathname) || pathname.startsWith(HASHED)) event.respondWith(kept(request, pathname));
  else if (request.mode === "navigate") event.respondWith(pathname === "/" ? home() : fetch(request).catch(home));
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

/** As the server answers the bare address: in the language chosen here, else in the first of ours that the phone names. */
async function home() {
  const chosen = (await self.cookieStore?.get("lang"))?.value;
  const named = self.navigator.languages.map((tag) => tag.slice(0, 2).toLowerCase()).find((tag) => tag === "en" || tag === "fr");
  return Response.redirect((chosen ?? named) === "en" ? "/en" : "/fr");
}

// Keeps the files of a page without a server, so that it opens without a network. `files.json` names them all; a file that
// never changes is asked for once. The name of the cache is that of the folder, for several pages may share an origin.
const FOLDER = new URL(".", self.location.href).href;
const CACHE = `labtable ${FOLDER}`;
const INDEX = new URL("index.html", FOLDER).href;

self.addEventListener("install", (event) => {
  event.waitUntil(caches.open(CACHE).then((cache) => cache.add(new Request(INDEX, { cache: "no-cache" }))));
  self.skipWaiting();
});

self.addEventListener("activate", (event) => event.waitUntil(self.clients.claim()));

self.addEventListener("fetch", (event) => {
  const url = new URL(event.request.url);
  if (event.request.method !== "GET" || !url.href.startsWith(FOLDER)) return;
  const isPage = event.request.mode === "navigate";
  if (isPage && ![FOLDER, INDEX].includes(url.origin + url.pathname)) return;
  event.respondWith(isPage ? newest() : kept(event.request));
});

/** The page as it is now, or as it was when there was a network. */
async function newest() {
  const cache = await caches.open(CACHE);
  try {
    const response = await fetch(INDEX, { cache: "no-cache" });
    if (response.ok) await cache.put(INDEX, response.clone()).catch(() => undefined);
    return response;
  } catch (fault) {
    const before = await cache.match(INDEX);
    if (before) return before;
    throw fault;
  }
}

/** A file that is kept, or one that is fetched and kept from now on; a full storage keeps no more. */
async function kept(request) {
  const cache = await caches.open(CACHE);
  const before = await cache.match(request, { ignoreSearch: true });
  if (before) return before;
  const response = await fetch(request);
  if (response.ok && isForEver(request.url)) await cache.put(request, response.clone()).catch(() => undefined);
  return response;
}

/** Files in these folders carry a digest in their names. */
const isForEver = (url) => /^(assets|books|icons|python)\//.test(url.slice(FOLDER.length));

self.addEventListener("message", (event) => {
  if (event.data === "keep all") event.waitUntil(keepAll());
});

/** Fetch what is not kept yet, and forget what the page has no more. */
async function keepAll() {
  const cache = await caches.open(CACHE);
  const names = await (await fetch(new URL("files.json", FOLDER), { cache: "no-cache" })).json();
  const wanted = new Set(names.map((name) => new URL(name, FOLDER).href));
  for (const request of await cache.keys()) if (!wanted.has(request.url)) await cache.delete(request);
  for (const url of wanted) if (!(await cache.match(url))) await cache.add(url);
  for (const client of await self.clients.matchAll()) client.postMessage("all is kept");
}

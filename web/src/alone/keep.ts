/** Keeping the whole page in this browser, so that it opens without a network. */
import { base } from "../app/alone";

/** The service worker keeps every file of the page; where there can be none, the page needs its host as others do. */
export async function keepAll(): Promise<void> {
  const keeper = await registered();
  keeper?.active?.postMessage("keep all");
}

let asked: Promise<ServiceWorkerRegistration | null> | undefined;

/** Files that were loaded come from the keeper from now on. */
function registered(): Promise<ServiceWorkerRegistration | null> {
  asked ??= register();
  return asked;
}

async function register(): Promise<ServiceWorkerRegistration | null> {
  if (!("serviceWorker" in navigator)) return null;
  try {
    await navigator.serviceWorker.register(new URL("keeper.js", base), { scope: base });
    return await navigator.serviceWorker.ready;
  } catch {
    return null; // a private window, or a page that did not come over https
  }
}

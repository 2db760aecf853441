/** Fetches what the worker is to keep: it sees the requests of this page. */

/**
 * What Chromium sends for a picture since all browsers of its kind show AVIF. Where hosts choose between WebP and AVIF by it, a picture that was
 * loaded with another one is loaded again. Other browsers send what `fetch` sends, and get WebP.
 */
const OF_PICTURES = 'image/avif,image/webp,image/apng,image/svg+xml,image/*,*/*;q=0.8';
const ALL_SHOW_AVIF = 121;
interface Brands {
  readonly userAgentData?: { readonly brands: readonly { readonly brand: string; readonly version: string }[] };
}
const isRecentChromium = (navigator as Brands).userAgentData?.brands.some(
  ({ brand, version }) => brand === 'Chromium' && Number(version) >= ALL_SHOW_AVIF,
);

/** Nobody waits for it, and what the browser has need not be transferred again. */
const ask = (path: string): Promise<Response> =>
  fetch(path, {
    cache: 'force-cache',
    priority: 'low',
    ...(isRecentChromium && path.startsWith('/_img/') && { headers: { accept: OF_PICTURES } }),
  });

/** The page that was open before there was a worker, and the files that it has loaded. */
export async function handOver(): Promise<void> {
  const loaded = performance.getEntriesByType('resource').map(({ name }) => new URL(name));
  const own = loaded.filter(({ origin }) => origin === location.origin).map(({ pathname }) => pathname);
  const files = own.filter((path) => /^\/_(?:astro|img)\//.test(path));
  await Promise.all([location.pathname, ...new Set(files)].map(ask));
}

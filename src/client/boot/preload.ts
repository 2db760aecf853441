/** Bytes of the files that lie in the browser's cache. */
const cached: Record<string, number> = {};

/**
 * What the build puts around every `import()`: fetches the files that the imported one imports at the same time as itself, so that
 * a slow link is crossed once (src/integration/preload-plugin.ts). A failed import is the caller's to answer. Most browsers remember a module
 * that they could not fetch as one that fails, for as long as the page is open: so only what lies in the cache is imported, and
 * what the network did not give can be asked for again.
 * @param files - the imported file and what it imports; Vite leaves them out where it imports nothing.
 */
export async function preload<T>(load: () => Promise<T>, files: readonly string[] = []): Promise<T> {
  if (!files[0] && !navigator.onLine) throw 0;
  await Promise.all(
    files.map(async (file) => (cached[file] ||= (await (await fetch(`/${file}`)).arrayBuffer()).byteLength)),
  );
  return load();
}

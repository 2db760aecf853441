/** Sizes of the files that have been fetched, by path. */
const cached: Record<string, number> = {};

/**
 * The build wraps every `import()` in this (src/integration/byte-saving/preload-plugin.ts): it fetches the imported file and its imports in parallel,
 * so that a slow connection needs one round trip. Most browsers cache a failed import until the page is closed; so a module is
 * imported only after its files have been fetched, and a failed fetch can be retried. The caller handles errors.
 * @param files - the imported file and its imports; Vite passes none for a file without imports.
 */
export async function preload<T>(load: () => Promise<T>, files: readonly string[] = []): Promise<T> {
  if (!files[0] && !navigator.onLine) throw 0;
  await Promise.all(
    files.map(async (file) => (cached[file] ||= (await (await fetch(`/${file}`)).arrayBuffer()).byteLength)),
  );
  return load();
}

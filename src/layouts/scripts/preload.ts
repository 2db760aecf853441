const asked = new Set<string>();

/**
 * What the build puts around every `import()`: asks for the files that the imported one imports at the same time as for itself, so
 * that a slow link is crossed once (src/build/preload.ts). The first of `files` is the imported one. A failed import is the caller's
 * to answer.
 */
export async function preload<T>(load: () => Promise<T>, files: readonly string[] = []): Promise<T> {
  // Most browsers remember a module that they could not fetch as one that fails, for as long as the page is open: without a
  // network only what lies in the cache is imported.
  if (!navigator.onLine) await fetch(`/${files[0]}`);
  else
    for (const file of files) {
      if (asked.has(file)) continue;
      asked.add(file);
      const link = document.createElement('link');
      link.rel = 'modulepreload';
      link.href = `/${file}`;
      document.head.append(link);
    }
  return load();
}

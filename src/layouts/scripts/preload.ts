const asked = new Set<string>();

/**
 * What the build puts around every `import()`: asks for the files that the imported one imports at the same time as for itself, so
 * that a slow link is crossed once (src/build/preload.ts). A failed import is the caller's to answer.
 */
export function preload<T>(load: () => Promise<T>, files: readonly string[] = []): Promise<T> {
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

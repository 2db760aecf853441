/** The files that were asked for, by path: in the window, as each script has a copy of this module. */
interface Asked {
  asked?: Record<string, Promise<unknown>>;
}

/**
 * The build wraps every `import()` in this (src/integration/byte-saving/preload-plugin.ts): it fetches the imported file and its imports in parallel,
 * so that a slow connection needs one round trip. Most browsers cache a failed import until the page is closed; so a module is
 * imported only after its files have been fetched, and a failed fetch is forgotten, so that it can be retried. The caller handles errors.
 * @param files - the imported file and its imports; Vite passes an empty list for a file without imports, so `load` says which it is.
 */
export async function preload<T>(load: () => Promise<T>, files: string[]): Promise<T> {
  files[0] ??= `_astro/${`${load}`.split('`')[1]}`;
  // biome-ignore lint/suspicious/noAssignInExpressions: 20 bytes less of every script that loads others
  const asked = ((self as Asked).asked ??= {});
  await Promise.all(
    files.map(
      (file) =>
        (asked[file] ??= fetch(`/${file}`)
          .then((answer) => answer.text())
          .catch((error) => {
            delete asked[file];
            throw error;
          })),
    ),
  );
  return load();
}

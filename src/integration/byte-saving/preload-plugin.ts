import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { sourceFolder } from '../../package.ts';

/** Vite's module that wraps every `import()` of a build. */
const HELPER = '\0vite/preload-helper.js';
/** What Vite 8.4 leaves beside it until the names of files are known, with a digest of the module's whole path. */
const MARKER = /(__VITE_PRELOAD__)[\da-f]{32}/g;
/**
 * Replaces Vite's preload helper with client/boot/preload.ts. Vite's is three times as large, for cases that do not occur here: styles of
 * chunks (ours are inlined or loaded by name), nonces, relative bases. Each module gets a copy: a file of its own would be one more request
 * before the script of a page can start. The copies share what they have asked for.
 *
 * Lists leave out what the file that has them imports, which is there before it runs. Takes the digests out of Vite's markers, which it knows without, too: with them the names of files depend on the folder that a shop is in.
 */
export function preloadPlugin(): Plugin {
  const own = join(sourceFolder, 'client/boot/preload.ts');
  const copy = `${own}?for=`;
  /** What each file imports, by name. */
  const imports = new Map<string, readonly string[]>();
  return {
    name: 'haat-preload',
    enforce: 'pre',
    apply: 'build',
    config: () => ({
      build: {
        modulePreload: {
          resolveDependencies(_file, files, { hostId }) {
            const loaded = listImported(imports, hostId);
            return files.filter((file) => !loaded.has(file));
          },
        },
      },
    }),
    generateBundle: {
      order: 'pre',
      handler(_options, bundle) {
        imports.clear();
        for (const file of Object.values(bundle)) if (file.type === 'chunk') imports.set(file.fileName, file.imports);
      },
    },
    resolveId: (id: string, importer?: string) =>
      id === HELPER && importer !== undefined ? copy + encodeURIComponent(importer) : undefined,
    load: (id: string) =>
      id.startsWith(copy) ? `${readFileSync(own, 'utf8')}\nexport { preload as __vitePreload };` : undefined,
    renderChunk: (code: string) => ({ code: code.replace(MARKER, '$1'), map: null }),
  };
}

/** The files that a file imports, and what these import. */
function listImported(
  imports: ReadonlyMap<string, readonly string[]>,
  file: string,
  found = new Set<string>(),
): Set<string> {
  for (const one of imports.get(file) ?? []) if (!found.has(one)) listImported(imports, one, found.add(one));
  return found;
}

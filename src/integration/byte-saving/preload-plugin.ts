import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { sourceFolder } from '../../package.ts';

/** Vite's module that wraps every `import()` in a build. */
const HELPER = '\0vite/preload-helper.js';
/** The marker that Vite 8.4 writes until file names are known. It ends with a digest of the module's absolute path. */
const MARKER = /(__VITE_PRELOAD__)[\da-f]{32}/g;
/**
 * Replaces Vite's preload helper with client/boot/preload.ts. Vite's is three times as large because of cases that don't occur here: styles of chunks
 * (ours are inlined or loaded by name), nonces and relative bases. Each module gets its own copy, as a shared file would be one more request before a
 * page's script can start. The copies share the list of what was requested.
 *
 * The lists omit what the importing file itself imports: that is loaded before the file runs. The digests are removed from Vite's markers, because
 * with them the names of files would depend on the shop's folder. Vite recognizes the markers without them.
 */
export function preloadPlugin(): Plugin {
  const own = join(sourceFolder, 'client/boot/preload.ts');
  const copy = `${own}?for=`;
  /** Imports by the name of the importing file. */
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

/** The files that a file imports, directly or not. */
function listImported(
  imports: ReadonlyMap<string, readonly string[]>,
  file: string,
  found = new Set<string>(),
): Set<string> {
  for (const one of imports.get(file) ?? []) if (!found.has(one)) listImported(imports, one, found.add(one));
  return found;
}

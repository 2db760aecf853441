import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { sourceFolder } from '../../package.ts';

/** Vite's module that wraps every `import()` of a build. */
const HELPER = '\0vite/preload-helper.js';

/**
 * Replaces Vite's preload helper with client/boot/preload.ts. Vite's is three times as large, for cases that do not occur here: styles of
 * chunks (ours are inlined or loaded by name), nonces, relative bases. Each module gets a copy: a file of its own would be one more request
 * before the script of a page can start. The copies share what they have asked for.
 */
export function preloadPlugin(): Plugin {
  const own = join(sourceFolder, 'client/boot/preload.ts');
  const copy = `${own}?for=`;
  return {
    name: 'haat-preload',
    enforce: 'pre',
    apply: 'build',
    resolveId: (id: string, importer?: string) =>
      id === HELPER && importer !== undefined ? copy + encodeURIComponent(importer) : undefined,
    load: (id: string) =>
      id.startsWith(copy) ? `${readFileSync(own, 'utf8')}\nexport { preload as __vitePreload };` : undefined,
  };
}

import { join } from 'node:path';
import type { Plugin } from 'vite';
import { sourceFolder } from '../../package.ts';

/** Vite's module that wraps every `import()` of a build. */
const HELPER = '\0vite/preload-helper.js';

/**
 * Replaces Vite's preload helper with client/boot/preload.ts. Vite's is three times as large, for cases that do not occur here: styles of
 * chunks (ours are inlined or loaded by name), nonces, relative bases.
 */
export function preloadPlugin(): Plugin {
  const own = join(sourceFolder, 'client/boot/preload.ts');
  return {
    name: 'haat-preload',
    enforce: 'pre',
    apply: 'build',
    load: (id: string) =>
      id === HELPER ? `export { preload as __vitePreload } from ${JSON.stringify(own)};` : undefined,
  };
}

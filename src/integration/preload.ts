import { fileURLToPath } from 'node:url';
import type { VitePlugin } from './vite-plugin.ts';

/** The module that Vite wraps every `import()` of a build with. */
const HELPER = '\0vite/preload-helper.js';

/**
 * Puts client/boot/preload.ts in the place of Vite's own helper, which has three times its size for cases that do not come up
 * here: styles of chunks (ours are inlined or asked for by name), nonces, relative bases.
 */
export function preloadPlugin(): VitePlugin {
  const own = fileURLToPath(new URL('../client/boot/preload.ts', import.meta.url));
  return {
    name: 'haat-preload',
    enforce: 'pre',
    apply: 'build',
    load: (id: string) =>
      id === HELPER ? `export { preload as __vitePreload } from ${JSON.stringify(own)};` : undefined,
  };
}

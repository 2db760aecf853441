import type { Plugin } from 'vite';
import { sourceFolder, viteId } from '../package.ts';

/**
 * Modules of at most some 200 bytes whose copies need to know nothing of each other: each script that imports one gets a copy, as a file of its
 * own would cost more in headers than it has bytes, and a round trip where a list does not name it. `sheet` is larger: no page has two scripts
 * with it.
 */
const TINY = new Set(
  [
    'browser/load-styles',
    'browser/make',
    'browser/release',
    'browser/save-file',
    'browser/slow-link',
    'browser/thumbnail',
    'browser/write-once',
    'client/product/product-path',
    'client/product/read-product',
    'client/product/sheet',
    'core/money/format-signed',
    'core/offline/cache-names',
    'core/site/cart-paths',
    'core/site/data-paths',
    'islands/CartText',
  ].flatMap((name) => ['.ts', '.tsx'].map((ending) => `${viteId(sourceFolder)}/${name}${ending}`)),
);

/** Copies tiny modules into the scripts that import them. */
export function tinyCopiesPlugin(): Plugin {
  return {
    name: 'haat-tiny-copies',
    enforce: 'pre',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    async resolveId(source, importer, { kind }) {
      // What `import()` loads is a file of its own.
      if (!importer || kind !== 'import-statement' || !/\.tsx?$/.test(source)) return undefined;
      const found = await this.resolve(source, importer, { skipSelf: true });
      return found && TINY.has(viteId(found.id)) ? `${found.id}?for=${encodeURIComponent(importer)}` : undefined;
    },
  };
}

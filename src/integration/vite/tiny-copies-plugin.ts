import type { Plugin } from 'vite';
import { sourceFolder, viteId } from '../../package.ts';

/**
 * Modules of at most some 400 bytes whose copies need to know nothing of each other. Each importing script gets a copy of what it uses, because a
 * file of its own would cost more in headers than it has bytes, and a round trip if no list names it. `sheet` and `held-sheet` are larger, but no
 * page has two scripts that import the first, and those that import the second run one after another.
 */
export const TINY_NAMES: readonly string[] = [
  'browser/apply-styles',
  'browser/files/copies',
  'browser/load-styles',
  'browser/make',
  'browser/forms/once-key',
  'browser/api/release',
  'browser/api/slow-link',
  'browser/pictures/thumbnail',
  'browser/trusted-types',
  'browser/forms/until-changed',
  'browser/write-once',
  'client/card/card-sizes',
  'client/wishlist/settle-item',
  'client/product/product-path',
  'client/items/read-product',
  'client/product/sheet',
  'core/money/format-signed',
  'core/money/saving-percent',
  'core/offline/cache-names',
  'core/offline/copy-index',
  'core/site/cart-paths',
  'core/size/card-sizes',
  'core/text/latin-digits',
  'core/site/data-paths',
  'islands/cart/CartText',
  'islands/held-sheet',
  'stores/saved-items',
];

const TINY = new Set(
  TINY_NAMES.flatMap((name) => ['.ts', '.tsx'].map((ending) => `${viteId(sourceFolder)}/${name}${ending}`)),
);

/** Copies tiny modules into the scripts that import them. */
export function tinyCopiesPlugin(): Plugin {
  return {
    name: 'haat-tiny-copies',
    enforce: 'pre',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    async resolveId(source, importer, { kind }) {
      // What `import()` loads is a separate file.
      if (!importer || kind !== 'import-statement' || !/\.tsx?$/.test(source)) return undefined;
      const found = await this.resolve(source, importer, { skipSelf: true });
      return found && TINY.has(viteId(found.id)) ? `${found.id}?for=${encodeURIComponent(importer)}` : undefined;
    },
  };
}

import type { Plugin } from 'vite';
import type { ReadPlugin } from './read-plugins.ts';

const PAGE_HOOKS = 'virtual:haat-page-hooks';
const PRODUCT_SECTIONS = 'virtual:haat-product-sections';

/**
 * Provides modules with what a shop's plugins add to pages (src/layouts/plugins.d.ts). They are part of the bundled templates, so a changed hook
 * renders again the pages that use it.
 */
export function pluginsPlugin(plugins: readonly ReadPlugin[]): Plugin {
  return {
    name: 'haat-plugins',
    resolveId: (id: string) => (id === PAGE_HOOKS || id === PRODUCT_SECTIONS ? `\0${id}` : undefined),
    load(id: string) {
      if (id === `\0${PAGE_HOOKS}`) {
        const own = plugins.filter(({ page }) => page !== undefined);
        const entries = own.map(({ name }, index) => `{ ...hooks${index}, name: ${JSON.stringify(name)} }`);
        const imports = own.map(({ page }, index) => `import * as hooks${index} from ${JSON.stringify(page)};`);
        return `${imports.join('\n')}\nexport const pageHooks = [${entries.join()}];`;
      }
      if (id !== `\0${PRODUCT_SECTIONS}`) return undefined;
      const files = plugins.flatMap(({ productSection }) => productSection ?? []);
      const imports = files.map((file, index) => `import section${index} from ${JSON.stringify(file)};`);
      return `${imports.join('\n')}\nexport const productSections = [${files.map((_, index) => `section${index}`).join()}];`;
    },
  };
}

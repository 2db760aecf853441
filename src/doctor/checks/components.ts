import { readFileSync } from 'node:fs';
import { findChangedProps } from '../../integration/overrides/changed-props.ts';
import { findUnusedOverrides } from '../../integration/overrides/find-unused.ts';
import { readOverrides, ShopCodeError } from '../../integration/overrides/read-overrides.ts';
import { listShopTemplates } from '../../integration/overrides/shop-templates.ts';
import { findNewestBundle } from '../../integration/render/bundle-folder.ts';
import { readShopOptions, ShopOptionsError } from '../../integration/shop-options.ts';
import type { Finding, Shop } from '../finding.ts';

/** Looks at the components that the shop puts in the place of the product's, and at Astro's configuration that names them. */
export async function checkComponents({ folders }: Pick<Shop, 'folders'>): Promise<Finding[]> {
  try {
    const { components } = await readShopOptions();
    const overrides = readOverrides(components);
    const templates = listShopTemplates();
    const changed = await findChangedProps(templates, overrides);
    const bundled = (await findNewestBundle(folders))?.overrides ?? [];
    const known = overrides.map((override) => {
      const before = bundled.find(({ name, file }) => name === override.name && file === override.file);
      // One that no build has seen yet is not known to be unused.
      return { ...override, isUsed: before?.isUsed ?? true };
    });
    const texts = new Map(templates.map((file) => [file, readFileSync(file, 'utf8')]));
    return [
      ...changed.map(
        ({ file, line, column, component, prop, since, use }): Finding => ({
          severity: 'error',
          about: 'components',
          what: `${prop} of ${component} is used, which version ${since} has changed.`,
          where: `${file}:${line}:${column}`,
          mend: use,
        }),
      ),
      ...findUnusedOverrides(known, texts).map(
        (what): Finding => ({
          severity: 'warning',
          about: 'components',
          what,
          mend: 'remove it, or let something show it',
        }),
      ),
    ];
  } catch (error) {
    if (error instanceof ShopOptionsError)
      return [{ severity: 'error', about: 'components', what: error.message, where: 'astro.config.mjs' }];
    if (!(error instanceof ShopCodeError)) throw error;
    return error.message
      .split('\n')
      .slice(1)
      .map((line) => ({ severity: 'error', about: 'components', what: line.slice(2), where: 'astro.config.mjs' }));
  }
}

import { readFileSync } from 'node:fs';
import { findChangedProps } from '../../../integration/overrides/changed-props.ts';
import { findUnusedOverrides } from '../../../integration/overrides/find-unused.ts';
import { type Override, readOverrides, ShopCodeError } from '../../../integration/overrides/read-overrides.ts';
import { listShopTemplates } from '../../../integration/overrides/shop-templates.ts';
import type { Folders } from '../../../integration/files/folders.ts';
import { readPlugins } from '../../../integration/plugins/read-plugins.ts';
import { findNewestBundle } from '../../../integration/bundle-folder.ts';
import { readShopOptions, ShopOptionsError } from '../../../integration/shop-options.ts';
import type { Finding, Shop } from './finding.ts';

/** Checks the components and plugins of the shop, and the Astro configuration that names them. */
export async function checkComponents({ folders }: Pick<Shop, 'folders'>): Promise<Finding[]> {
  try {
    const { components, plugins } = await readShopOptions();
    return [
      ...(await orFaults(() => {
        readPlugins(plugins);
        return [];
      })),
      ...(await orFaults(() => checkOverrides(readOverrides(components), folders))),
    ];
  } catch (error) {
    if (!(error instanceof ShopOptionsError)) throw error;
    return [{ severity: 'error', about: 'components', what: error.message, where: 'astro.config.mjs' }];
  }
}

async function checkOverrides(overrides: readonly Override[], folders: Folders): Promise<Finding[]> {
  const templates = listShopTemplates();
  const changed = await findChangedProps(templates, overrides);
  const bundled = (await findNewestBundle(folders))?.overrides ?? [];
  const known = overrides.map((override) => {
    const before = bundled.find(({ name, file }) => name === override.name && file === override.file);
    // A component that no build has seen yet is not reported as unused.
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
}

/** The findings of `check`, or what is wrong with the options that it reads. */
async function orFaults(check: () => Finding[] | Promise<Finding[]>): Promise<Finding[]> {
  try {
    return await check();
  } catch (error) {
    if (!(error instanceof ShopCodeError)) throw error;
    const [, ...faults] = error.message.split('\n');
    return faults.map((fault) => ({
      severity: 'error',
      about: 'components',
      what: fault.slice('- '.length),
      where: 'astro.config.mjs',
    }));
  }
}

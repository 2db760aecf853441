import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { AstroIntegration } from 'astro';
import type { HaatPlugin } from './plugins/read-plugins.ts';

/** The key of the options. It is the same in all copies of this module, as astro.config.mjs may load another one. */
const OPTIONS = Symbol.for('haat.options');

/** Attaches the options from astro.config.mjs to the integration, for `readShopOptions`. */
export const withOptions = (integration: AstroIntegration, options: object): AstroIntegration =>
  Object.assign(integration, { [OPTIONS]: options });

/** The file names that Astro accepts for its configuration. */
const CONFIG_FILES = ['mjs', 'ts', 'js', 'mts'].map((ending) => `astro.config.${ending}`);

/** The shop's configuration can't be used. The message says which file, and why. */
export class ShopOptionsError extends Error {}

/** The options of the integration that commands read. */
interface ShopOptions {
  /** Name of the file: `astro.config.mjs`. */
  readonly file: string;
  readonly components?: Readonly<Record<string, string | undefined>>;
  readonly plugins?: readonly HaatPlugin[];
}

/**
 * Loads the configuration of the shop in `folder`, as Astro does, and returns the options of the integration.
 * @throws ShopOptionsError when there is none, it can't be loaded, or it doesn't use the integration
 */
export async function readShopOptions(folder = process.cwd()): Promise<ShopOptions> {
  const file = CONFIG_FILES.find((name) => existsSync(join(folder, name)));
  if (file === undefined) throw new ShopOptionsError(`There is no astro.config.mjs in ${folder}.`);
  let config: { integrations?: unknown };
  try {
    const module = (await import(pathToFileURL(join(folder, file)).href)) as { default?: unknown };
    config = Object(module.default) as typeof config;
  } catch (error) {
    throw new ShopOptionsError(`${file} can't be loaded: ${(error as Error).message}`);
  }
  const integrations = [config.integrations].flat(3) as unknown[];
  const own = integrations.find((one): one is { [OPTIONS]: object } => Object(one) === one && OPTIONS in Object(one));
  if (!own)
    throw new ShopOptionsError(`${file} does not use haat: it needs "integrations: [haat()]", with haat from "haat".`);
  return { file, ...own[OPTIONS] };
}

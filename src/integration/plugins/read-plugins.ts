import { isAbsolute, resolve } from 'node:path';
import { statSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { suggest } from '../../catalog/problems/problems.ts';
import { viteId } from '../../package.ts';
import { findFileFault, ShopCodeError } from '../overrides/read-overrides.ts';

/**
 * A plugin of a shop: the file of each of its hooks. In a shop's options, paths are relative to the shop's folder. A package gives URLs of its own
 * files.
 * @example new URL('./page.js', import.meta.url)
 */
export interface HaatPlugin {
  /** For messages. */
  readonly name: string;
  /** A module with functions `head` and `jsonLd`, which add to the head and the structured data of each page (`PageHooks`). */
  readonly page?: string | URL;
  /** An Astro component that product pages show after the details. It gets the product's view model as `view`. */
  readonly productSection?: string | URL;
  /** A module whose function `default` runs once all pages are written, before they are checked and published (`FinishedSite`). */
  readonly afterBuild?: string | URL;
}

/** A plugin whose files exist, with absolute paths as Vite names them. */
export type ReadPlugin = { readonly name: string } & { readonly [Hook in (typeof HOOKS)[number]]?: string };

const HOOKS = ['page', 'productSection', 'afterBuild'] as const;
const KEYS: readonly string[] = ['name', ...HOOKS];

/** Reads the plugins of a shop. @throws ShopCodeError that names every plugin without a name, unknown key and missing file */
export function readPlugins(plugins: readonly HaatPlugin[] = []): ReadPlugin[] {
  const faults: string[] = [];
  const names = new Set<string>();
  const read = plugins.map((plugin, index) => {
    const option = `plugins[${index}]`;
    const { name } = plugin;
    if (typeof name !== 'string' || name === '') faults.push(`${option} has no name.`);
    else if (names.has(name)) faults.push(`${option} has the name ${name}, which another plugin has.`);
    names.add(name);
    for (const key of Object.keys(plugin))
      if (!KEYS.includes(key))
        faults.push(
          `${option} (${name}) has the key "${key}". ${suggest(key, KEYS) ?? ''} It can have ${KEYS.join(', ')}.`,
        );
    const files = HOOKS.flatMap((hook) => {
      const path = plugin[hook];
      if (path === undefined) return [];
      const fault = findHookFault(`${option}.${hook}`, path, hook === 'productSection' ? '.astro' : '');
      if (fault !== undefined) faults.push(fault);
      return [[hook, viteId(path instanceof URL ? fileURLToPath(path) : resolve(path))] as const];
    });
    return { name, ...Object.fromEntries(files) };
  });
  if (faults.length > 0) throw new ShopCodeError(faults);
  return read;
}

function findHookFault(option: string, path: string | URL, ending: string): string | undefined {
  if (!(path instanceof URL) && !isAbsolute(path)) return findFileFault(option, path, ending);
  const file = path instanceof URL ? fileURLToPath(path) : path;
  if (!file.endsWith(ending)) return `${option} is ${file}. A file that ends with ${ending} is expected.`;
  return statSync(file, { throwIfNoEntry: false })?.isFile()
    ? undefined
    : `${option} is ${file}, and there is no such file.`;
}

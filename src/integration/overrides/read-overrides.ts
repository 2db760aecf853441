import { statSync } from 'node:fs';
import { isAbsolute, join, relative, resolve } from 'node:path';
import { suggest } from '../../catalog/problems/problems.ts';
import { sourceFolder, viteId } from '../../package.ts';
import { COMPONENT_NAMES, type ComponentName, isComponentName, PUBLIC_COMPONENTS } from './public-components.ts';

/** The shop's components by the names of those that they replace. Paths are relative to the shop's folder: `./src/components/ProductCard.astro`. */
export type ComponentOverrides = Readonly<Partial<Record<ComponentName, string>>>;

/** An override whose file exists. */
export interface Override {
  readonly name: ComponentName;
  /** The product's file. */
  readonly original: string;
  /** The shop's file. */
  readonly file: string;
}

/** A fault in the integration's options `components` or `plugins`, or in the files that they name. */
export class ShopCodeError extends Error {
  constructor(lines: readonly string[]) {
    super(`astro.config.mjs or a file of the shop has to change:\n${lines.map((line) => `- ${line}`).join('\n')}`);
    this.name = 'ShopCodeError';
  }
}

/** The product's file of a public component, as Vite names it. */
export const originalOf = (name: ComponentName): string => viteId(join(sourceFolder, PUBLIC_COMPONENTS[name].file));

/** A sentence that rejects a name, such as "ProductCardd", and lists the public components, the most similar first. */
export function describeUnknownName(name: string): string {
  const hint = suggest(name, COMPONENT_NAMES);
  return `There is no public component "${name}"${hint === undefined ? '.' : `: ${hint}`} The names are: ${COMPONENT_NAMES.join(', ')}.`;
}

/** Reads the overrides of a shop. @throws ShopCodeError that names every unknown component, missing file, and file outside the shop's `src` */
export function readOverrides(components: Readonly<Record<string, string | undefined>> = {}): Override[] {
  const faults: string[] = [];
  const overrides: Override[] = [];
  for (const [name, path] of Object.entries(components)) {
    if (path === undefined) continue;
    const option = `components.${name}`;
    const fault = !isComponentName(name)
      ? `${option}: ${describeUnknownName(name)}`
      : 'isLayout' in PUBLIC_COMPONENTS[name]
        ? `${option}: this is the layout of the shop's own pages, which can't be overridden. Use one of your own in your pages.`
        : findFileFault(option, path, '.astro');
    if (fault !== undefined) faults.push(fault);
    else if (isComponentName(name)) overrides.push({ name, original: originalOf(name), file: viteId(resolve(path)) });
  }
  if (faults.length > 0) throw new ShopCodeError(faults);
  return overrides;
}

/**
 * What is wrong with a file that an option names; undefined if nothing is. It must be in the shop's `src`, because builds look only there for changes
 * that affect pages.
 */
export function findFileFault(option: string, path: unknown, ending: string): string | undefined {
  if (typeof path !== 'string')
    return `${option} is ${JSON.stringify(path)}. It has to be the path of a file as a text.`;
  const file = resolve(path);
  const inside = relative(resolve('src'), file);
  if (inside.startsWith('..') || isAbsolute(inside))
    return `${option} is ${path}, which is not in the shop's src folder. Move the file there: ./src/components/${path.split(/[\\/]/).at(-1)}`;
  if (!file.endsWith(ending)) return `${option} is ${path}. A file that ends with ${ending} is expected.`;
  if (!statSync(file, { throwIfNoEntry: false })?.isFile())
    return `${option} is ${path}, and there is no such file. Paths begin at the folder of astro.config.mjs.`;
  return undefined;
}

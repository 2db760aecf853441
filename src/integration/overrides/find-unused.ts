import { basename } from 'node:path';
import { COMPONENT_NAMES, type ComponentName, PUBLIC_COMPONENTS } from './public-components.ts';
import type { Override } from './read-overrides.ts';

/** An override, and whether a bundle used it. */
export interface BundledOverride extends Override {
  /** Whether a template of the bundle imports it. */
  readonly isUsed: boolean;
}

/**
 * Lists overrides without effect, in a sentence each: those that no template imports, and files of the shop that are named like a public component
 * but are neither named in the integration's options nor imported by the shop. `templates` are the texts of the shop's templates by file.
 */
export function findUnusedOverrides(
  overrides: readonly BundledOverride[],
  templates: ReadonlyMap<string, string>,
): string[] {
  const named = new Set(overrides.map(({ file }) => file));
  const texts = [...templates.values()];
  const unused = overrides
    .filter(({ isUsed }) => !isUsed)
    .map(
      ({ name, file }) => `components.${name} (${file}) is imported by no template: what shows it is overridden, too.`,
    );
  for (const file of templates.keys()) {
    const name = nameOfFile(file);
    if (name === undefined || named.has(file) || texts.some((text) => text.includes(`/${basename(file)}`))) continue;
    unused.push(
      `${file} has the name of the component ${name}, but nothing uses it. Name it in astro.config.mjs: haat({ components: { ${name}: '…/${basename(file)}' } }).`,
    );
  }
  return unused;
}

/** The public component that a file seems to override. */
const nameOfFile = (file: string): ComponentName | undefined => {
  const [, folder, name = ''] = /(components|pages)?\/(\w+)\.astro$/.exec(file) ?? [];
  if (folder === 'pages') return undefined;
  return COMPONENT_NAMES.find((one) => one === name || basename(PUBLIC_COMPONENTS[one].file, '.astro') === name);
};

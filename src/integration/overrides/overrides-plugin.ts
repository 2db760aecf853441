import { join } from 'node:path';
import { dirname } from 'node:path/posix';
import type { Plugin } from 'vite';
import { sourceFolder, viteId } from '../../package.ts';
import { COMPONENT_NAMES, isComponentName } from './public-components.ts';
import { describeUnknownName, originalOf, type Override } from './read-overrides.ts';
import { COMPONENTS_MODULE, rewriteImports } from './rewrite-imports.ts';

/** The module with all public components, for imports other than of single names. */
const ALL = `\0${COMPONENTS_MODULE}`;

/**
 * Replaces original components by the shop's where templates of the product import them. An import from `haat/components` in the shop gives the
 * original, so that an override can wrap it. `onUse` is called for each override that a template imports.
 */
export function overridesPlugin(
  overrides: readonly Override[],
  onUse: (override: Override) => void = () => {},
): Plugin {
  const byOriginal = new Map(overrides.map((override) => [override.original, override]));
  const own = `${viteId(sourceFolder)}/`;
  return {
    name: 'haat-overrides',
    enforce: 'pre',
    transform: {
      // Before Astro compiles the file.
      order: 'pre',
      filter: { id: /\.(?:astro|[jt]sx?)$/, code: COMPONENTS_MODULE },
      handler: (code, id) => (id.startsWith(own) ? undefined : { code: rewriteImports(code), map: null }),
    },
    load: (id) =>
      id === ALL
        ? COMPONENT_NAMES.map((name) => `export { default as ${name} } from '${originalOf(name)}';`).join('\n')
        : undefined,
    resolveId(source, importer) {
      if (source === COMPONENTS_MODULE) return ALL;
      if (source.startsWith(`${COMPONENTS_MODULE}/`)) {
        const name = source.slice(COMPONENTS_MODULE.length + 1).replace(/\.astro$/, '');
        return isComponentName(name) ? originalOf(name) : this.error(`${importer}: ${describeUnknownName(name)}`);
      }
      if (!importer || !source.startsWith('.') || !source.endsWith('.astro')) return undefined;
      const from = viteId(importer).split('?')[0] as string;
      const override = from.startsWith(own) ? byOriginal.get(viteId(join(dirname(from), source))) : undefined;
      // In the product's own checkout, overrides may be among the templates.
      if (!override || override.file === from) return undefined;
      onUse(override);
      return override.file;
    },
  };
}

/** The module from which shops import public components. */
export const COMPONENTS_MODULE = 'haat/components';

const NAMED_IMPORT = /import\s*\{([^{}]*)\}\s*from\s*(?:'haat\/components'|"haat\/components")/g;
const NAME = /^(?:(\w+)\s+as\s+)?(\w+)$/;

/**
 * Splits a shop's import from `haat/components` into one import for each component, because a module with all of them would bring all their styles
 * into the page. Lines keep their numbers.
 */
export const rewriteImports = (code: string): string =>
  code.replace(NAMED_IMPORT, (whole, list: string) => {
    const imports = list
      .split(',')
      .map((entry) => entry.trim())
      .filter((entry) => entry !== '' && !entry.startsWith('type '))
      .map((entry) => {
        const [, imported, local = ''] = NAME.exec(entry) ?? [];
        return local === '' ? undefined : `import ${local} from '${COMPONENTS_MODULE}/${imported ?? local}.astro'`;
      });
    if (imports.includes(undefined)) return whole;
    return imports.join(';') + '\n'.repeat(whole.split('\n').length - 1);
  });

import { SHOP_FACTS } from './shop-facts-plugin.ts';
import type { Plugin } from 'vite';
import { sourceFolder, viteId } from '../package.ts';

/** The copies of what shows results, and of what finds them. */
const SHOWN = '?shown';
const FOUND = '?search';

/** What shows search results. It gets copies of all that it imports, and others of what it loads to find them. */
const RESULTS = `${viteId(sourceFolder)}/client/search/results.ts`;
/** What it loads later, which is as for other pages. */
const LATER = /[\\/]client[\\/](?:search[\\/](?:after-results|left-out|refine)|product[\\/]sheet)\.ts$/;
/** What all scripts of a page have to share. */
const isShared = (id: string): boolean =>
  viteId(id).startsWith(`${viteId(sourceFolder)}/`)
    ? /[\\/](?:stores[\\/]|browser[\\/](?:notice|storage))/.test(id.slice(sourceFolder.length))
    : /[\\/]node_modules[\\/]/.test(id);

/** Which copy of what it imports a module gets; undefined for other modules than those of results. */
function copyFor(importer: string, kind: string | undefined): string | undefined {
  if (importer.replaceAll('\\', '/') === RESULTS) return kind === 'dynamic-import' ? FOUND : SHOWN;
  return [SHOWN, FOUND].find((copy) => importer.endsWith(copy));
}

/**
 * Gives the scripts of search results copies of modules that other scripts have, too. Else each such module would be a file of its own: a page of
 * results would wait for 15 of them, in three round trips on hosts that speak HTTP/1.1, and could not ask for anything else meanwhile.
 */
export function searchCopiesPlugin(): Plugin {
  return {
    name: 'haat-search-copies',
    enforce: 'pre',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    async resolveId(source, importer, { kind }) {
      if (importer === undefined) return undefined;
      const copy = copyFor(importer, kind);
      if (!copy) return undefined;
      if (source === SHOP_FACTS) return `\0${SHOP_FACTS}${copy}`;
      const found = await this.resolve(source, importer.replace(/\?(?:shown|search)$/, ''), { skipSelf: true, kind });
      // The bundler's own modules begin with a zero character.
      if (!found || found.id.startsWith('\0') || LATER.test(found.id)) return found;
      if (isShared(found.id))
        this.error(`${importer} imports ${source}, of which there can't be a copy. Import it in after-results.ts.`);
      return { ...found, id: found.id + copy };
    },
  };
}

import { SCRIPT_GROUPS } from './script-groups.ts';
import { SHOP_FACTS } from './shop-facts-plugin.ts';
import type { Plugin } from 'vite';
import { sourceFolder, viteId } from '../../package.ts';

/** The copies for the code that shows results, for the code that finds them, and for the code that suggests. */
const SHOWN = '?shown';
const FOUND = '?search';
const SUGGESTED = '?suggested';
const COPIES = [SHOWN, FOUND, SUGGESTED];

/** The module that shows search results. It gets copies of all its imports, and other copies of what it loads to find results. */
const RESULTS = `${viteId(sourceFolder)}/client/search/results.ts`;
/** The module that suggests while somebody types. */
const BOX = `${viteId(sourceFolder)}/client/search/search-box.ts`;
/** What results load later. It is the same as on other pages. */
const LATER = /[\\/]client[\\/](?:search[\\/](?:after-results|left-out|refine)|product[\\/]sheet)\.ts$/;
/** Modules that all scripts of a page must share. */
const isShared = (id: string): boolean =>
  viteId(id).startsWith(`${viteId(sourceFolder)}/`)
    ? /[\\/](?:stores[\\/]|browser[\\/](?:notice|storage))/.test(id.slice(sourceFolder.length))
    : /[\\/]node_modules[\\/]/.test(id);

/** Modules that suggestions share, because other scripts have usually loaded them before somebody types. */
const isTaken = (id: string): boolean =>
  id.endsWith('.css?url') || (SCRIPT_GROUPS.find(({ name }) => name === 'base')?.test.test(id) ?? false);

/** Which copy of its imports a module gets; undefined unless the module belongs to results or suggestions. */
function copyFor(importer: string, kind: string | undefined): string | undefined {
  const isLater = kind === 'dynamic-import';
  if (importer.replaceAll('\\', '/') === RESULTS) return isLater ? FOUND : SHOWN;
  const copy = importer.replaceAll('\\', '/') === BOX ? SUGGESTED : COPIES.find((one) => importer.endsWith(one));
  return copy === SUGGESTED && isLater ? undefined : copy;
}

/**
 * Gives the scripts of search results and of suggestions their own copies of modules that other scripts have as well. Otherwise each such module
 * would be a separate file: a page of results would wait for 15 of them, in three round trips over HTTP/1.1, and could request nothing else
 * meanwhile; the first letters would wait for seven.
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
      if (source === SHOP_FACTS && copy !== SUGGESTED) return `\0${SHOP_FACTS}${copy}`;
      const plain = importer.replace(/\?(?:shown|search|suggested)$/, '');
      const found = await this.resolve(source, plain, { skipSelf: true, kind });
      // The bundler's own modules begin with a NUL character.
      if (!found || found.id.startsWith('\0') || LATER.test(found.id)) return found;
      if (copy === SUGGESTED && isTaken(found.id)) return found;
      if (isShared(found.id))
        this.error(`${importer} imports ${source}, of which there can't be a copy. Import it in after-results.ts.`);
      // A module of which each importer gets a copy (tiny-copies-plugin.ts, preload-plugin.ts) needs only one.
      return { ...found, id: found.id.replace(/(\?for=).*$/, '$1') + copy };
    },
  };
}

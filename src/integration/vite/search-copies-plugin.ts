import { SCRIPT_GROUPS } from './script-groups.ts';
import { SHOP_FACTS } from './shop-facts-plugin.ts';
import type { Plugin } from 'vite';
import { sourceFolder, viteId } from '../../package.ts';

/** The copies of what shows results, of what finds them, and of what suggests. */
const SHOWN = '?shown';
const FOUND = '?search';
const SUGGESTED = '?suggested';
const COPIES = [SHOWN, FOUND, SUGGESTED];

/** The module that shows search results. It gets copies of all its imports, and other copies of what it loads to find results. */
const RESULTS = `${viteId(sourceFolder)}/client/search/results.ts`;
/** What suggests while one types. */
const BOX = `${viteId(sourceFolder)}/client/search/search-box.ts`;
/** What results load later, which is the same as on other pages. */
const LATER = /[\\/]client[\\/](?:search[\\/](?:after-results|left-out|refine)|product[\\/]sheet)\.ts$/;
/** Modules that all scripts of a page have to share. */
const isShared = (id: string): boolean =>
  viteId(id).startsWith(`${viteId(sourceFolder)}/`)
    ? /[\\/](?:stores[\\/]|browser[\\/](?:notice|storage))/.test(id.slice(sourceFolder.length))
    : /[\\/]node_modules[\\/]/.test(id);

/** What suggestions share: what other scripts have loaded before one types, as a rule. */
const isTaken = (id: string): boolean =>
  id.endsWith('.css?url') || (SCRIPT_GROUPS.find(({ name }) => name === 'base')?.test.test(id) ?? false);

/** Which copy of what it imports a module gets; undefined for other modules than those of results and suggestions. */
function copyFor(importer: string, kind: string | undefined): string | undefined {
  const isLater = kind === 'dynamic-import';
  if (importer.replaceAll('\\', '/') === RESULTS) return isLater ? FOUND : SHOWN;
  const copy = importer.replaceAll('\\', '/') === BOX ? SUGGESTED : COPIES.find((one) => importer.endsWith(one));
  return copy === SUGGESTED && isLater ? undefined : copy;
}

/**
 * Gives the scripts of search results and of suggestions copies of modules that other scripts have as well. Otherwise each such module would be a
 * separate file: a page of results would wait for 15 of them, in three round trips on hosts that speak HTTP/1.1, and could not request anything else
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
      // The bundler's own modules begin with a zero character.
      if (!found || found.id.startsWith('\0') || LATER.test(found.id)) return found;
      if (copy === SUGGESTED && isTaken(found.id)) return found;
      if (isShared(found.id))
        this.error(`${importer} imports ${source}, of which there can't be a copy. Import it in after-results.ts.`);
      // Of a module that each importer gets a copy of (tiny-copies-plugin.ts, preload-plugin.ts) one is enough.
      return { ...found, id: found.id.replace(/(\?for=).*$/, '$1') + copy };
    },
  };
}

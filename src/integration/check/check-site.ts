import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Site } from '../../catalog/site.ts';
import { htmlFile } from '../../paths.ts';
import { hashSource } from '../extras/headers.ts';
import { runAll } from '../run-all.ts';
import { choosePages, findOverBudget, type PageSize } from './budget.ts';
import { firstViewFiles } from './first-view.ts';
import { pageTypes } from './page-types.ts';
import { type ScannedPage, scanPage } from './scan-page.ts';
import { ScriptFiles } from './script-files.ts';
import { CompressedSizes, quickSize } from './compressed-size.ts';

export interface SiteReport {
  readonly sizes: readonly PageSize[];
  /** `'sha256-...'` of every inline style and script, for the Content-Security-Policy. */
  readonly styleHashes: readonly string[];
  readonly scriptHashes: readonly string[];
  /** Reasons not to publish the site, one line each. */
  readonly faults: readonly string[];
}

/** Checks the built pages: sizes, links, ids, inline styles and scripts. `paths` are the addresses of all pages, `checked` those to check. */
export async function checkSite(
  site: Site,
  folder: string,
  paths: readonly string[],
  checked: readonly string[],
  cache: string,
  onPage: () => void = () => {},
): Promise<SiteReport> {
  const typeOf = pageTypes(site);
  const compressed = await CompressedSizes.open(cache);
  const scanned = new Map<string, ScannedPage>();
  const quick: PageSize[] = [];
  const faults: string[] = [];
  const styles = new Set<string>();
  const scripts = new Set<string>();
  const fileSizes = new Map<string, Promise<number>>();
  const sizeOf = (file: string): Promise<number> => {
    let size = fileSizes.get(file);
    if (!size) {
      size = stat(join(folder, file)).then(
        // A template's picture may have no address.
        (entry) => (entry.isFile() ? entry.size : 0),
        () => 0,
      );
      fileSizes.set(file, size);
    }
    return size;
  };
  const scriptFiles = new ScriptFiles(folder, compressed);

  await runAll(checked, 8, async (path) => {
    const html = await readFile(join(folder, htmlFile(path)), 'utf8');
    const page = scanPage(html);
    scanned.set(path, page);
    for (const style of page.styles) styles.add(hashSource(style));
    for (const script of page.scripts) scripts.add(hashSource(script));
    for (const fault of page.faults) faults.push(`${path}: ${fault}`);
    const pictures = await Promise.all(firstViewFiles(page.images).map(sizeOf));
    const inline = await Promise.all(page.scripts.map((script) => compressed.measure(script)));
    const files = await scriptFiles.measure(page.scriptFiles);
    quick.push({
      path,
      type: typeOf(path),
      quickHtml: await quickSize(html),
      script: inline.reduce((sum, bytes) => sum + bytes, files.bytes),
      react: files.reactBytes,
      picture: Math.max(0, ...pictures),
    });
    onPage();
  });
  const chosen = choosePages(quick);
  const sizes = quick.sort((a, b) => (a.path < b.path ? -1 : 1));
  await runAll([...sizes.entries()], 8, async ([index, page]) => {
    if (chosen.has(page))
      sizes[index] = {
        ...page,
        html: await compressed.measure(await readFile(join(folder, htmlFile(page.path)), 'utf8')),
      };
  });
  await compressed.close();
  faults.push(...(await findBrokenLinks(scanned, new Set(paths), folder)));
  for (const { path, what, bytes, limit } of findOverBudget(sizes))
    faults.push(`${path}: ${bytes} B of ${limit} B (${what})`);
  return { sizes, styleHashes: [...styles].sort(), scriptHashes: [...scripts].sort(), faults: faults.sort() };
}

/** Links within the site to a page, file or fragment that does not exist. */
async function findBrokenLinks(
  pages: ReadonlyMap<string, ScannedPage>,
  paths: ReadonlySet<string>,
  folder: string,
): Promise<string[]> {
  /** The first page that links to each address. */
  const wanted = new Map<string, string>();
  for (const [path, { references }] of pages) {
    for (const reference of references) {
      if (reference.startsWith('#')) {
        if (reference !== '#' && !wanted.has(path + reference)) wanted.set(path + reference, path);
      } else if (reference.startsWith('/') && !reference.startsWith('//') && !wanted.has(reference))
        wanted.set(reference, path);
      else if (!/^(?:\/|https?:|mailto:|tel:|data:)/.test(reference)) wanted.set(reference, path);
    }
  }
  const broken: string[] = [];
  await runAll([...wanted], 16, async ([reference, from]) => {
    const [address = '', anchor] = reference.split('#');
    const path = address.split('?')[0] ?? '';
    const page = pages.get(path);
    if (page ? anchor === undefined || page.ids.has(anchor) : paths.has(path) || (await isFile(join(folder, path))))
      return;
    broken.push(`${from}: a link to ${reference}, ${page ? 'an id that is not on that page' : 'which does not exist'}`);
  });
  return broken;
}

const isFile = (path: string): Promise<boolean> =>
  stat(path).then(
    (entry) => entry.isFile(),
    () => false,
  );

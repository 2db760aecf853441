import { join } from 'node:path';
import type { Catalog } from '../../catalog/load/load.ts';
import type { Site } from '../../catalog/site/site.ts';
import { findValue } from '../../catalog/json/find-value.ts';
import { readText } from '../../catalog/source/json-file.ts';
import type { SourceText } from '../../catalog/json/positions.ts';
import { type Problem, ProblemList } from '../../catalog/problems/problems.ts';
import { type ExplainedOverBudget, formatParts } from './explain-over-budget.ts';
import { pageSources } from '../examine/page-sources.ts';
import { attempt } from '../../core/data/attempt.ts';

/**
 * Turns faults of built pages (`/path: what`) into problems of the files that the pages are made from, with the field whose text causes them. Without
 * such a file, the problem names the page's address instead.
 */
export function locateFaults(faults: readonly string[], site: Site): Problem[] {
  const problems = new ProblemList();
  const filesOf = pageFiles(site);
  for (const fault of faults) {
    const [, path = '', what = ''] = /^(.*?): ([\s\S]*)$/.exec(fault) ?? [undefined, '', fault];
    addFault(path, what, filesOf(path), site.catalog, problems);
  }
  return [...problems.problems];
}

/** An exceeded budget as a problem of the page's file. */
export function locateOverBudget({
  path,
  page,
  file,
  bytes,
  limit,
  what,
  parts,
  remedy,
}: ExplainedOverBudget): Problem {
  const problems = new ProblemList();
  problems.addFile(file ?? path, {
    code: 'page-too-heavy',
    found: `${path}${page === path ? '' : `, for one ${page}`}: ${bytes} B`,
    expected: `at most ${limit} B (${what})`,
    hint: remedy === undefined ? undefined : parts ? `${remedy}. It has ${formatParts(parts)}` : remedy,
  });
  return problems.problems[0] as Problem;
}

const LINK = /^a link to (\S+), (.*)$/s;

function addFault(path: string, what: string, files: readonly string[], catalog: Catalog, problems: ProblemList): void {
  const [, href, why] = LINK.exec(what) ?? [];
  const found = href === undefined ? undefined : findLink(href, files, catalog);
  const details = {
    code: href === undefined ? ('page-fault' as const) : ('link-broken' as const),
    found: href === undefined ? what : `a link to ${JSON.stringify(href)}`,
    expected: `${href === undefined ? 'a page within its limits' : `a page: this address ${why?.replace(/^which /, '')}`} (found on ${path})`,
  };
  if (found) problems.add(found.source, found.field, details);
  else problems.addFile(files[0] ?? path, details);
}

/** Where the catalogue has an address: in the files of this page, or in those of all pages. */
function findLink(
  href: string,
  files: readonly string[],
  { root, label }: Catalog,
): { source: SourceText; field: (string | number)[] } | undefined {
  const shared = [`${label}/store.json`, `${label}/home.json`];
  for (const file of new Set([...files, ...shared])) {
    const source = { file, readText: () => readText(join(root, file.slice(label.length))) };
    // A link within the page is written without the page's address.
    for (const written of [href, href.slice(Math.max(0, href.indexOf('#')))]) {
      const field = attempt(() => findValue(source, written));
      // The path of a page is not a link.
      if (field && field.length > 0 && field.at(-1) !== 'path') return { source, field };
    }
  }
  return undefined;
}

/** Returns a function that lists the files a page is made from, its own first. */
function pageFiles(site: Site): (path: string) => string[] {
  const { products, categories, label } = site.catalog;
  const fileOf = pageSources(site);
  const byFile = new Map([...products.values()].map((product) => [product.file, product]));
  return (path) => {
    const file = fileOf(path);
    if (file === undefined) return [];
    const product = byFile.get(file);
    const category = categories.get(product?.categoryIds[0] ?? '');
    return [
      file,
      ...(product ? [`${label}/sellers/${product.sellerId}.json`] : []),
      ...(category ? [category.file] : []),
    ];
  };
}

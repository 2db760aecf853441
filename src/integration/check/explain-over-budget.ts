import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { OWN_PAGES_FOLDER } from '../../catalog/own-pages.ts';
import type { Site } from '../../catalog/site/site.ts';
import { commandLine } from '../../command-line.ts';
import { htmlFile } from '../../paths.ts';
import type { OverBudget } from './budget.ts';
import { quickSize } from '../examine/compressed-size.ts';
import { dividePage, PAGE_PARTS, type PagePart } from './divide-page.ts';
import { pageSources } from '../examine/page-sources.ts';

/** How many pages are explained. The others are only named. */
const EXPLAINED = 20;

/** An exceeded budget of a page, with what an editor can do about it. */
export interface ExplainedOverBudget extends OverBudget {
  /** The catalogue file that the page is made from. */
  readonly file?: string;
  /** Compressed bytes by part, largest first. Only the first pages have them. */
  readonly parts?: readonly { readonly part: PagePart; readonly bytes: number; readonly characters: number }[];
  readonly remedy?: string;
}

/** Explains exceeded budgets, the worst first. `folder` holds the site's pages. */
export async function explainOverBudget(
  site: Site,
  folder: string,
  over: readonly OverBudget[],
): Promise<ExplainedOverBudget[]> {
  if (over.length === 0) return [];
  const fileOf = pageSources(site);
  const sorted = over.toSorted((a, b) => b.bytes - b.limit - (a.bytes - a.limit));
  const explained: ExplainedOverBudget[] = [];
  for (const [index, entry] of sorted.entries()) {
    const file = fileOf(entry.page);
    const named = { ...entry, file };
    explained.push(index < EXPLAINED ? { ...named, ...(await explain(named, folder)) } : named);
  }
  return explained;
}

async function explain(
  over: ExplainedOverBudget,
  folder: string,
): Promise<Pick<ExplainedOverBudget, 'parts' | 'remedy'>> {
  if (over.budget === 'script')
    return {
      remedy: over.file?.startsWith(OWN_PAGES_FOLDER)
        ? `load less script: "${commandLine('budget')}" names the islands and their bytes`
        : 'none in the catalogue: it is the code of the page',
    };
  const html = await readFile(join(folder, htmlFile(over.page)), 'utf8');
  const parts = weighParts(html, over.html);
  const picture = over.bytes - over.html;
  // If most bytes are a picture's, the picture has to shrink, provided that the page itself would leave room for one.
  if (over.budget === 'firstView' && over.html < over.limit / 2)
    return {
      parts,
      remedy: `choose a first picture with less detail, or crop it: it has ${picture} B, and ${over.limit - over.html} B are left for it`,
    };
  return { parts, remedy: describeRemedy(parts, over) };
}

/**
 * The compressed bytes of each part of a page of `bytes`. Each part is weighed by how much smaller the page is without it; the results are then
 * scaled, because similar parts compress well together.
 */
export function weighParts(html: string, bytes: number): NonNullable<ExplainedOverBudget['parts']> {
  const texts = dividePage(html);
  const whole = quickSize(html);
  const shares = PAGE_PARTS.filter((part) => texts[part] !== '').map((part) => {
    const others = PAGE_PARTS.filter((other) => other !== part).map((other) => texts[other]);
    return { part, share: Math.max(0, whole - quickSize(others.join(''))), characters: texts[part].length };
  });
  const sum = shares.reduce((total, { share }) => total + share, 0) || 1;
  return shares
    .map(({ part, share, characters }) => ({ part, bytes: Math.round((bytes * share) / sum), characters }))
    .sort((a, b) => b.bytes - a.bytes);
}

/** What to do about the parts that the catalogue determines. */
const REMEDIES: Readonly<Partial<Record<PagePart, string>>> = {
  texts: 'shorten its texts (description, details, reviews)',
  attributes: 'shorten or leave out attributes, declarations or sizes',
  pictures: 'name fewer pictures, or shorten what their alternative texts say',
  products: 'show fewer products on a page ("pageSize" of the category), or shorten their titles',
  menu: 'shorten the labels of categories in header and menu',
  footer: 'take links or texts out of "footer" and "promises" in store.json',
};

function describeRemedy(
  parts: NonNullable<ExplainedOverBudget['parts']>,
  { bytes, limit }: OverBudget,
): string | undefined {
  const largest = parts.find(({ part }) => REMEDIES[part] !== undefined);
  if (!largest) return undefined;
  const excess = bytes - limit;
  const characters = Math.ceil((excess * largest.characters) / Math.max(1, largest.bytes) / 10) * 10;
  return `${REMEDIES[largest.part]}: about ${characters} characters less, with their markup`;
}

/** Formats the bytes of a page by part: "texts 8311 B, styles 3301 B". */
export const formatParts = (parts: NonNullable<ExplainedOverBudget['parts']>): string =>
  parts
    .filter(({ bytes }) => bytes > 0)
    .map(({ part, bytes }) => `${part} ${bytes} B`)
    .join(', ');

/** Formats an exceeded budget as lines: the page, its size, its file, its parts, the remedy. */
export function formatOverBudget(over: ExplainedOverBudget): string {
  const { path, page, bytes, limit, what, file, parts, remedy } = over;
  return [
    `${path}: ${bytes} B of ${limit} B (${what})`,
    ...(page === path ? [] : [`  for one ${page}`]),
    ...(file === undefined ? [] : [`  file    ${file}`]),
    ...(parts ? [`  spends  ${formatParts(parts)}`] : []),
    ...(remedy === undefined ? [] : [`  remedy  ${remedy}`]),
  ].join('\n');
}

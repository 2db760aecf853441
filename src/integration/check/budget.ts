/** Byte budgets of a page. Text counts after brotli 11, pictures as they are. Each budget applies on its own. */
export const BUDGETS = {
  html: { limit: 14_000, label: 'HTML with its CSS, any page' },
  productHtml: { limit: 10_000, label: "HTML with its CSS, product pages' 95th percentile" },
  firstView: { limit: 25_000, label: 'HTML, CSS and largest first picture (product, listing)' },
  script: { limit: 3_072, label: 'script before the first touch' },
  applicationScript: { limit: 13_000, label: 'script on application pages at load' },
  ownScript: { limit: 12_000, label: "script at load on a shop's own page, islands aside" },
  ownIslands: { limit: 90_000, label: "islands of a shop's own page, React and all" },
  earlyReact: { limit: 0, label: 'React before the first touch, on other pages' },
} as const;

/** The share of each byte budget that the sample shop leaves free, so that adding a sentence doesn't require saving bytes elsewhere. */
export const ROOM = 0.02;

export type PageType =
  | 'home'
  | 'listing'
  | 'product'
  | 'reviews'
  | 'shop'
  | 'directory'
  | 'content'
  | 'own'
  | 'application'
  | 'error';

/** The row of the table that a page belongs to, by type and language: "product", "product, hi". */
const kindOf = ({ type, language }: PageSize): string => (language === undefined ? type : `${type}, ${language}`);

/** The sizes of one page in bytes. */
export interface PageSize {
  readonly path: string;
  readonly type: PageType;
  /** Missing for the first language. */
  readonly language?: string;
  /** An upper bound of the HTML's bytes after brotli 11, styles included. It is known for every page and sorts them. */
  readonly htmlBound: number;
  /** A closer upper bound, for pages that the first one leaves undecided (`isUndecided`). */
  readonly closerBound?: number;
  /** Bytes of the HTML after brotli 11, styles included. Measured for `namedPages`, and where the closer bound decides nothing either. */
  readonly html?: number;
  /** Scripts at load, without the file of React. */
  readonly script: number;
  readonly react: number;
  /** The files of Astro's islands on the page, which pages of a shop may have, with the bytes that only that island loads. */
  readonly islands?: readonly { readonly file: string; readonly bytes: number }[];
  /** Bytes of the largest picture that the first view may load; 0 when it has none. */
  readonly picture: number;
  /** Whether the first view has a picture on another host, whose bytes are unknown and not counted. */
  readonly hasOutsidePicture?: boolean;
}

export interface OverBudget {
  /** The page's address, or the name of the percentile. */
  readonly path: string;
  /** The page itself, or the one at the percentile. */
  readonly page: string;
  readonly budget: 'html' | 'firstView' | 'script';
  readonly what: string;
  /** Bytes of the page's HTML. */
  readonly html: number;
  readonly bytes: number;
  readonly limit: number;
}

/** The exact size of a page's HTML, or its closest upper bound. */
const htmlOf = ({ html, closerBound, htmlBound }: PageSize): number => html ?? closerBound ?? htmlBound;

const FIRST_VIEW_TYPES: readonly PageType[] = ['product', 'listing'];
/** How many of the largest pages of each type are measured exactly. */
const LARGEST = 4;
/** How many product pages on each side of the 95th percentile of the bounds are measured. The median of their sizes is the percentile. */
const NEIGHBOURS = 4;

/** For each type, the pages that the table names: the median, the 95th percentile, and the largest with and without pictures. */
export function namedPages(pages: readonly PageSize[]): Set<PageSize> {
  const named = new Set<PageSize>();
  for (const group of Map.groupBy(pages, kindOf).values()) {
    named.add(pageAt(group, 50));
    for (const page of pagesAround95(group)) named.add(page);
    for (const size of [boundOf, (page: PageSize) => boundOf(page) + page.picture])
      for (const page of group.toSorted((a, b) => size(b) - size(a)).slice(0, LARGEST)) named.add(page);
  }
  return named;
}

/** Whether a page was not measured exactly although its bound doesn't prove that it keeps every budget with `ROOM` free. */
export const isUndecided = (page: PageSize): boolean =>
  page.html === undefined &&
  (htmlOf(page) > BUDGETS.html.limit * (1 - ROOM) ||
    (FIRST_VIEW_TYPES.includes(page.type) && htmlOf(page) + page.picture > BUDGETS.firstView.limit * (1 - ROOM)));

const boundOf = (page: PageSize): number => page.htmlBound;

/** The index of a percentile in a sorted list (nearest rank). */
const rankOf = (percent: number, count: number): number => Math.max(0, Math.ceil((percent / 100) * count) - 1);

/** The page at a percentile of the bounds. */
function pageAt(pages: readonly PageSize[], percent: number): PageSize {
  const sorted = pages.toSorted((a, b) => a.htmlBound - b.htmlBound);
  return sorted[rankOf(percent, sorted.length)] as PageSize;
}

/** The page at the 95th percentile of the bounds; for product pages also its neighbours, as many on each side. */
function pagesAround95(pages: readonly PageSize[]): PageSize[] {
  const sorted = pages.toSorted((a, b) => a.htmlBound - b.htmlBound);
  const rank = rankOf(95, sorted.length);
  const wanted = sorted[rank]?.type === 'product' ? NEIGHBOURS : 0;
  const reach = Math.min(wanted, rank, sorted.length - 1 - rank);
  return sorted.slice(rank - reach, rank + reach + 1);
}

/** The page at the 95th percentile: the median of its neighbours, because bounds are off by one or two percent. */
function pageAt95(pages: readonly PageSize[]): PageSize {
  const around = pagesAround95(pages).sort((a, b) => htmlOf(a) - htmlOf(b));
  return around[(around.length - 1) / 2] as PageSize;
}

type BudgetName = keyof typeof BUDGETS;

/** Script budgets of page types that may load more. */
const SCRIPT_BUDGETS: Partial<Record<PageType, BudgetName>> = { application: 'applicationScript', own: 'ownScript' };

/** Each size with its budget: those of all pages, and the percentile of product pages. */
export function* measurePages(
  pages: readonly PageSize[],
): Generator<{ name: BudgetName; page: PageSize; bytes: number; path?: string }> {
  for (const page of pages) {
    yield { name: 'html', page, bytes: htmlOf(page) };
    const islands = page.react + (page.islands ?? []).reduce((sum, { bytes }) => sum + bytes, 0);
    yield { name: SCRIPT_BUDGETS[page.type] ?? 'script', page, bytes: page.script };
    yield { name: page.type === 'own' ? 'ownIslands' : 'earlyReact', page, bytes: islands };
    if (FIRST_VIEW_TYPES.includes(page.type)) yield { name: 'firstView', page, bytes: htmlOf(page) + page.picture };
  }
  // Each language has the same budget.
  const products = pages.filter(({ type }) => type === 'product');
  for (const group of Map.groupBy(products, ({ language }) => language).values()) {
    const page = pageAt95(group);
    const language = page.language === undefined ? '' : ` in ${page.language}`;
    yield { name: 'productHtml', page, bytes: htmlOf(page), path: `all product pages${language}` };
  }
}

/** Pages, and the percentile, that exceed a budget. */
export function findOverBudget(pages: readonly PageSize[]): OverBudget[] {
  const over: OverBudget[] = [];
  for (const { name, page, bytes, path = page.path } of measurePages(pages)) {
    const { limit, label } = BUDGETS[name];
    const budget = name === 'firstView' ? name : name === 'html' || name === 'productHtml' ? 'html' : 'script';
    if (bytes > limit) over.push({ path, page: page.path, budget, what: label, html: htmlOf(page), bytes, limit });
  }
  return over;
}

/** Formats the table of `npm run budget`: the median, 95th percentile and largest page of each type and language. */
export function formatBudget(pages: readonly PageSize[]): string {
  const kinds = [...new Set(pages.map(kindOf))].sort();
  const rows = [
    ['page type', 'pages', 'html p50', 'html p95', 'html max', '+ picture max', 'script max', 'largest page'],
  ];
  for (const kind of kinds) {
    const group = pages.filter((page) => kindOf(page) === kind);
    const measured = group.filter(({ html }) => html !== undefined);
    const largest = measured.reduce((a, b) => (htmlOf(b) > htmlOf(a) ? b : a));
    rows.push([
      kind,
      String(group.length),
      String(htmlOf(pageAt(group, 50))),
      String(htmlOf(pageAt95(group))),
      String(htmlOf(largest)),
      String(Math.max(...measured.map((page) => htmlOf(page) + page.picture))),
      String(Math.max(...group.map((page) => page.script))),
      largest.path,
    ]);
  }
  const widths = (rows[0] as string[]).map((_, column) =>
    Math.max(...rows.map((row) => (row[column] as string).length)),
  );
  const table = rows.map((row) =>
    row
      .map((cell, column) =>
        column === 0 || column === row.length - 1
          ? cell.padEnd(widths[column] as number)
          : cell.padStart(widths[column] as number),
      )
      .join('  ')
      .trimEnd(),
  );
  const islands = pages.flatMap(({ path, islands = [], react }) =>
    islands.length === 0 ? [] : [`  ${path}: ${[...islands.map(nameIsland), `React ${react} B`].join(', ')}`],
  );
  const named = islands.length === 0 ? '' : `\nIslands of the shop's own pages:\n${islands.join('\n')}\n`;
  const outside = pages.filter(({ hasOutsidePicture }) => hasOutsidePicture).length;
  const unknown = `\nNot counted: pictures of other hosts, which ${outside} of the pages show first. Their bytes are not known.`;
  return `${table.join('\n')}\n${named}\nBytes after brotli 11; pictures as they are.${outside > 0 ? unknown : ''}`;
}

/** An island's file as the bundler named it, without folder and hash: "Counter 812 B". */
const nameIsland = ({ file, bytes }: { readonly file: string; readonly bytes: number }): string =>
  `${file.split('/').at(-1)?.split('.')[0]} ${bytes} B`;

/** Byte budgets of a page. Text is measured after brotli 11, pictures as they are. Each budget applies by itself. */
export const BUDGETS = {
  html: { limit: 14_000, label: 'HTML with its CSS, any page' },
  productHtml: { limit: 10_000, label: "HTML with its CSS, product pages' 95th percentile" },
  firstView: { limit: 25_000, label: 'HTML, CSS and largest first picture (product, listing)' },
  script: { limit: 3_072, label: 'script before the first touch' },
  applicationScript: { limit: 12_000, label: 'script on application pages at load, React aside' },
  islandPage: { limit: 70_000, label: 'script on the cart and login pages, React and all' },
} as const;

export type PageType = 'home' | 'listing' | 'product' | 'shop' | 'directory' | 'content' | 'application' | 'error';

/** Sizes of one page in bytes. */
export interface PageSize {
  readonly path: string;
  readonly type: PageType;
  /** HTML and CSS after brotli 5; never less than `html`. */
  readonly quickHtml: number;
  /** HTML and CSS after brotli 11, where it was measured (`choosePages`). */
  readonly html?: number;
  /** Scripts at load, without React's own file. */
  readonly script: number;
  readonly react: number;
  /** The largest picture that the first view may load; 0 where there is none. */
  readonly picture: number;
  /** Whether its first view has a picture of another host, whose bytes are not known and not counted. */
  readonly hasOutsidePicture?: boolean;
}

export interface OverBudget {
  readonly path: string;
  readonly what: string;
  readonly bytes: number;
  readonly limit: number;
}

/** The exact size of a page's HTML, or an upper bound. */
const htmlOf = (page: PageSize): number => page.html ?? page.quickHtml;

const FIRST_VIEW_TYPES: readonly PageType[] = ['product', 'listing'];
/** How many of the largest pages of each type are measured exactly. */
const LARGEST = 10;

/**
 * Pages to measure with brotli 11 after all were measured with brotli 5: of each type those that the table names (the median, the
 * 95th percentile, the largest with and without their picture), and every page that could break a budget.
 */
export function choosePages(pages: readonly PageSize[]): Set<PageSize> {
  const chosen = new Set(
    pages.filter(
      ({ type, quickHtml, picture }) =>
        quickHtml > BUDGETS.html.limit ||
        (FIRST_VIEW_TYPES.includes(type) && quickHtml + picture > BUDGETS.firstView.limit),
    ),
  );
  for (const group of Map.groupBy(pages, ({ type }) => type).values()) {
    chosen.add(pageAt(group, 50)).add(pageAt(group, 95));
    for (const size of [quickHtml, ({ quickHtml, picture }: PageSize) => quickHtml + picture])
      for (const page of group.toSorted((a, b) => size(b) - size(a)).slice(0, LARGEST)) chosen.add(page);
  }
  return chosen;
}

const quickHtml = (page: PageSize): number => page.quickHtml;

/** The page at a percentile of `quickHtml` (nearest rank). */
function pageAt(pages: readonly PageSize[], percent: number): PageSize {
  const sorted = pages.toSorted((a, b) => a.quickHtml - b.quickHtml);
  return sorted[Math.max(0, Math.ceil((percent / 100) * sorted.length) - 1)] as PageSize;
}

/** Every page, and the percentile, over a budget. */
export function findOverBudget(pages: readonly PageSize[]): OverBudget[] {
  const over: OverBudget[] = [];
  const check = (path: string, budget: keyof typeof BUDGETS, bytes: number) => {
    const { limit, label } = BUDGETS[budget];
    if (bytes > limit) over.push({ path, what: label, bytes, limit });
  };
  for (const page of pages) {
    check(page.path, 'html', htmlOf(page));
    check(page.path, page.type === 'application' ? 'applicationScript' : 'script', page.script);
    if (page.type === 'application') check(page.path, 'islandPage', page.script + page.react);
    else if (page.react > 0)
      over.push({ path: page.path, what: 'React before the first touch', bytes: page.react, limit: 0 });
    if (FIRST_VIEW_TYPES.includes(page.type)) check(page.path, 'firstView', htmlOf(page) + page.picture);
  }
  const products = pages.filter((page) => page.type === 'product');
  if (products.length > 0) check('all product pages', 'productHtml', htmlOf(pageAt(products, 95)));
  return over;
}

/** The table of `npm run budget`: median, 95th percentile and largest page of each type. */
export function formatBudget(pages: readonly PageSize[]): string {
  const types = [...new Set(pages.map((page) => page.type))].sort();
  const rows = [
    ['page type', 'pages', 'html p50', 'html p95', 'html max', '+ picture max', 'script max', 'largest page'],
  ];
  for (const type of types) {
    const group = pages.filter((page) => page.type === type);
    const measured = group.filter(({ html }) => html !== undefined);
    const largest = measured.reduce((a, b) => (htmlOf(b) > htmlOf(a) ? b : a));
    rows.push([
      type,
      String(group.length),
      String(htmlOf(pageAt(group, 50))),
      String(htmlOf(pageAt(group, 95))),
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
  const limits = Object.values(BUDGETS).map(({ label, limit }) => `  at most ${String(limit).padStart(6)} B  ${label}`);
  const outside = pages.filter(({ hasOutsidePicture }) => hasOutsidePicture).length;
  const unknown = `\nNot counted: pictures of other hosts, which ${outside} of the pages show first. Their bytes are not known.`;
  return `${table.join('\n')}\n\nBytes after brotli 11; pictures as they are.${outside > 0 ? unknown : ''} Limits:\n${limits.join('\n')}`;
}

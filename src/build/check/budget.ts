/** The byte budgets of a page. Text is weighed as brotli 11 leaves it; a picture as it is. Each row counts by itself. */
export const BUDGETS = {
  html: { limit: 14_000, label: 'HTML with its CSS, any page' },
  productHtml: { limit: 10_000, label: "HTML with its CSS, product pages' 95th percentile" },
  firstView: { limit: 25_000, label: 'HTML, CSS and largest first picture (product, listing)' },
  script: { limit: 3_072, label: 'script before the first touch' },
  applicationScript: { limit: 12_000, label: 'script on application pages at load, React aside' },
  islandPage: { limit: 70_000, label: 'script on the cart and login pages, React and all' },
} as const;

export type PageType = 'home' | 'listing' | 'product' | 'shop' | 'directory' | 'content' | 'application' | 'error';

/** What one page weighs. */
export interface PageWeight {
  readonly path: string;
  readonly type: PageType;
  readonly html: number;
  /** Scripts at load, React's own file aside. */
  readonly script: number;
  readonly react: number;
  /** The largest picture that the first view may want; 0 where there is none. */
  readonly picture: number;
}

export interface Overweight {
  readonly path: string;
  readonly what: string;
  readonly bytes: number;
  readonly limit: number;
}

/** Every page and percentile that breaks a budget. */
export function findOverweight(pages: readonly PageWeight[]): Overweight[] {
  const over: Overweight[] = [];
  const check = (path: string, budget: keyof typeof BUDGETS, bytes: number) => {
    const { limit, label } = BUDGETS[budget];
    if (bytes > limit) over.push({ path, what: label, bytes, limit });
  };
  for (const page of pages) {
    check(page.path, 'html', page.html);
    check(page.path, page.type === 'application' ? 'applicationScript' : 'script', page.script);
    if (page.type === 'application') check(page.path, 'islandPage', page.script + page.react);
    else if (page.react > 0)
      over.push({ path: page.path, what: 'React before the first touch', bytes: page.react, limit: 0 });
    if (page.type === 'product' || page.type === 'listing') check(page.path, 'firstView', page.html + page.picture);
  }
  const products = pages.filter((page) => page.type === 'product');
  if (products.length > 0)
    check(
      'all product pages',
      'productHtml',
      percentile(
        products.map((page) => page.html),
        95,
      ),
    );
  return over;
}

/** The value that `percent` of the numbers do not exceed (nearest rank). */
export function percentile(numbers: readonly number[], percent: number): number {
  const sorted = [...numbers].sort((a, b) => a - b);
  return sorted[Math.max(0, Math.ceil((percent / 100) * sorted.length) - 1)] ?? 0;
}

/** The table of `npm run budget`: by page type, median, 95th percentile and the heaviest page. */
export function formatBudget(pages: readonly PageWeight[]): string {
  const types = [...new Set(pages.map((page) => page.type))].sort();
  const rows = [
    ['page type', 'pages', 'html p50', 'html p95', 'html max', '+ picture max', 'script max', 'heaviest page'],
  ];
  for (const type of types) {
    const group = pages.filter((page) => page.type === type);
    const html = group.map((page) => page.html);
    const heaviest = group.reduce((a, b) => (b.html > a.html ? b : a));
    rows.push([
      type,
      String(group.length),
      String(percentile(html, 50)),
      String(percentile(html, 95)),
      String(heaviest.html),
      String(Math.max(...group.map((page) => page.html + page.picture))),
      String(Math.max(...group.map((page) => page.script))),
      heaviest.path,
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
  return `${table.join('\n')}\n\nBytes after brotli 11; pictures as they are. Limits:\n${limits.join('\n')}`;
}

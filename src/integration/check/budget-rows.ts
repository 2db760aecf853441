import { BUDGETS, measurePages, type PageSize, ROOM } from './budget.ts';
import { furtherBudget, type FurtherReport } from './further-pages.ts';
import { LONGEST_DICTIONARY } from '../dictionaries/dictionaries.ts';
import { FONT_BYTES } from '../../theme/font-faces.ts';
import { STEP_BUDGETS, sumOfWalk, WALK_BUDGET, type WalkBudget, type WalkResults } from './walk-budget.ts';
import { WIRE_BUDGETS, type WireResults } from './wire-budget.ts';

/** A line of `npm run budget`: a limit, and the page that comes closest to it. */
export interface BudgetRow {
  readonly label: string;
  readonly measured: number;
  readonly limit: number;
  readonly page: string;
  /** Whether the row counts requests or round trips, which leave no percentage free. Other rows count bytes. */
  readonly isCount?: boolean;
}

const OF_HTML: readonly string[] = ['html', 'firstView'] satisfies (keyof typeof BUDGETS)[];

/** Whether a row is within its limit and, if it counts bytes, leaves `ROOM` free. */
export const keepsRoom = ({ measured, limit, isCount = false }: BudgetRow): boolean =>
  measured <= (isCount ? limit : limit * (1 - ROOM));

/** One row for each budget of pages. Pages whose HTML was not measured exactly are far below it. */
export function listPageRows(pages: readonly PageSize[]): BudgetRow[] {
  const largest = new Map<keyof typeof BUDGETS, { bytes: number; page: string }>();
  for (const { name, page, bytes } of measurePages(pages))
    if ((page.html !== undefined || !OF_HTML.includes(name)) && bytes >= (largest.get(name)?.bytes ?? 0))
      largest.set(name, { bytes, page: page.path });
  return (Object.keys(BUDGETS) as (keyof typeof BUDGETS)[]).map((name) => {
    const { bytes = 0, page = '' } = largest.get(name) ?? {};
    return { ...BUDGETS[name], measured: bytes, page };
  });
}

/** One row for each type of further pages in each language, and for each dictionary. */
export const listFurtherRows = ({ dictionaries, pages }: FurtherReport): BudgetRow[] => [
  ...pages.map(({ type, language, percentile95 }) => ({
    label: `a further ${type} page, 95th percentile`,
    measured: percentile95,
    limit: furtherBudget(type, language),
    page: `${type}, ${language}`,
  })),
  ...dictionaries.map(({ path, bytes }) => ({
    label: 'the dictionary of a market',
    measured: bytes,
    limit: LONGEST_DICTIONARY,
    page: path,
  })),
];

/** The row of the theme's web fonts, if it has any. */
export function listFontRows(fonts: Readonly<Record<string, number>> = {}): BudgetRow[] {
  const files = Object.entries(fonts);
  const measured = files.reduce((sum, [, bytes]) => sum + bytes, 0);
  const page = files.map(([address]) => address).join(' ');
  return files.length === 0 ? [] : [{ label: 'web fonts of the theme', measured, limit: FONT_BYTES, page }];
}

/** One row for each budget over the wire. */
export const listWireRows = ({ results }: Pick<WireResults, 'results'>): BudgetRow[] =>
  results.map(({ row, measured, page }) => ({ ...WIRE_BUDGETS[row], measured, page }));

/** Two rows, bytes and requests, for ten pages and one order, and two for each step. */
export function listWalkRows({ steps }: Pick<WalkResults, 'steps'>): BudgetRow[] {
  const rowsOf = (page: string, measured: WalkBudget, most: WalkBudget): BudgetRow[] => [
    { label: 'ten pages and one order', measured: measured.bytes, limit: most.bytes, page },
    {
      label: 'requests of ten pages and one order',
      measured: measured.requests,
      limit: most.requests,
      page,
      isCount: true,
    },
  ];
  return [
    ...rowsOf('all steps', sumOfWalk(steps), WALK_BUDGET),
    ...steps.flatMap((step) => rowsOf(step.name, step, STEP_BUDGETS[step.name])),
  ];
}

/** Formats a row as a line: `9700 of  10000  HTML with its CSS, any page, 3.0 % free  (/cup)`. */
export function formatRow({ label, measured, limit, page, isCount = false }: BudgetRow): string {
  const free = isCount || limit === 0 ? '' : `, ${(100 - (measured / limit) * 100).toFixed(1)} % free`;
  return `  ${String(measured).padStart(6)} of ${String(limit).padStart(6)}  ${label}${free}${page && `  (${page})`}`;
}

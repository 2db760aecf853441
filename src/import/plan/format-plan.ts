import { countOf, figure } from '../../core/text/figures.ts';
import { formatCauses } from '../../catalog/problems/report.ts';
import { quoteText } from '../../catalog/problems/quote.ts';
import type { MappedColumn, Mapping, Sources } from '../../tables/model.ts';
import type { ChangedProduct, ImportPlan } from './make-plan.ts';
import { showPath } from './fields.ts';
import type { Pictures } from './pictures.ts';
import type { Shop } from './shop.ts';

/** Writes what an import found and would do, as text for a terminal. */

const WIDTH = 140;
const INDENT = '  ';
/** How many entries of a long list are shown, unless all are asked for. */
const SHOWN = { columns: 60, categories: 30, products: 10, left: 10, causes: 40 };

interface Shown {
  /** Whether lists are shown in full. */
  readonly all: boolean;
}

/** Aligns texts in columns of the width that they need, up to `widest`. */
function formatTable(rows: readonly (readonly string[])[], widest: readonly number[]): string[] {
  const cells = rows.map((row) => row.map((text, index) => quoteText(text, widest[index] ?? WIDTH)));
  const widths = widest.map((_, index) => Math.max(0, ...cells.map((row) => row[index]?.length ?? 0)));
  return cells.map((row) =>
    `${INDENT}${row.map((text, index) => text.padEnd(widths[index] ?? 0)).join('  ')}`.trimEnd(),
  );
}

const cut = <T>(list: readonly T[], limit: number, { all }: Shown): readonly T[] => (all ? list : list.slice(0, limit));
const more = (all: number, shown: number, what: string): string[] =>
  all > shown ? [`${INDENT}... and ${figure(all - shown)} more ${what}: --all shows them`] : [];

/** What kind of file each source is. */
export const formatSources = ({ tables, leftOut }: Sources): string[] => [
  ...tables.map(({ file, detected }) => `${quoteText(file, 80)}: ${detected}`),
  ...leftOut.map(({ file, reason }) => `${quoteText(file, 80)} is left out: ${quoteText(reason, 200)}`),
];

/** The columns with their fields and examples, followed by those that are left out. */
export function formatColumns({ columns, format }: Mapping, shown: Shown): string[] {
  const examplesOf = (examples: readonly string[] = []) => examples.map((text) => quoteText(text, 24)).join(' | ');
  const isNotShown = ({ field }: MappedColumn) => field === undefined || field === 'cost';
  const taken = columns.filter((column) => !isNotShown(column));
  const rows = cut(taken, SHOWN.columns, shown);
  const isLeftOut = columns.filter(isNotShown);
  const left = isLeftOut.filter(({ examples = [] }) => examples.length > 0);
  const empty = isLeftOut.filter(({ examples = [] }) => examples.length === 0);
  return [
    `Columns (format ${format}), where they go, and examples:`,
    ...formatTable(
      rows.map(({ column, field = '', examples }) => [column, `-> ${field}`, examplesOf(examples)]),
      [40, 34, 80],
    ),
    ...more(taken.length, rows.length, 'columns'),
    ...(left.length > 0
      ? [
          `${countOf(left.length, 'column is', 'columns are')} left out:`,
          ...formatTable(
            cut(left, SHOWN.columns, shown).map(({ column, field, examples, why = '' }) => [
              column,
              field === 'cost' ? 'because it has what you pay: only compared with the price' : `because ${why}`,
              examplesOf(examples),
            ]),
            [40, 70, 40],
          ),
          `${INDENT}A column that shoppers should see goes to "attributes.NAME" in the mapping.`,
          ...more(left.length, cut(left, SHOWN.columns, shown).length, 'columns'),
        ]
      : []),
    ...(empty.length > 0 ? [`${countOf(empty.length, 'column has', 'columns have')} no values.`] : []),
  ];
}

/** The category of each path in the source, and whether the shop already has it. */
export function formatCategories({ categories }: Mapping, shop: Pick<Shop, 'facts'>, shown: Shown): string[] {
  const entries = Object.entries(categories);
  const rows = cut(entries, SHOWN.categories, shown);
  if (rows.length === 0) return [];
  return [
    'Categories:',
    ...formatTable(
      rows.map(([path, { id, title, parent }]) => [
        path === '' ? '(none)' : path,
        `-> ${id}`,
        shop.facts.categories.has(id) ? 'is there' : `new: ${title}${parent === undefined ? '' : `, in ${parent}`}`,
      ]),
      [60, 34, 44],
    ),
    ...more(entries.length, rows.length, 'categories'),
  ];
}

/** The sellers that the import would make; empty if the shop has all of them. */
export function formatSellers({ sellers }: Mapping, shop: Pick<Shop, 'facts'>): string[] {
  const made = Object.values(sellers).filter(({ id }) => !shop.facts.sellers.has(id));
  return made.length === 0
    ? []
    : [
        'New sellers:',
        ...formatTable(
          made.slice(0, SHOWN.categories).map(({ id, name }) => [id, name]),
          [40, 80],
        ),
      ];
}

/** `1,200 rows = 30 new + 2 changed + 5 unchanged + 1,160 merged into a variant + 3 refused`. */
function formatCounts({ counts }: ImportPlan): string {
  const { rows, new: made, changed, unchanged, merged, refused } = counts;
  const parts = [
    `${figure(made)} new`,
    `${figure(changed)} changed`,
    `${figure(unchanged)} unchanged`,
    `${figure(merged)} merged into another row's product`,
    `${figure(refused)} refused`,
  ];
  return `${countOf(rows, 'row')} = ${parts.join(' + ')}`;
}

const showValue = (value: unknown): string =>
  value === undefined
    ? 'nothing'
    : quoteText(typeof value === 'string' ? JSON.stringify(value) : (JSON.stringify(value) ?? ''), 50);

const formatChanges = (products: readonly ChangedProduct[]): string[] =>
  products.flatMap(({ path, sku, changes }) => [
    `${INDENT}${quoteText(sku, 40)}  ${quoteText(path, 90)}`,
    ...changes
      .slice(0, 12)
      .map(
        (change) =>
          `${INDENT}${INDENT}${quoteText(showPath(change.path), 50)}: ${showValue(change.before)} -> ${showValue(change.after)}`,
      ),
    ...(changes.length > 12 ? [`${INDENT}${INDENT}... and ${changes.length - 12} more fields`] : []),
  ]);

/** What would change, what stays as editors left it, what is refused and why, and what is no longer in the source. */
export function formatPlan(plan: ImportPlan, shown: Shown): string[] {
  const { counts, changed, changedFields, kept, keptCount, left, retired, goneVariants, causes, newFiles, facets } =
    plan;
  const blocks: string[][] = [[formatCounts(plan)]];
  if (changed.length > 0) {
    const fields = [...changedFields]
      .sort(([, a], [, b]) => b - a)
      .map(([field, count]) => `${field} ${figure(count)}`);
    const some = cut(changed, SHOWN.products, shown);
    blocks.push([
      quoteText(`Changed fields, by products: ${fields.join(', ')}`, 400),
      ...formatChanges(some),
      ...more(counts.changed, some.length, 'products'),
    ]);
  }
  if (keptCount > 0)
    blocks.push([
      `${countOf(keptCount, 'field')} changed in the source and in the catalogue: the catalogue's values stay. --overwrite takes those of the source.`,
      ...formatChanges(cut(kept, SHOWN.products, shown)),
    ]);
  if (causes.length > 0)
    blocks.push([
      'What is wrong in the rows, by cause:',
      '',
      ...formatCauses(causes, shown.all ? Number.POSITIVE_INFINITY : SHOWN.causes),
    ]);
  if (goneVariants.length > 0)
    blocks.push([
      `${countOf(goneVariants.length, 'variant')} left the source and would be sold out: ${quoteText(goneVariants.slice(0, 8).join(', '), 200)}`,
    ]);
  if (left.length > 0)
    blocks.push([
      `${countOf(left.length, 'product')} left the source${retired.length > 0 ? `; ${figure(retired.length)} of them become drafts` : ' and stay as they are. --retire makes them drafts'}:`,
      ...cut(left, SHOWN.left, shown).map((path) => INDENT + quoteText(path, WIDTH)),
      ...more(left.length, cut(left, SHOWN.left, shown).length, 'products'),
    ]);
  const made = [...newFiles.map(({ path }) => path), ...(facets ? ['facets.json'] : [])];
  if (made.length > 0)
    blocks.push([
      `Further new ${made.length === 1 ? 'file' : 'files'}: ${quoteText(made.join(', '), 1200)}`,
      ...(facets
        ? [
            `${INDENT}facets.json has these filters of lists: ${facets.facets.map(({ label }) => quoteText(label, 40)).join(', ')}`,
          ]
        : []),
    ]);
  return blocks.flatMap((block, index) => (index === 0 ? block : ['', ...block]));
}

/** Where pictures come from, and which of them are missing. */
export function formatPictures({ copies, hosts, missing }: Pictures): string[] {
  const addresses = [...hosts.values()].reduce((sum, count) => sum + count, 0);
  return [
    ...(copies > 0 ? [`${countOf(copies, 'picture')} to be copied into catalog/images.`] : []),
    ...(addresses > 0
      ? [
          `${countOf(addresses, 'picture')} at addresses of ${quoteText([...hosts.keys()].slice(0, 5).join(', '), 200)}: builds fetch and prepare them, unless "images" of store.json says "keep".`,
        ]
      : []),
    ...(missing.count > 0
      ? [
          `${countOf(missing.count, 'picture')} missing: ${quoteText(missing.examples.join('; '), 400)}. Give their folder, or the address that their names continue, with --pictures.`,
        ]
      : []),
  ];
}

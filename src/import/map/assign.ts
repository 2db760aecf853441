import type { Mapping, ProductDocument, RowProblem } from '../../tables/model.ts';
import { parseNetQuantity } from '../../catalog/entities/declarations.ts';
import type { ConvertContext } from '../../tables/rows/context.ts';
import type { Findings } from '../../tables/rows/findings.ts';
import { findFormatById } from '../../tables/formats/formats.ts';
import { readCell } from '../../tables/read/flatten.ts';
import type { RowValues } from '../../tables/rows/row-values.ts';
import { isType } from './product-types.ts';
import { cleanText, plainLine } from '../../tables/rows/values.ts';
import { isObject } from '../../core/data/is-object.ts';

/** Finds the category and seller of rows, by the mapping. */

const MOST_PATHS = 20;
const COMMA = '\uE000';

/**
 * The paths of a row's categories in the source, the nearest first: "Women > Kurtis". WooCommerce has several in a cell. Empty for a row without
 * categories.
 */
export function pathsOf(values: RowValues, { format, categories }: Pick<Mapping, 'format' | 'categories'>): string[] {
  const { steps = STEPS } = findFormatById(format);
  const text = values.get('category') || values.get('category.broad');
  // Keeps a name with commas whole if the mapping has it.
  const whole = cleanPath(text, steps);
  if (whole !== '' && Object.hasOwn(categories, whole)) return [whole];
  // WooCommerce writes a comma within a name as `\,`; in a JSON list, commas within names need no mark.
  const listed = /^\[\s*[{"]/.test(text) ? readNames(text) : undefined;
  const paths = (listed?.join('|').replaceAll(',', COMMA) ?? text)
    .replaceAll('\\,', COMMA)
    .split(/[,|;\n](?! )|, (?=[^,>]{1,80}(?:>|,|$))/)
    .map((path) => cleanPath(path.replaceAll(COMMA, ','), steps));
  const found = [...new Set(paths)].filter((path) => path !== '' && !/^\d+$/.test(path) && !isType(path));
  return found.slice(0, MOST_PATHS);
}

/** The text of a row's category as it is written, where a comma may belong to the name. */
export function wholePathOf(values: RowValues, { format }: Pick<Mapping, 'format'>): string | undefined {
  const { steps = STEPS } = findFormatById(format);
  const text = values.get('category') || values.get('category.broad');
  return /, \S/.test(text) && !/^\[\s*[{"]/.test(text) && !/[|;\n]|,(?! )/.test(text)
    ? cleanPath(text, steps)
    : undefined;
}

/** The names in a JSON list, whose entries are texts or objects with a name. */
function readNames(text: string): string[] | undefined {
  const list = readCell(text);
  if (!Array.isArray(list)) return undefined;
  return (list as unknown[]).flatMap((one) => {
    const name = isObject(one) ? (one['name'] ?? one['title']) : one;
    return typeof name === 'string' ? [name] : [];
  });
}

const STEPS = /\s?[>»]\s?/;
/** Names that programs put above all categories. */
const ROOT = /^(?:all|all products|saleable|root|root catalog|default category|home)$/i;

function cleanPath(path: string, between: RegExp): string {
  const steps = plainLine(path)
    .split(between)
    .map((step) => step.trim())
    .filter((step) => step !== '');
  while (between !== STEPS && steps.length > 1 && ROOT.test(steps[0] ?? '')) steps.shift();
  return steps.join(' > ').slice(0, 300);
}

/** The ids of a product's categories. The first one is that of its folder. */
export function categoriesOf(rows: readonly RowValues[], { mapping }: ConvertContext, findings: Findings): string[] {
  const paths = rows.map((values) => pathsOf(values, mapping)).find((found) => found.length > 0) ?? [];
  const ids = paths.flatMap((path) => mapping.categories[path]?.id ?? []);
  const fallback = mapping.categories['']?.id;
  const all = ids.length > 0 ? [...new Set(ids)] : fallback === undefined ? [] : [fallback];
  const [first] = rows as readonly [RowValues];
  if (all.length === 0)
    findings.add(first.row, 'refused', {
      code: 'category-unknown',
      expected: 'a category that the mapping has an id for',
      found: paths[0] ?? 'no category',
      column: first.columnOf('category') ?? first.columnOf('category.broad'),
    });
  return all;
}

/** The name of a row's seller in the source; empty where there is none. */
export const sellerName = (values: RowValues): string => cleanText(values.get('seller'));

/** The id of the seller of a product. */
export function sellerOf(rows: readonly RowValues[], { mapping, shop }: ConvertContext): string {
  const name = rows.map(sellerName).find((found) => found !== '');
  return (name === undefined ? undefined : mapping.sellers[name]?.id) ?? mapping.sellers['']?.id ?? shop.seller;
}

/** The declarations that the law requires and that neither the row nor the mapping has. The file of a seller may have them. */
export function missingDeclarations(
  { legal = {}, seller, variants }: ProductDocument,
  values: RowValues | undefined,
  { shop }: ConvertContext,
): RowProblem[] {
  if (!values) return [];
  const known = shop.declared?.get(seller) ?? {};
  const { file, line } = values.row;
  const tell = (code: string, expected: string): RowProblem => ({
    position: { file, line },
    severity: 'warning',
    code,
    expected,
  });
  const quantity = legal.netQuantity ?? known.netQuantity;
  const isGiven = variants?.every((variant) => variant.netQuantity !== undefined) ?? false;
  return [
    ...((legal.countryOfOrigin ?? known.countryOfOrigin)
      ? []
      : [tell('country-missing', 'the country of origin: the law requires it on the page')]),
    ...((legal.genericName ?? known.genericName)
      ? []
      : [tell('generic-name-missing', 'the common name of the product, such as "Kurti"')]),
    ...(isGiven || (quantity !== undefined && parseNetQuantity(quantity))
      ? []
      : [tell('net-quantity-invalid', 'a net quantity such as "1 N", "100 ml", "2 x 50 g" or "Pack of 2"')]),
  ];
}

import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { z } from 'zod';
import { id, line } from '../../catalog/schema/fields.ts';
import { declarations } from '../../catalog/schema/declarations.ts';
import { withoutMark } from '../../core/text/csv-cell.ts';
import { OWN_RECORDS } from '../map/convert-record.ts';
import { answerPrice } from '../guess/ask-price.ts';
import { WEIGHT_UNITS } from '../../tables/rows/weight-unit.ts';
import { currentField, findFieldProblem } from '../guess/fields.ts';
import type { Mapping, SourceTable } from '../../tables/model.ts';
import { REASONS } from '../../tables/read/reasons.ts';
import { IMPORTS } from './record.ts';
import { ImportRefused } from './shop.ts';
import { attempt } from '../../core/data/attempt.ts';

/** The schema of `catalog/imports/NAME.json`, which says how a source is read. Editors may change it. */

const mapping = z.looseObject({
  format: line(40),
  columns: z.array(z.looseObject({ column: z.string(), field: line(200).optional() })).max(10_000),
  categories: z.record(z.string(), z.looseObject({ id, title: line(200), parent: id.optional() })),
  sellers: z.record(z.string(), z.looseObject({ id, name: line(200) })),
  price: z.string().optional(),
  decimals: z.enum(['point', 'comma'], { error: '"point" or "comma"' }).optional(),
  pictures: z.url({ protocol: /^https?$/, error: 'an address such as "https://shop.example/media/"' }).optional(),
  weightUnit: z.enum(WEIGHT_UNITS, { error: WEIGHT_UNITS.map((unit) => JSON.stringify(unit)).join(' or ') }).optional(),
  dates: z.enum(['day-first', 'month-first'], { error: '"day-first" or "month-first"' }).optional(),
  legal: z
    .strictObject({
      all: declarations.optional(),
      sellers: z.record(id, declarations).optional(),
      categories: z.record(id, declarations).optional(),
    })
    .optional(),
});

/** The mapping of an import, below the catalogue: `imports/shopify.json`. */
export const mappingPath = (name: string): string => `${IMPORTS}/${name}.json`;

/** The text of a mapping's file, without details that are only shown. */
export const writeMapping = ({ columns, ...rest }: Mapping): string =>
  `${JSON.stringify({ ...rest, columns: columns.map(({ column, field }) => ({ column, field })) }, null, 2)}\n`;

/** The mapping of an import; undefined if there is none of this name. @throws ImportRefused when its file has an error */
export function readMapping(root: string, name: string): Mapping | undefined {
  const file = join(root, mappingPath(name));
  if (!existsSync(file)) return undefined;
  let value: unknown;
  try {
    value = JSON.parse(withoutMark(readFileSync(file, 'utf8')));
  } catch (error) {
    throw new ImportRefused(
      `catalog/${mappingPath(name)} is not JSON: ${(error as Error).message}. Fix it, or remove it so that the columns are guessed again.`,
    );
  }
  const parsed = mapping.safeParse(value);
  if (parsed.success) {
    const { columns, ...rest } = parsed.data as unknown as Mapping;
    const known = { ...rest, columns: rest.format === OWN_RECORDS ? columns : columns.map(nameField) };
    checkFields(known, name);
    return known.price === undefined ? known : answerPrice(known, checkPrice(known.price, known, mappingPath(name)));
  }
  const [issue] = parsed.error.issues;
  throw new ImportRefused(
    `catalog/${mappingPath(name)} has an error at ${issue?.path.join('.') || 'its beginning'}: expected ${issue?.message ?? 'a mapping'}. Fix it, or remove it so that the columns are guessed again.`,
  );
}

const nameField = (column: Mapping['columns'][number]): Mapping['columns'][number] =>
  column.field === undefined ? column : { ...column, field: currentField(column.field) };

/** Checks that each column goes to a known field. @throws ImportRefused otherwise */
function checkFields({ format, columns }: Mapping, name: string): void {
  if (format === OWN_RECORDS) return;
  for (const { column, field } of columns) {
    const problem = field === undefined ? undefined : findFieldProblem(field);
    if (problem !== undefined)
      throw new ImportRefused(
        `catalog/${mappingPath(name)}, column ${JSON.stringify(column)}: ${problem}. Without "field" the column is left out.`,
      );
  }
}

/** The full name of the column that an editor says is the price. @throws ImportRefused if there is no such column */
export function checkPrice(price: string, { columns }: Pick<Mapping, 'columns'>, where: string): string {
  const folded = price.trim().toLowerCase();
  const found =
    columns.find(({ column }) => column === price) ?? columns.find(({ column }) => column.toLowerCase() === folded);
  if (found) return found.column;
  throw new ImportRefused(
    `${where}: there is no column ${JSON.stringify(price)} that could be the price. The columns are ${columns.map(({ column }) => column).join(', ')}.`,
  );
}

/** The names of earlier imports. */
const listNames = (root: string): string[] =>
  (attempt(() => readdirSync(join(root, IMPORTS))) ?? [])
    .filter((file) => /^[^.].*\.json$/.test(file))
    .map((file) => file.slice(0, -'.json'.length))
    .sort();

const isKnownBy = (columns: readonly string[], { columns: known }: Mapping): boolean => {
  const names = new Set(known.map(({ column }) => column));
  return columns.length > 0 && columns.filter((column) => names.has(column)).length >= columns.length * MOST_ALIKE;
};
/** The share of a table's columns that a mapping must know to be for the same source. */
const MOST_ALIKE = 0.8;

/** The earlier import of this source, recognised by its columns; undefined when there is none, or more than one. */
export function findName(root: string, tables: readonly SourceTable[]): string | undefined {
  const columns = tables.flatMap((table) => table.columns).filter((column) => column !== REASONS);
  const names = listNames(root).filter((name) => {
    const known = attempt(() => readMapping(root, name));
    return known !== undefined && isKnownBy(columns, known);
  });
  return names.length === 1 ? names[0] : undefined;
}

/** The name for a new import: its format, or its file if the format says nothing or is in use. */
export function nameImport(root: string, format: string, files: readonly string[]): string {
  const stem = toName(basename(files[0] ?? '').split('.')[0] ?? '');
  const names = listNames(root);
  const choices = [...(format === 'table' ? [] : [toName(format)]), stem, `${toName(format)}-${stem}`];
  return choices.find((name) => !names.includes(name)) ?? `${stem}-${names.length + 1}`;
}

const toName = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
    .slice(0, 40) || 'import';

/** Returns the name of an import. @throws ImportRefused for a name that can't be that of a file */
export function checkName(name: string): string {
  if (/^[a-z0-9][a-z0-9-]{0,59}$/.test(name)) return name;
  throw new ImportRefused(
    `${JSON.stringify(name)} can't be the name of an import. Use small letters, digits and hyphens, such as "shopify".`,
  );
}

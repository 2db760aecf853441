import type { Mapping, SourceTable } from '../../tables/model.ts';
import type { Format } from '../../tables/formats/format.ts';
import { findFormatById } from '../../tables/formats/formats.ts';
import { parentOf, readCodes } from '../../tables/rows/relations.ts';
import { type RowValues, readTable } from '../../tables/rows/row-values.ts';

/** The name that rows of one product share, and the field that it comes from. */
interface GroupName {
  readonly by: 'key' | 'parent' | 'sku' | 'title' | 'row';
  readonly text: string;
}

/** The rows of one product, in their order. */
export interface RowGroup {
  /** The product's name in the source. */
  readonly key: string;
  readonly by: GroupName['by'];
  readonly rows: readonly RowValues[];
  /** The group in the source, where it had several products. */
  readonly divided?: string;
}

const NAMES = ['key', 'parent', 'sku', 'title'] as const;
/** A variant within its product's record has a SKU for itself. */
const NAMES_WITHIN = ['key', 'title', 'sku'] as const;

/** Rows are named by their group, else by the product of which they are variants, else by their own SKU or title. */
function nameRow(values: RowValues, { titled }: Pick<Format, 'titled'>): GroupName {
  const title = values.get('title');
  if (titled && title !== '' && values.get('key') === '' && parentOf(values) === '' && hasOptions(values))
    return { by: 'title', text: title };
  for (const by of values.row.within === undefined ? NAMES : NAMES_WITHIN) {
    const text = by === 'parent' ? parentOf(values) : values.get(by);
    if (text !== '') return { by, text };
  }
  return { by: 'row', text: `${values.row.file}:${values.row.line}` };
}

/** The reference that a parent and its variants share: its SKU, or `id:` and its number (WooCommerce). */
const refOf = ({ by, text }: GroupName): string =>
  by === 'parent'
    ? /^id:\s*\d+$/i.test(text)
      ? text.replace(/\s/g, '').toLowerCase()
      : `sku ${text}`
    : `${by} ${text}`;

/**
 * The rows of tables, by product. A first pass counts rows; the second one yields a product's rows as soon as they are complete. Only products whose
 * rows are far apart stay in memory.
 */
export async function* groupRows(
  tables: readonly SourceTable[],
  mapping: Pick<Mapping, 'columns' | 'format'>,
): AsyncGenerator<RowGroup> {
  const counts = new Map<string, number>();
  const aliases = new Map<string, string>();
  for await (const [values, ref] of readAll(tables, mapping)) {
    counts.set(ref, (counts.get(ref) ?? 0) + 1);
    const id = values.get('id');
    if (id !== '' && parentOf(values) === '') aliases.set(`id:${id}`, ref);
    for (const sku of listChildren(values)) if (!aliases.has(`sku ${sku}`)) aliases.set(`sku ${sku}`, ref);
  }
  for (const [alias, ref] of aliases) {
    const count = counts.get(alias);
    if (count === undefined) continue;
    counts.set(ref, (counts.get(ref) ?? 0) + count);
    counts.delete(alias);
  }
  const pending = new Map<string, RowValues[]>();
  for await (const [values, own] of readAll(tables, mapping)) {
    const ref = aliases.get(own) ?? own;
    const rows = pending.get(ref) ?? [];
    rows.push(values);
    // A file that changes while it is read has other rows than were counted. The remaining ones are yielded at the end.
    if (rows.length === counts.get(ref)) {
      pending.delete(ref);
      counts.delete(ref);
      yield toGroup(ref, rows);
    } else pending.set(ref, rows);
  }
  for (const [ref, rows] of pending) yield toGroup(ref, rows);
}

function toGroup(ref: string, rows: readonly RowValues[]): RowGroup {
  const [by = 'row'] = ref.split(' ', 1) as [GroupName['by']?];
  return ref.startsWith('id:') ? { key: ref, by: 'parent', rows } : { key: ref.slice(by.length + 1), by, rows };
}

/** The SKUs of variants that a product's row lists. */
const listChildren = (values: RowValues): string[] =>
  values
    .get('children')
    .split('|')
    .flatMap((entry) => readCodes(entry).flatMap(([code, text]) => (code === 'sku' && text !== '' ? [text] : [])));

/** All rows, with the name of their product. */
async function* readAll(
  tables: readonly SourceTable[],
  mapping: Pick<Mapping, 'columns' | 'format'>,
): AsyncGenerator<readonly [RowValues, ref: string]> {
  for (const table of tables) {
    const reader = readTable(table, mapping);
    const format = findFormatById(mapping.format);
    let above: string | undefined;
    for await (const row of table.rows()) {
      const values = reader.read(row);
      const ref: string = above !== undefined && belongsAbove(values, format) ? above : refOf(nameRow(values, format));
      above = ref;
      yield [values, ref];
    }
  }
}

/** Whether a row without a name is a further variant, or a continuation, of the product in the row above. */
const belongsAbove = (values: RowValues, { follows }: Format): boolean =>
  values.row.within === undefined &&
  ['key', 'title', 'id'].every((field) => values.get(field) === '') &&
  parentOf(values) === '' &&
  (follows === true || hasOptions(values));

const hasOptions = (values: RowValues): boolean =>
  values.row.within === undefined && values.below('options.').some(([name]) => /^(?:\d{1,2}\.value|pairs)$/.test(name));

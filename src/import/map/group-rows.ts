import type { Mapping, SourceTable } from '../../tables/model.ts';
import type { Format } from '../../tables/formats/format.ts';
import { findFormatById } from '../../tables/formats/formats.ts';
import { parentOf, readCodes } from '../../tables/rows/relations.ts';
import { type RowValues, readTable } from '../../tables/rows/row-values.ts';

/** What names the rows of one product, and which field said it. */
interface GroupName {
  readonly by: 'key' | 'parent' | 'sku' | 'title' | 'row';
  readonly text: string;
}

/** The rows of one product, in their order. */
export interface RowGroup {
  /** The source's own name of the product. */
  readonly key: string;
  readonly by: GroupName['by'];
  readonly rows: readonly RowValues[];
  /** The group of the source that these rows were a part of, where it was of several products. */
  readonly divided?: string;
}

const NAMES = ['key', 'parent', 'sku', 'title'] as const;
/** The SKU of a variant that was in its product's record is the variant's alone. */
const NAMES_WITHIN = ['key', 'title', 'sku'] as const;

/** Rows are named by their group, else by the product that they are a variant of, else by their own SKU or title. */
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

/** A parent and its variants have the same reference: its SKU, or `id:` and its number (WooCommerce). */
const refOf = ({ by, text }: GroupName): string =>
  by === 'parent'
    ? /^id:\s*\d+$/i.test(text)
      ? text.replace(/\s/g, '').toLowerCase()
      : `sku ${text}`
    : `${by} ${text}`;

/**
 * The rows of tables by product. The first pass counts rows, the second one hands a product's rows over as soon as they are complete: in
 * memory are only those of products whose rows are apart.
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
    // A file that changes while it is read has other rows than were counted. What is left is handed over at the end.
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

/** The SKUs of the variants that a product names. */
const listChildren = (values: RowValues): string[] =>
  values
    .get('children')
    .split('|')
    .flatMap((entry) => readCodes(entry).flatMap(([code, text]) => (code === 'sku' && text !== '' ? [text] : [])));

/** All rows, with what tells those of one product. */
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

/** Whether a row without a name is a further variant of the product of the row above, or has more of its texts. */
const belongsAbove = (values: RowValues, { follows }: Format): boolean =>
  values.row.within === undefined &&
  ['key', 'title', 'id'].every((field) => values.get(field) === '') &&
  parentOf(values) === '' &&
  (follows === true || hasOptions(values));

const hasOptions = (values: RowValues): boolean =>
  values.row.within === undefined && values.below('options.').some(([name]) => /^(?:\d{1,2}\.value|pairs)$/.test(name));

import type { Mapping, SourceTable } from '../model.ts';
import type { Findings } from './findings.ts';
import { findFormatById } from '../formats/formats.ts';
import { type RowValues, readTable } from './row-values.ts';
import { isBareNumber, readWeight, unitOfHeading } from './values.ts';

/** The units that a mapping may give to weights without one. */
export const WEIGHT_UNITS = ['g', 'kg', 'lb', 'oz'] as const;

/** The unit of a row's weight: from its own column, the heading, the mapping, or the source's format; empty where none of them tells. */
const unitOf = (values: RowValues, { weightUnit, format }: Pick<Mapping, 'weightUnit' | 'format'>): string =>
  weightUnitOf(
    values.get('weight.unit'),
    values.columnOf('weight') ?? '',
    weightUnit ?? findFormatById(format).weightUnit,
  );

/** The unit in the cell itself, else in the heading, else `usual`, that of the source. */
export const weightUnitOf = (cell: string, heading: string, usual = ''): string =>
  cell.toLowerCase() || (unitOfHeading(heading) ?? usual);

/** The weight of a row, as files have it. A number without a unit is left out and reported: a kilogram instead of a gram costs a thousandfold. */
export function weightOf(
  values: RowValues,
  mapping: Pick<Mapping, 'weightUnit' | 'format'>,
  findings: Findings,
): string | undefined {
  const text = values.get('weight');
  const unit = unitOf(values, mapping);
  const weight = readWeight(text, unit || undefined);
  if (weight === undefined || unit !== '' || !isBareNumber(text)) return weight;
  findings.add(values.row, 'left-out', {
    code: 'weight-unit',
    expected: 'a unit for weights: "weightUnit": "g" or "kg" in the mapping, or --weight-unit; this weight is left out',
    found: text,
    column: values.columnOf('weight'),
  });
  return undefined;
}

const LOOKED_AT = 2_000;

/** Weights without a known unit, at most three; empty if the mapping gives a unit. */
export async function findBareWeights(
  tables: readonly SourceTable[],
  mapping: Mapping,
): Promise<{ readonly column: string; readonly examples: readonly string[] } | undefined> {
  const examples = new Set<string>();
  let column = '';
  for (const table of tables) {
    const reader = readTable(table, mapping);
    if (!reader.has('weight')) continue;
    let rows = 0;
    for await (const row of table.rows()) {
      const values = reader.read(row);
      const text = values.get('weight');
      if (isBareNumber(text) && Number(text.replace(',', '.')) > 0 && unitOf(values, mapping) === '') {
        examples.add(text);
        column ||= values.columnOf('weight') ?? '';
      }
      if (examples.size === 3 || ++rows > LOOKED_AT) break;
    }
  }
  return examples.size === 0 ? undefined : { column, examples: [...examples] };
}

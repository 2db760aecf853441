import { quoteText } from '../../catalog/problems/quote.ts';
import { findBareWeights, WEIGHT_UNITS } from '../../tables/rows/weight-unit.ts';
import type { Mapping, SourceTable } from '../../tables/model.ts';
import { ImportRefused } from '../../import/plan/shop.ts';
import { askText } from './ask.ts';

/** What options and answers on a terminal add to the mapping of an import. */

export const isAddress = (text: string | undefined): text is string => /^https?:\/\//i.test(text ?? '');

/** The mapping with what the options say. @throws ImportRefused for an unknown unit */
export function withOptions(
  mapping: Mapping,
  { pictures, weightUnit }: { readonly pictures: string | undefined; readonly weightUnit: string | undefined },
): Mapping {
  if (weightUnit !== undefined && !isUnit(weightUnit))
    throw new ImportRefused(
      `There is no unit ${JSON.stringify(weightUnit)}. --weight-unit takes one of ${WEIGHT_UNITS.join(', ')}.`,
    );
  return {
    ...mapping,
    ...(isAddress(pictures) && { pictures }),
    ...(weightUnit !== undefined && { weightUnit }),
  };
}

const isUnit = (text: string): boolean => (WEIGHT_UNITS as readonly string[]).includes(text);

/** Asks once for the unit of weights that have none. Without an answer these weights are left out, and the option that gives the unit is named. */
export async function settleWeight<T extends { readonly mapping: Mapping; readonly isGuessed: boolean }>(
  settled: T,
  tables: readonly SourceTable[],
  { isAsked }: { readonly isAsked: boolean },
): Promise<T> {
  const bare = await findBareWeights(tables, settled.mapping);
  if (!bare) return settled;
  const weights = `Weights have no unit (${quoteText(bare.column, 60)}: ${bare.examples.join(' | ')}).`;
  if (isAsked) {
    const answer = await askText(`${weights} Which unit is it: ${WEIGHT_UNITS.join(', ')}? Enter leaves them out:`);
    if (isUnit(answer)) return { ...settled, mapping: { ...settled.mapping, weightUnit: answer }, isGuessed: true };
  }
  console.log(
    `\n${weights} Which unit is it? Say it once, with --weight-unit g or kg, or with "weightUnit" in the mapping: without it they are left out.`,
  );
  return settled;
}

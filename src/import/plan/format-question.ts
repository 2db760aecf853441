import { quoteText } from '../../catalog/problems/quote.ts';
import { DOUBTS, doubtOf } from '../../tables/headings/price-names.ts';
import type { PriceQuestion } from '../guess/ask-price.ts';

/** A question about the price for a terminal, with numbered columns to choose from. */
export function formatQuestion({ why, candidates }: PriceQuestion): string[] {
  return [
    `${why} Which of these columns is the price at which you sell?`,
    ...candidates.map(({ column, examples = [] }, index) => {
      const doubt = doubtOf(column);
      return `  ${index + 1}  ${quoteText(column, 60)}: ${quoteText(examples.join(' | '), 80)}${doubt === undefined ? '' : `  (${DOUBTS[doubt]})`}`;
    }),
  ];
}

/** How to answer the question without a terminal. `command` is the typed command, `file` that of the mapping. */
export function adviseOnPrice({ candidates }: PriceQuestion, command: string, file: string): string[] {
  const [first] = candidates;
  const name = first?.column ?? 'Price';
  return [
    'Nothing was written, as goods would go on sale at what may be the wrong price.',
    `Answer with the name of the column, such as ${command} --price ${JSON.stringify(name)}`,
    `or with "price": ${JSON.stringify(name)} in ${file}. If no column is the price, add one to the table.`,
  ];
}

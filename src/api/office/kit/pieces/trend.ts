import { operatorFiguresText } from '../../../../messages/rooms/operator-figures.ts';
import { type Content, type Html, html } from '../../../ground/http/html.ts';

/** Compares figures with the time before. */

/** The fewest orders before for which a change is given in percent. */
export const LEAST_FOR_PERCENT = 20;

/** Words about a trend, on a line below their figure. */
export const trendWords = (words: string): Html => html`<br><span class="trend">${words}</span>`;

/** Figures of some days, and those of the same number of days before. */
interface Compared<Figures> {
  readonly total: Figures;
  readonly before: Figures;
}

/** "12% more than the 30 days before"; for few orders "30 days before: 8"; without any, that there were none. */
export function trend<Figures extends { readonly orders: number }>(
  amountOf: (of: Figures) => number,
  { total, before }: Compared<Figures>,
  days: string,
  format: (amount: number) => string = String,
): Content {
  const [now, then] = [amountOf(total), amountOf(before)];
  if (before.orders === 0 && now > 0) return trendWords(operatorFiguresText.noneBefore({ days }));
  if (before.orders === 0 || then <= 0) return undefined;
  const percent = Math.round((100 * (now - then)) / then);
  const change = { percent: Math.abs(percent), days };
  const words =
    before.orders < LEAST_FOR_PERCENT
      ? operatorFiguresText.inDaysBefore({ figure: format(then), days })
      : percent === 0
        ? operatorFiguresText.asMuchAsBefore({ days })
        : percent > 0
          ? operatorFiguresText.moreThanBefore(change)
          : operatorFiguresText.lessThanBefore(change);
  return trendWords(words);
}

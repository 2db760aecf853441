import type { z } from 'zod';
import { parseMoney } from '../../core/parse-money.ts';
import type { ImportContext } from '../import/import-context.ts';
import { type Market, type Offer, type ReadOffers, UNREAD_OFFER } from '../model.ts';
import type { offer as offerInput } from '../schema/variant.ts';
import type { SourceText } from '../source/positions.ts';
import { type ProblemList, suggest } from '../source/problems.ts';
import { withoutUndefined } from './without-undefined.ts';

export type OfferInput = z.output<typeof offerInput>;

/** Reads offers by market. `place` is the path in the file of a path below the offers. */
export function makeOffers(
  offers: Readonly<Record<string, OfferInput>>,
  place: (...path: PropertyKey[]) => readonly PropertyKey[],
  { source, problems, markets, unread }: ImportContext,
): ReadOffers {
  const made: Record<string, ReadOffers[string]> = {};
  for (const [marketId, offer] of Object.entries(offers)) {
    const market = markets.get(marketId);
    if (!market) {
      problems.addKey(source, place(), marketId, {
        code: 'market-unknown',
        expected: 'the id of a market: the name of a file in catalog/markets',
        hint: suggest(marketId, markets.keys()),
      });
      continue;
    }
    if (unread.currencies.has(marketId)) {
      made[marketId] = UNREAD_OFFER;
      continue;
    }
    const one = makeOffer(offer, market, source, (field) => place(marketId, field), problems);
    if (one) made[marketId] = one;
  }
  return made;
}

/** Reads price and MRP in the market's currency. */
function makeOffer(
  { price, mrp }: OfferInput,
  { currency }: Market,
  source: SourceText,
  place: (field: 'price' | 'mrp') => readonly PropertyKey[],
  problems: ProblemList,
): Offer | undefined {
  const anAmount = `an amount in ${currency} such as 499, 499.50 or "4,99,999"`;
  const priceMinor = parseMoney(price, currency);
  const mrpMinor = mrp === undefined ? undefined : parseMoney(mrp, currency);
  if (priceMinor === undefined || priceMinor === 0)
    problems.add(source, place('price'), {
      code: priceMinor === 0 ? 'price-zero' : 'price-invalid',
      expected: priceMinor === 0 ? 'a price above 0' : anAmount,
    });
  else if (mrp !== undefined && mrpMinor === undefined)
    problems.add(source, place('mrp'), { code: 'mrp-invalid', expected: anAmount });
  else if (mrpMinor !== undefined && priceMinor > mrpMinor)
    problems.add(source, place('price'), { code: 'price-above-mrp', expected: `a price of at most the MRP, ${mrp}` });
  else return { priceMinor, ...withoutUndefined({ mrpMinor }) };
  return undefined;
}

import { expectClearAmount } from '../values/clear-amount.ts';
import type { z } from 'zod';
import { smallestCoinMinor } from '../../core/money/coins.ts';
import { toDecimal } from '../../core/money/format-price.ts';
import { isAmbiguousAmount, parseMoney } from '../../core/money/parse-money.ts';
import type { ImportContext } from '../shapes/import-context.ts';
import { type Market, type Offer, type ReadOffers, UNREAD_OFFER } from '../model.ts';
import type { offer as offerInput } from '../schema/variant.ts';
import type { SourceText } from '../json/positions.ts';
import { type ProblemList, suggest } from '../problems/problems.ts';

type OfferInput = z.output<typeof offerInput>;

/** Reads offers by market. `locate` makes the path in the file of a path below the offers. */
export function makeOffers(
  offers: Readonly<Record<string, OfferInput>>,
  locate: (...path: PropertyKey[]) => readonly PropertyKey[],
  { source, problems, markets, unread }: ImportContext,
): ReadOffers {
  const made: Record<string, ReadOffers[string]> = {};
  const isSold = Object.keys(offers).some((id) => markets.has(id));
  for (const [marketId, offer] of Object.entries(offers)) {
    const market = markets.get(marketId);
    if (!market) {
      problems.addKey(source, locate(), marketId, {
        code: 'market-unknown',
        severity: isSold ? 'left-out' : undefined,
        expected: `the id of a market: the name of a file in catalog/markets${isSold ? '; this offer is left out' : ''}`,
        hint: suggest(marketId, markets.keys()),
      });
      continue;
    }
    if (unread.currencies.has(marketId)) {
      made[marketId] = UNREAD_OFFER;
      continue;
    }
    const one = makeOffer(offer, market, source, (field) => locate(marketId, field), problems);
    if (one) made[marketId] = one;
  }
  return made;
}

/** Reads price and MRP in the market's currency. */
function makeOffer(
  { price, mrp }: OfferInput,
  { currency, delivery }: Market,
  source: SourceText,
  locate: (field: 'price' | 'mrp') => readonly PropertyKey[],
  problems: ProblemList,
): Offer | undefined {
  const anAmount = `an amount in ${currency} such as 499, 499.50 or "4,99,999"`;
  for (const [field, value] of Object.entries({ price, mrp }) as ['price' | 'mrp', unknown][])
    if (isAmbiguousAmount(value, currency) && parseMoney(value, currency) !== undefined)
      problems.add(source, locate(field), {
        code: 'amount-ambiguous',
        severity: 'left-out',
        expected: expectClearAmount(currency),
      });
  const priceMinor = parseMoney(price, currency);
  const coinMinor = smallestCoinMinor(currency);
  if (delivery.cashOnDeliveryFeeMinor !== undefined && (priceMinor ?? 0) % coinMinor !== 0)
    problems.add(source, locate('price'), {
      code: 'price-not-in-coins',
      severity: 'warning',
      expected: `a price in steps of ${toDecimal(coinMinor, currency)} ${currency}, as couriers take it in cash`,
    });
  const mrpMinor = mrp === undefined ? undefined : parseMoney(mrp, currency);
  if (priceMinor === undefined || priceMinor === 0)
    problems.add(source, locate('price'), {
      code: priceMinor === 0 ? 'price-zero' : 'price-invalid',
      expected: priceMinor === 0 ? 'a price above 0' : anAmount,
    });
  else if (mrp !== undefined && !mrpMinor) {
    problems.add(source, locate('mrp'), {
      code: 'mrp-invalid',
      severity: 'left-out',
      expected: `${anAmount}, or no MRP; this one is left out`,
    });
    return { priceMinor };
  } else if (mrpMinor !== undefined && priceMinor > mrpMinor)
    problems.add(source, locate('price'), { code: 'price-above-mrp', expected: `a price of at most the MRP, ${mrp}` });
  else return { priceMinor, mrpMinor };
  return undefined;
}

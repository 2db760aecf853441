import { smallestCoinMinor } from '../../core/money/coins.ts';
import { isAmbiguousAmount, parseMoney } from '../../core/money/parse-money.ts';
import type { Market } from '../model.ts';
import type { ProblemList } from '../problems/problems.ts';
import type { OrderPromotion, Promotions } from '../values/promotion.ts';
import { type OfferInput, WEEKDAYS } from '../schema/offer.ts';
import type { CatalogFile } from '../source/catalog-reader.ts';
import { expectClearAmount } from '../values/clear-amount.ts';
import { endTime, startTime } from '../values/moments.ts';

/** The offers on orders of each market. Those of a market that does not exist are left out; checks/offers.ts says so. */
export function makePromotions(
  files: readonly CatalogFile<OfferInput>[],
  markets: ReadonlyMap<string, Market>,
  problems: ProblemList,
): Promotions {
  const made = files.flatMap((file) => {
    const market = markets.get(file.input?.market ?? '');
    return market && file.input ? [[market.id, makePromotion(file, file.input, market, problems)] as const] : [];
  });
  const byMarket = Map.groupBy(made, ([id]) => id);
  return new Map(
    [...byMarket].map(([id, offers]) => {
      const own = offers.map(([, one]) => one);
      return [id, [...own.filter(({ code }) => !code), ...own.filter(({ code }) => code)]];
    }),
  );
}

function makePromotion(
  { id, source }: CatalogFile<OfferInput>,
  input: OfferInput,
  { currency }: Market,
  problems: ProblemList,
): OrderPromotion {
  const read = (key: 'amount' | 'most' | 'from'): number | undefined => {
    const value = input[key];
    if (value === undefined) return undefined;
    const minor = parseMoney(value, currency);
    if (!minor)
      problems.add(source, [key], {
        code: 'amount-invalid',
        expected: `an amount in ${currency} above 0 such as 100`,
      });
    else if (isAmbiguousAmount(value, currency))
      problems.add(source, [key], {
        code: 'amount-ambiguous',
        severity: 'warning',
        expected: expectClearAmount(currency),
      });
    return minor ?? 0;
  };
  if (!input.freeDelivery && smallestCoinMinor(currency) > 1)
    problems.add(source, [input.percent === undefined ? 'amount' : 'percent'], {
      code: 'offer-coins',
      expected: `free delivery: a share of what is taken off would not be an amount that coins of ${currency} make up`,
    });
  const [minor, mostMinor, fromMinor] = [read('amount'), read('most'), read('from')];
  if (minor !== undefined && minor >= (fromMinor ?? 0))
    problems.add(source, ['amount'], {
      code: 'offer-too-much',
      expected: 'an amount below "from", so that goods are never given for nothing',
    });
  const { categories, sellers, tags, products, code, members, days, firstOrder, oncePerPerson, uses } = input;
  const goods = categories || sellers || tags || products ? { categories, sellers, tags, products } : undefined;
  return {
    id,
    minor,
    percent: input.percent,
    mostMinor,
    fromMinor,
    starts: input.starts && startTime(input.starts),
    ends: input.ends && endTime(input.ends),
    payment: input.payment,
    bySellers: input.paidBy === 'seller' || undefined,
    ...(goods && { isForSome: true, goods }),
    code,
    members,
    days: days?.map((day) => WEEKDAYS.indexOf(day)),
    firstOrder,
    oncePerPerson,
    uses,
  };
}

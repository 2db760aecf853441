import { expectClearAmount } from '../values/clear-amount.ts';
import type { DeliveryRule } from '../../core/delivery/delivery-rules.ts';
import { bindToOwnState, type StateBoundSeller } from '../../core/delivery/own-state.ts';
import { isAmbiguousAmount, parseMoney } from '../../core/money/parse-money.ts';
import type { Market } from '../model.ts';
import type { DeliveryInput, DeliveryRuleInput } from '../schema/delivery.ts';
import { pinPlaceOf } from '../values/pin-codes.ts';
import type { CatalogFile } from '../source/catalog-reader.ts';
import type { ProblemList } from '../problems/problems.ts';

/** The rules of delivery by market id. Markets without rules are missing. */
export function makeDelivery(
  file: CatalogFile<DeliveryInput> | undefined,
  markets: ReadonlyMap<string, Market>,
  problems: ProblemList,
): Map<string, readonly DeliveryRule[]> {
  const made = new Map<string, readonly DeliveryRule[]>();
  for (const [marketId, rules] of Object.entries(file?.input?.markets ?? {})) {
    const { currency = 'INR' } = markets.get(marketId) ?? {};
    if (!file || rules.length === 0) continue;
    const readAmount = (value: number | string | undefined, index: number, key: string): number | undefined => {
      if (value === undefined) return undefined;
      const minor = parseMoney(value, currency);
      if (minor === undefined)
        problems.add(file.source, ['markets', marketId, index, key], {
          code: 'amount-invalid',
          expected: `an amount in ${currency} such as 10 or "10.50"`,
        });
      else if (isAmbiguousAmount(value, currency))
        problems.add(file.source, ['markets', marketId, index, key], {
          code: 'amount-ambiguous',
          severity: 'warning',
          expected: expectClearAmount(currency),
        });
      return minor ?? 0;
    };
    made.set(
      marketId,
      rules.map((rule, index) => makeRule(rule, (value, key) => readAmount(value, index, key))),
    );
  }
  return made;
}

/** Adds that sellers without a GSTIN sell within their own state only, in markets in India. */
export function addOwnStates(
  rules: ReadonlyMap<string, readonly DeliveryRule[]>,
  markets: ReadonlyMap<string, Market>,
  sellers: readonly StateBoundSeller[],
): Map<string, readonly DeliveryRule[]> {
  const bound = bindToOwnState(sellers, pinPlaceOf);
  const all = [...markets.values()].map(({ id, country }) => {
    const made = rules.get(id) ?? [];
    return [id, country === 'IN' ? [...made, ...bound] : made] as const;
  });
  return new Map(all.filter(([, made]) => made.length > 0));
}

const makeRule = (
  { note: _, fee, freeFrom, ...rule }: DeliveryRuleInput,
  readAmount: (value: number | string | undefined, key: string) => number | undefined,
): DeliveryRule => ({
  ...rule,
  feeMinor: readAmount(fee, 'fee'),
  freeFromMinor: readAmount(freeFrom, 'freeFrom'),
});

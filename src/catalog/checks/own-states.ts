import { ownStateOf } from '../../core/delivery/delivery-rules.ts';
import type { ReadProduct } from '../model.ts';
import type { CheckContext } from './check-context.ts';
import { countOf } from '../../core/text/figures.ts';

/**
 * Warns once of each seller without a GSTIN, with the number of its products in India: only shoppers in its own state can order them.
 * `products` are those that are published.
 */
export function checkOwnStates(
  { files, markets, deliveryRules, problems }: CheckContext,
  products: readonly ReadProduct[],
): void {
  const indian = [...markets.values()].filter(({ country }) => country === 'IN').map(({ id }) => id);
  const [anyMarket] = indian;
  if (anyMarket === undefined) return;
  const counts = new Map<string, number>();
  for (const { sellerId, offers } of products)
    if (indian.some((id) => offers[id])) counts.set(sellerId, (counts.get(sellerId) ?? 0) + 1);
  for (const { id, source, known, input } of files.sellers) {
    // A GSTIN with an error is not missing.
    if (known.gstin !== undefined || !input) continue;
    const state = ownStateOf(deliveryRules.get(anyMarket) ?? [], id);
    const found = `no GSTIN, and ${countOf(counts.get(id) ?? 0, 'product')}`;
    if (state === undefined)
      problems.add(source, ['address'], {
        code: 'seller-without-gstin',
        severity: 'warning',
        found: `${found}, with an address in no state that is known`,
        expected:
          'a GSTIN, or an address with PIN code or state; until then they are sold everywhere, which the law forbids',
      });
    else
      problems.add(source, ['gstin'], {
        code: 'seller-without-gstin',
        severity: 'warning',
        found,
        expected: `a GSTIN; without one, only shoppers in ${state} can order from this seller`,
      });
  }
}

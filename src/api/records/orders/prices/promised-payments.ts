import type { Config } from '../../../ground/config/config.ts';
import type { Log } from '../../../ground/config/log.ts';
import type { Shop } from '../../../ground/shop/read-shop.ts';
import { listPayments } from './pricing.ts';

/** Says when pages name ways to pay online (`onlinePayments` of a market) in a market where this host takes no online payment. */
export function warnOfPayments({ provider }: Config, { markets }: Pick<Shop, 'markets'>, log: Pick<Log, 'warn'>): void {
  for (const market of markets.values())
    if (
      market.onlinePayments.some(
        (way) => (provider.kind === 'upi' && way !== 'UPI') || !listPayments(market, provider).includes('online'),
      )
    )
      log.warn('A market names ways to pay online that this host does not take', { market: market.id });
}

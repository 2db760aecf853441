import type { Passwords } from '../records/accounts/passwords.ts';
import type { Clock } from '../ground/clock/clock.ts';
import type { Config } from '../ground/config/config.ts';
import type { Database } from '../ground/database/types.ts';
import type { Log } from '../ground/config/log.ts';
import type { Provider } from '../records/payments/provider.ts';
import type { TablePool } from '../records/products/table-pool.ts';
import type { Shop } from '../ground/shop/read-shop.ts';

/** What the routes and workers of the host share. */
export interface Services {
  readonly config: Config;
  readonly database: Database;
  /** The host's time in epoch milliseconds. */
  readonly now: () => number;
  /** The clock behind `now`. */
  readonly clock: Clock;
  readonly log: Log;
  readonly passwords: Passwords;
  readonly tables: TablePool;
  /** The current catalogue, which may be reloaded while the host runs. */
  readonly shop: () => Shop;
  /** Reads the catalogue again, after a file of it was written. */
  readonly reloadShop: () => Promise<void>;
  /** The payment provider; undefined for cash only. */
  readonly provider: Provider | undefined;
  /** Address of the site, without a trailing slash. */
  readonly siteUrl: () => string;
  /** Public address of the host, without a trailing slash. */
  readonly apiUrl: () => string;
  /** Starts the next round of workers early, after a request that left them work. */
  readonly wake: () => void;
}

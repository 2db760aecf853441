import type { Passwords } from './accounts/passwords.ts';
import type { Clock } from './clock.ts';
import type { Config } from './config.ts';
import type { Database } from './database/types.ts';
import type { Log } from './log.ts';
import type { Provider } from './payments/provider.ts';
import type { TablePool } from './products/table-pool.ts';
import type { Shop } from './read-shop.ts';

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

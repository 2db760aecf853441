import type { Clock } from './clock/clock.ts';
import type { Config } from './config/config.ts';
import type { Log } from './config/log.ts';
import type { Database } from './database/types.ts';
import type { Shop } from './shop/read-shop.ts';

/** The parts of a running host that rooms use. A room that needs more extends this. */
export interface Services {
  readonly config: Config;
  readonly database: Database;
  /** The host's time in epoch milliseconds. */
  readonly now: () => number;
  /** The clock behind `now`. */
  readonly clock: Clock;
  readonly log: Log;
  /** The current catalogue, which may be reloaded while the host runs. */
  readonly shop: () => Shop;
  /** Reads the catalogue again without its products, after a file of a seller was written. */
  readonly reloadSellers: () => Promise<void>;
  /** Address of the site, without a trailing slash. */
  readonly siteUrl: () => string;
  /** Public address of the host, without a trailing slash. */
  readonly apiUrl: () => string;
  /** Starts the next round of workers early, after a request that left them work. */
  readonly wake: () => void;
}

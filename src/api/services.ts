import type { Passwords } from './accounts/passwords.ts';
import type { Clock } from './clock.ts';
import type { Config } from './config.ts';
import type { Database } from './database/types.ts';
import type { Log } from './log.ts';
import type { Provider } from './payments/provider.ts';
import type { Shop } from './read-shop.ts';

/** What every part of the host works with. */
export interface Services {
  readonly config: Config;
  readonly database: Database;
  /** Epoch milliseconds. Everything that depends on time asks here. */
  readonly now: () => number;
  /** Where `now` comes from, and whether things may be ended by it. */
  readonly clock: Clock;
  readonly log: Log;
  readonly passwords: Passwords;
  /** The catalogue as it is now: it may be read again while the host runs. */
  readonly shop: () => Shop;
  /** Who takes payments; undefined where only cash is taken. */
  readonly provider: Provider | undefined;
  /** Address of the site, without a slash at its end. */
  readonly siteUrl: () => string;
  /** Public address of the host, without a slash at its end. */
  readonly apiUrl: () => string;
  /** Wakes the workers: there is something to do before their next round. */
  readonly wake: () => void;
}

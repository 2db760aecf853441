import { createTablePool } from '../../records/products/table-pool.ts';
import { userInfo } from 'node:os';
import { commandLine } from '../../../command-line.ts';
import type { Actor } from '../../ground/audit/audit.ts';
import { createPasswords } from '../../records/accounts/passwords/passwords.ts';
import { fixedClock } from '../../ground/clock/clock.ts';
import type { Config } from '../../ground/config/config.ts';
import { openDatabase } from '../../ground/database/engines/connect.ts';
import { BASE } from '../../ground/http/app.ts';
import { createLog } from '../../ground/config/log.ts';
import { handDown } from '../services.ts';
import { type CatalogFiles, readShopLazily } from '../../ground/shop/read-shop.ts';
import { readSiteUrl } from '../../ground/shop/site.ts';
import { findOperator } from '../../records/staff/operator-name.ts';
import { type OperatorContext, OperatorError } from './command.ts';

/** The name in the environment variable OPERATOR, and the account on the machine. */
interface Who {
  readonly named?: string | undefined;
  readonly account: string;
}

/** Who runs the command, as environment and machine say. */
export const readWho = (): Who => ({ named: process.env['OPERATOR'], account: userInfo().username });

/** The operator's name for the audit trail. @throws OperatorError when no operator is named */
export function nameActor({ named, account }: Who): Actor {
  const operator = findOperator(named, account);
  if (operator === undefined)
    throw new OperatorError(
      `The audit trail needs the name of a person, and "${named || account}" may be anybody. Put yours in front, such as asha: OPERATOR=asha ${commandLine('operator', '...')}`,
    );
  return `operator:${operator}`;
}

/** Opens the configured database. Hosts may be running on it, and see changes at once. */
export async function openOperator(
  config: Config,
  catalog: Pick<CatalogFiles, 'folder' | 'theme'>,
  who: Who = readWho(),
): Promise<{ readonly context: OperatorContext; close(): Promise<void> }> {
  const log = createLog('off');
  const shop = readShopLazily(catalog);
  const database = await openDatabase({ url: config.databaseUrl, acceptsIncomplete: config.acceptsIncompleteDatabase });
  const noted = config.siteUrl === undefined ? await readSiteUrl(database) : undefined;
  const siteUrl = () => config.siteUrl ?? noted ?? shop.store.siteUrl;
  const services = handDown({
    config,
    database,
    now: Date.now,
    clock: fixedClock(Date.now),
    log,
    passwords: createPasswords(config.passwordCost),
    tables: createTablePool(),
    shop: () => shop,
    // Mails and refunds are only queued. A running host sends them.
    provider: undefined,
    siteUrl,
    apiUrl: () => config.apiUrl ?? `${siteUrl()}${BASE}`,
    // A command ends afterwards, and running hosts read the catalogue by themselves.
    reloadSellers: async () => {},
    wake: () => {},
  });
  const context: OperatorContext = {
    services,
    get actor(): Actor {
      return nameActor(who);
    },
  };
  const close = async () => {
    await services.passwords.close();
    await services.tables.close();
    await database.close();
  };
  return { context, close };
}

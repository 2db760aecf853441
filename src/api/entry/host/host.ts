import { checkOwnMessages } from '../../../messages/read-messages.ts';
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { join } from 'node:path';
import { getRequestListener } from '@hono/node-server';
import { identifyCaller } from '../routes/accounts/identify-caller.ts';
import { createPasswords, type Passwords } from '../../records/accounts/passwords/passwords.ts';
import { ownAccountRoutes } from '../routes/accounts/own-routes.ts';
import { accountRoutes } from '../routes/accounts/routes.ts';
import { createSimulator, type Simulator } from '../cashfree-simulator/simulator.ts';
import { fixedClock, openClock, type TimeSource } from '../../ground/clock/clock.ts';
import type { Config } from '../../ground/config/config.ts';
import { openDatabase, type DatabaseOptions } from '../../ground/database/engines/connect.ts';
import type { Database } from '../../ground/database/types.ts';
import { isUnavailable } from '../../ground/database/unavailable.ts';
import { BASE, createApp } from '../../ground/http/app.ts';
import { drain } from '../../ground/http/drain.ts';
import type { Route } from '../../ground/http/route.ts';
import { documentRoutes } from '../routes/documents/routes.ts';
import { createLog, type Log } from '../../ground/config/log.ts';
import { ledgerRoutes } from '../routes/ledger/routes.ts';
import { createDrivers, warnOfPromises } from '../../ground/outbox/drivers.ts';
import { metaRoutes } from '../routes/meta/routes.ts';
import { messageRoutes } from '../routes/messages/routes.ts';
import { whatsappRoutes } from '../routes/messages/whatsapp-routes.ts';
import { createMetrics, type Metrics } from '../../ground/observe/metrics.ts';
import { observeRoutes } from '../observe/routes.ts';
import { createObserver, type Observer } from '../../ground/observe/snapshot.ts';
import { traceDrivers, traceProvider, traceDatabase } from '../observe/traced.ts';
import { NO_TRACING, openTracing, type Tracing } from '../../ground/observe/tracing.ts';
import { operatorPages } from '../../office/operator/pages.ts';
import { sellerPages } from '../../office/seller/pages.ts';
import { warnOfPayments } from '../../records/orders/prices/promised-payments.ts';
import { orderRoutes } from '../routes/orders/routes.ts';
import { chooseProvider } from './choose-provider.ts';
import { paymentRoutes } from '../routes/payments/routes.ts';
import { upiRoutes } from '../routes/payments/upi-routes.ts';
import { restockRoutes } from '../routes/restock/routes.ts';
import { reviewRoutes } from '../routes/reviews/routes.ts';
import { dashboardRoutes } from '../routes/sellers/dashboard-routes.ts';
import { linkRoutes } from '../routes/sellers/link-routes.ts';
import { changeRoutes } from '../routes/sellers/change-routes.ts';
import { sellerRoutes } from '../routes/sellers/routes.ts';
import { stockRoutes } from '../routes/sellers/stock-routes.ts';
import { handDown, type HostServices } from '../services.ts';
import type { CatalogFiles } from '../../ground/shop/read-shop.ts';
import { createTablePool } from '../../records/products/table-pool.ts';
import { productRoutes } from '../routes/products/routes.ts';
import { openShop, type ShopHolder } from '../../ground/shop/shop.ts';
import { createWorkers, listWorkers, type Workers } from '../workers/workers.ts';

interface HostOptions {
  readonly config: Config;
  readonly catalog: CatalogFiles;
  /** The address of the server on which the host runs ("http://localhost:4321"). It is called only once the server listens. */
  readonly address: () => string;
  /** Replaces the host's own clock (clock.ts). */
  readonly now?: () => number;
  /** Reference time for the host's own clock. */
  readonly time?: TimeSource;
  /** Replaces the host's own hashing threads. */
  readonly passwords?: Passwords;
  readonly log?: Log;
  readonly onQuery?: DatabaseOptions['onQuery'];
}

export interface Host {
  /** Handles every request below `/api`. */
  readonly listener: (request: IncomingMessage, response: ServerResponse) => void;
  readonly routes: readonly Route[];
  readonly services: HostServices;
  readonly database: Database;
  readonly shop: ShopHolder;
  readonly workers: Workers;
  readonly simulator: Simulator | undefined;
  readonly metrics: Metrics;
  /** Makes `/ready` answer 503, so that load balancers send no more requests. */
  retire(): void;
  /** Stops the background work. Call it once all requests are answered. */
  close(): Promise<void>;
}

/**
 * Opens the database and the catalogue, and returns a host that is ready for requests. Its workers are not started yet.
 * @throws Error for invalid messages of the shop
 */
export async function createHost(options: HostOptions): Promise<Host> {
  const { config, address } = options;
  checkOwnMessages();
  const log = options.log ?? createLog(config.logLevel);
  const shop = openShop(options.catalog, log);
  warnOfPromises(config, shop.current(), log);
  warnOfPayments(config, shop.current(), log);
  const tracing = config.tracing
    ? await openTracing({ ...config.tracing, trustsParent: config.trustedProxies > 0 })
    : NO_TRACING;
  const untraced = await openDatabase({
    url: config.databaseUrl,
    acceptsIncomplete: config.acceptsIncompleteDatabase,
    ...(options.onQuery && { onQuery: options.onQuery }),
  });
  const database = traceDatabase(untraced, tracing);
  const clock = options.now ? fixedClock(options.now) : await openClock(untraced, log, options.time);
  const { now } = clock;
  const apiUrl = () => config.apiUrl ?? `${config.siteUrl ?? address()}${BASE}`;
  const simulator = openSimulator(options, now);
  let isRetired = false;
  const workers = createWorkers(() => services, listWorkers(traceDrivers(createDrivers(config), tracing)));
  const observer = createObserver({
    database,
    limits: config.limits,
    now,
    isRetired: () => isRetired,
    workers: workers.states,
  });
  const metrics = createMetrics(observer.look);
  const services: HostServices = handDown({
    config,
    database,
    now,
    clock,
    log,
    passwords: options.passwords ?? createPasswords(config.passwordCost),
    tables: createTablePool(),
    shop: shop.current,
    reloadSellers: () => shop.reload('rest'),
    provider: traceProvider(chooseProvider(config.provider, { address, apiUrl, database, now }), tracing),
    // With simulated payment the shop runs on this machine, not at its public address.
    siteUrl: () => config.siteUrl ?? (simulator ? address() : shop.current().store.siteUrl),
    apiUrl,
    wake: workers.wake,
  });
  const routes = listRoutes(services, () => isRetired, metrics, observer);
  const answer = getRequestListener(openApp(services, routes, metrics, tracing).fetch, {
    overrideGlobalObjects: false,
    // Node discards unread bodies itself; the adapter would close the connection before the next request.
    autoCleanupIncoming: false,
  });
  return {
    listener: (request, response) => {
      if (simulator?.listener(request, response)) return;
      void answer(request, response);
    },
    routes,
    services,
    database,
    shop,
    workers,
    simulator,
    metrics,
    retire: () => {
      isRetired = true;
    },
    close: async () => {
      simulator?.close();
      await workers.stop();
      await services.passwords.close();
      await services.tables.close();
      observer.close();
      await database.close();
      await tracing.close();
      log.flush();
    },
  };
}

const openSimulator = ({ config, address }: HostOptions, now: () => number): Simulator | undefined =>
  config.provider.kind === 'simulator'
    ? createSimulator({
        file: join(config.dataDir, 'cashfree-simulator.json'),
        base: `${BASE}/cashfree-simulator`,
        now,
        address,
        isPublic: config.provider.isPublic,
      })
    : undefined;

function listRoutes(services: HostServices, isRetired: () => boolean, metrics: Metrics, observer: Observer): Route[] {
  const routes: Route[] = [];
  routes.push(
    // The contract at /openapi.json describes all of them.
    ...metaRoutes(services, isRetired, routes),
    ...observeRoutes(services, metrics, observer),
    ...accountRoutes(services),
    ...ownAccountRoutes(services),
    ...messageRoutes(services),
    ...stockRoutes(services),
    ...orderRoutes(services),
    ...paymentRoutes(services),
    ...upiRoutes(services),
    ...reviewRoutes(services),
    ...restockRoutes(services),
    ...sellerRoutes(services),
    ...dashboardRoutes(services),
    ...productRoutes(services),
    ...linkRoutes(services),
    ...changeRoutes(services),
    ...documentRoutes(services),
    ...whatsappRoutes(services),
    ...ledgerRoutes(services),
  );
  return routes;
}

const openApp = (services: HostServices, routes: readonly Route[], metrics: Metrics, tracing: Tracing) => {
  const { config, shop, log } = services;
  return createApp(routes, {
    pages: [...operatorPages(services), ...sellerPages(services)],
    identify: (access, request) => identifyCaller(services, access, request),
    allowedOrigins: new Set([...config.corsOrigins, new URL(config.siteUrl ?? shop().store.siteUrl).origin]),
    knowsProxies: config.trustedProxies > 0,
    isUnavailable,
    log,
    countRequest: metrics.countRequest,
    trace: tracing.request,
  });
};

/** Time limit of a shutdown, and the part of it for running requests, in milliseconds. */
const STOP_MS = 10_000;
const ANSWER_MS = 8_500;

/** Stops a server and its host: answers the running requests, lets workers finish their round, then closes everything. */
export async function shutDown(server: Server, host: Host): Promise<void> {
  host.retire();
  const stopped = Promise.all([drain(server, ANSWER_MS), host.workers.stop()]).then(() => host.close());
  let timer: NodeJS.Timeout | undefined;
  const timeout = new Promise<'late'>((done) => {
    timer = setTimeout(done, STOP_MS, 'late');
  });
  if ((await Promise.race([stopped, timeout])) === 'late') {
    const busy = host.workers.states().flatMap(({ name, runningSince }) => (runningSince === undefined ? [] : [name]));
    host.services.log.warn('stopped before all work had ended', { workers: busy.join(' ') });
    host.services.log.flush();
  }
  clearTimeout(timer);
}

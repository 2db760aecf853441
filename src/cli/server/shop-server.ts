import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { type Config, ConfigError, readConfig } from '../../api/ground/config/config.ts';
import { DatabaseError } from '../../api/ground/database/database-error.ts';
import type { CatalogFiles } from '../../api/ground/shop/read-shop.ts';
import { createHost, type Host, shutDown } from '../../api/entry/host/host.ts';
import { BASE } from '../../api/ground/http/app.ts';
import { boundBodies, REQUEST_TIMES } from '../../api/ground/http/body-time.ts';
import { trackAnswers } from '../../api/ground/http/drain.ts';
import { noteSiteUrl } from '../../api/ground/shop/site.ts';
import { CatalogError } from '../../catalog/problems/problems.ts';
import { MessageFault } from '../../messages/read-messages.ts';
import { strictTransport } from '../../catalog/values/strict-transport.ts';
import { keepDataApart } from './apart.ts';
import { describeDiskError } from '../../integration/files/describe-disk-error.ts';
import { createHostCheck, refuseHost } from './allowed-hosts.ts';
import { KEEP_ALIVE_MS, LONGEST_HEADERS } from './static-server.ts';

/** The short address of the operator's dashboard, for people to type. */
const DASHBOARD = /^\/operator(?=[/?]|$)/;

export interface RunningShop {
  readonly server: Server;
  /** Sets the address on which the server listens. */
  opened(address: string): void;
  /** Rejects when the host can't start because of the environment, the catalogue or the database. */
  readonly host: Promise<Host>;
}

/**
 * Site and API host on one server: requests below `/api` go to the host, all others to `site`, and `/operator` redirects to the dashboard. The site
 * answers at once; requests to the host wait until it is ready.
 */
export function createShopServer(site: Server | undefined, config: Config, catalog: CatalogFiles): RunningShop {
  let address = '';
  // The server listens first, so that the site answers while the catalogue is read.
  const host = new Promise<void>((done) => setImmediate(done)).then(() =>
    createHost({ config, catalog, address: () => address }),
  );
  let running: Host | undefined;
  host.then(
    (started) => {
      running = started;
    },
    () => {},
  );
  const isAllowed = createHostCheck(config, () => host.then(({ services }) => services.shop().store.siteUrl));
  const server = createServer(
    { maxHeaderSize: LONGEST_HEADERS, ...REQUEST_TIMES, keepAliveTimeout: KEEP_ALIVE_MS },
    (request, response) => {
      const isForHost = /^\/api(?:[/?]|$)/.test(request.url ?? '');
      const answer = () => {
        if (DASHBOARD.test(request.url ?? ''))
          response.writeHead(302, { location: `${BASE}${request.url}`, 'cache-control': 'no-store' }).end();
        else if (site && !isForHost) {
          countPages(running, request, response);
          site.emit('request', request, response);
        } else
          host.then(
            ({ listener, services }) => {
              const { store } = services.shop();
              const strict = strictTransport(config.siteUrl ?? store.siteUrl, store.strictTransport);
              if (strict) response.setHeader('strict-transport-security', strict);
              listener(request, response);
            },
            () => response.destroy(),
          );
      };
      const verdict = isAllowed(request);
      if (verdict === true) answer();
      else
        Promise.resolve(verdict).then(
          (isKnown) => (isKnown ? answer() : refuseHost(request, response)),
          () => response.destroy(),
        );
    },
  );
  boundBodies(trackAnswers(server));
  return {
    server,
    host,
    opened: (where) => {
      address = where;
    },
  };
}

/** Counts requests for pages and files as one route, "site", because they have too many addresses for metrics. */
function countPages(host: Host | undefined, { method = '' }: IncomingMessage, response: ServerResponse): void {
  const started = performance.now();
  response.once('finish', () => {
    const { statusCode: status } = response;
    const seconds = (performance.now() - started) / 1000;
    host?.metrics.countRequest({ method, route: 'site', status, code: status, seconds });
  });
}

/**
 * Reads the configuration from the environment. Ends the process with a message when it is not valid, or when customers' data would be in a folder that
 * is `served`.
 */
export function readConfigOrExit(options: Parameters<typeof readConfig>[1], served: readonly string[] = []): Config {
  try {
    const config = readConfig(process.env, options);
    keepDataApart(config.dataDir, served);
    return config;
  } catch (error) {
    return exitWith(error);
  }
}

/** Waits for the host, starts its workers and handles signals. Ends the process with a message when the host can't start. */
export async function startHost({ server, host }: RunningShop): Promise<Host> {
  let started: Host;
  try {
    started = await host;
  } catch (error) {
    server.closeAllConnections();
    return exitWith(error);
  }
  // From now on the host answers requests, so from now on it ends in an orderly way, even while its database hangs.
  process.on('SIGHUP', () => void started.shop.reload());
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    let isStopping = false;
    process.on(signal, () => {
      // A second Ctrl+C ends the process at once.
      if (isStopping) process.exit(1);
      isStopping = true;
      shutDown(server, started).then(() => process.exit(0));
    });
  }
  started.workers.start();
  await noteAddress(started);
  return started;
}

/** Records where the site is for the operator's commands, if that is not the address in store.json. */
async function noteAddress({ services, database }: Host): Promise<void> {
  const url = services.siteUrl();
  const noted = url === services.shop().store.siteUrl ? undefined : url;
  await noteSiteUrl(database, noted).catch((error: unknown) =>
    services.log.warn('the address of the site was not noted', { reason: String(error) }),
  );
}

/** Lines for the terminal: where the host stores data, and whether payments are simulated. */
export function describeHost({ services: { config, database }, simulator }: Host): string[] {
  const location = database.kind === 'sqlite' ? config.databaseUrl : 'PostgreSQL';
  const mail = config.mail.smtpUrl === undefined ? `written into ${config.dataDir}/outbox` : 'sent by SMTP';
  return [
    `The API host is at ${BASE}. Database: ${location}. Mail is ${mail}.`,
    ...config.notices,
    ...(simulator ? ['Payment is SIMULATED: no money moves. Set the keys of a payment provider to be paid.'] : []),
  ];
}

/** Prints the error and ends the process. */
export function exitWith(error: unknown): never {
  console.error(describeStartError(error));
  process.exit(1);
}

/** Why a host can't start: the message alone if the operator can fix it, otherwise the error with its stack. */
export function describeStartError(error: unknown): unknown {
  const isPlain = [ConfigError, CatalogError, DatabaseError, MessageFault].some((kind) => error instanceof kind);
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  if (isPlain && error instanceof Error) return error.message;
  const refusal = describeDiskError(error);
  if (refusal !== undefined) return refusal;
  return code === 'ECONNREFUSED' || code === 'ENOTFOUND' || code === '28P01' || code === '3D000'
    ? `The database can't be used (${code}). Check DATABASE_URL.`
    : error;
}

import { commandLine } from '../../../command-line.ts';
import { CHECK_READY, programOf, type ShopFolder } from '../site/shop-folder.ts';

/** The account of all containers of the shop, as a number: from a name, Kubernetes can't tell that it is not root. */
export const ACCOUNT = '10001:10001';

/** The folder for the database file, outbox and keys in the container of the API host. */
export const DATA = '/data';
export const BACKUPS = '/backups';
/** The folder for certificates in Caddy's container. */
export const CERTIFICATES = '/var/lib/caddy';
/** The port at which Caddy's container serves the site for its own health check. */
export const CHECK_PORT = 2020;

const CHECK_OFTEN = '--interval=10s --timeout=5s --start-period=60s --retries=3';

const formatWords = (words: readonly string[]): string => JSON.stringify(words).replaceAll('","', '", "');

/** Variables of a build that a merchant may set, with their default values. */
const buildArguments = (siteUrl: string) => [
  ['SITE_URL', siteUrl],
  ['API_ORIGIN', ''],
  ['STOCK_URL', ''],
  ['REVIEWS_URL', ''],
  ['COMPRESS', 'fast'],
  ['AVIF', ''],
];

/**
 * The images of a shop as targets: `api` is the API host, `site` is Caddy with the built site, and `shop` is both in one process on one port. Without
 * an API host there is only `site`.
 */
export function formatDockerfile(shop: ShopFolder, name: string, siteUrl: string): string {
  const run = (command: string) => programOf(shop, command).join(' ');
  // The lock file of this project may lack packages for other platforms, which `npm ci` requires.
  const install = shop.isCheckout ? 'npm install --no-save' : 'npm ci';
  const catalog = shop.catalog === 'catalog' ? '' : `ENV CATALOG_DIR=${shop.catalog}\n`;
  return `# syntax=docker/dockerfile:1
# Made by "${commandLine('hosting', 'container')}" for ${siteUrl}. It is built in the folder of package.json.

FROM node:24-slim AS base
ENV NODE_ENV=production
# Nobody can log in to the account, and it owns two folders, for volumes.
RUN groupadd --gid ${ACCOUNT.split(':')[1]} haat \\
  && useradd --uid ${ACCOUNT.split(':')[0]} --gid haat --no-create-home --home-dir /tmp --shell /usr/sbin/nologin haat \\
  && install --directory --owner=haat --group=haat --mode=0700 ${DATA} ${BACKUPS}
WORKDIR /shop
${catalog}
FROM base AS packages
COPY ${['package.json', 'package-lock.json', ...shop.packageFiles].join(' ')} ./
RUN --mount=type=cache,target=/root/.npm ${install} --omit=dev --ignore-scripts --no-audit --no-fund

FROM packages AS build
COPY . .
${buildArguments(siteUrl)
  .map(([argument, value]) => `ARG ${argument}=${value}\n`)
  .join(
    '',
  )}# Another value builds again although no file has changed: docker compose build --build-arg AS_OF=$(date +%s) site
ARG AS_OF=
# Pictures and the build before are kept in caches of the builder, so that only what has changed is made.
ENV CACHE_DIR=/cache OUT_DIR=.builds/dist BUILDS_DIR=.builds/all
RUN --mount=type=cache,id=${name}-cache,sharing=locked,target=/cache \\
  --mount=type=cache,id=${name}-builds,sharing=locked,target=/shop/.builds \\
  ${run('build')} \\
  && ${run('hosting')} container --to /made \\
  && cp -RL .builds/dist /site

FROM caddy:2 AS site
COPY --from=build /made/Caddyfile /made/shop.caddy /etc/caddy/
COPY --from=build /site /site
RUN install -d -o ${ACCOUNT.split(':')[0]} -g ${ACCOUNT.split(':')[1]} -m 0700 ${CERTIFICATES}
ENV XDG_DATA_HOME=${CERTIFICATES}/data XDG_CONFIG_HOME=${CERTIFICATES}/config
EXPOSE 80 443 443/udp
USER ${ACCOUNT}
HEALTHCHECK ${CHECK_OFTEN} \\
  CMD ["wget", "-q", "-O", "/dev/null", "http://127.0.0.1:${CHECK_PORT}/"]
CMD ["caddy", "run", "--config", "/etc/caddy/Caddyfile", "--adapter", "caddyfile"]
${shop.api === undefined ? '' : formatHost(programOf(shop, 'api'))}`;
}

const formatHost = (command: readonly string[]): string => `
FROM base AS api
COPY --from=packages /shop/node_modules node_modules
COPY . .
ENV HOST=0.0.0.0 PORT=4322 DATA_DIR=${DATA}
EXPOSE 4322
USER ${ACCOUNT}
HEALTHCHECK ${CHECK_OFTEN} \\
  CMD ${formatWords(['node', '-e', CHECK_READY])}
CMD ${formatWords(command)}

FROM api AS shop
COPY --from=build /site /site
ENV SITE_DIR=/site
`;

/** Files that are not sent to the builder: those that are made there again, and secrets. */
export const formatIgnored = ({
  isCheckout,
}: ShopFolder): string => `# Made by "${commandLine('hosting', 'container')}".
.git
.github
node_modules
dist
.builds
.astro
data
hosting
test-results
playwright-report
**/*.log
**/.env
**/*.env
**/.env.*
${isCheckout ? 'tests\n' : ''}`;

import { commandLine } from '../../../command-line.ts';
import { BACKUP_DAYS } from '../site/host-settings.ts';
import { programOf, type ShopFolder } from '../site/shop-folder.ts';
import { ACCOUNT, BACKUPS, CERTIFICATES, DATA } from './dockerfile.ts';

const DAY_SECONDS = 86_400;
/** How many minutes may pass without a backup before its container counts as unhealthy: a day and two hours. */
const LATE_MINUTES = DAY_SECONDS / 60 + 120;

/** The API host may take ten seconds to answer its open requests. */
const STOP_SECONDS = 20;

const DATABASE = `postgres://haat:\${POSTGRES_PASSWORD}@database/haat`;

/** Lines that all services share: only volumes and `/tmp` can be written to, and no rights can be gained. Keys are in the order of dclint. */
const formatCommon = (
  user: string,
  {
    check = '',
    rights = '',
    isLocal = true,
    tmpfs = [],
    more = '',
  }: { check?: string; rights?: string; isLocal?: boolean; tmpfs?: readonly string[]; more?: string } = {},
): string => `    restart: unless-stopped
${check}    logging:
      driver: local
    user: ${JSON.stringify(user)}
${rights}    cap_drop:
      - ALL
    init: true
${isLocal ? '    pull_policy: never\n' : ''}    read_only: true
    security_opt:
      - no-new-privileges:true
${more}    tmpfs:
${['/tmp', ...tmpfs].map((folder) => `      - ${folder}\n`).join('')}`;

interface Compose {
  readonly shop: ShopFolder;
  /** The name of the project and of its images. */
  readonly name: string;
  readonly siteUrl: string;
  /** The folder of the build and its Dockerfile, as paths from this file. */
  readonly context: string;
  readonly dockerfile: string;
  readonly port: number | undefined;
}

/** A file for `docker compose`: the site with Caddy and, if the shop has one, the API host with PostgreSQL and daily backups. */
export function formatCompose(compose: Compose): string {
  const hasHost = compose.shop.api !== undefined;
  return `# Made by "${commandLine('hosting', 'container')}" for ${compose.siteUrl}. The settings are in .env beside it.
name: ${compose.name}

services:
${[...(hasHost ? [formatApi(compose), formatBackup(compose), formatDatabase()] : []), formatSite(compose)].join('\n')}
${hasHost ? 'networks:\n  outside:\n  inside:\n    # The database has no way to the internet.\n    internal: true\n\n' : ''}volumes:
  certificates:
${hasHost ? '  data:\n  database:\n  backups:\n' : ''}`;
}

/** An image that is built here. It is never pulled from a registry, where the same name may belong to somebody else. */
const formatImage = ({ name }: Compose, target: string): string => `    image: ${name}-${target}:local\n`;

const formatBuild = (compose: Compose, target: string, words = ''): string => `${formatImage(compose, target)}    build:
      context: ${JSON.stringify(compose.context)}
      dockerfile: ${JSON.stringify(compose.dockerfile)}
      target: ${target}
${words}`;

const formatSite = (compose: Compose): string => `  site:
${formatBuild(
  compose,
  'site',
  `      args:
        SITE_URL: \${SITE_URL:-${compose.siteUrl}}
        API_ORIGIN: \${API_ORIGIN:-}
        STOCK_URL: \${STOCK_URL:-}
        REVIEWS_URL: \${REVIEWS_URL:-}
        COMPRESS: \${COMPRESS:-fast}
        AVIF: \${AVIF:-}
`,
)}${
  compose.shop.api === undefined
    ? ''
    : `    depends_on:
      api:
        condition: service_healthy
`
}    volumes:
      - certificates:${CERTIFICATES}
${formatPorts(compose)}${compose.shop.api === undefined ? '' : '    networks:\n      - outside\n'}${formatCommon(
  ACCOUNT,
  {
    rights: `    # Ports below 1024 are open to any account in the container. Its program has a right to them, too, without which it would not start.
    cap_add:
      - NET_BIND_SERVICE
`,
    more: `    sysctls:
      net.ipv4.ip_unprivileged_port_start: "0"
`,
  },
)}`;

/** A site at such an address is served only on this machine. */
const LOCAL = /^https?:\/\/(?:localhost|127\.|\[::1\])/;

const formatPorts = ({ siteUrl, port }: Compose): string => {
  const isLocal = LOCAL.test(siteUrl);
  // HTTP/3 comes by UDP.
  const own =
    port === undefined ? [] : [`${port}:${port}`, ...(siteUrl.startsWith('https:') ? [`${port}:${port}/udp`] : [])];
  const ports = port === undefined ? ['80:80', '443:443', '443:443/udp'] : own;
  const head = isLocal
    ? '    ports:\n'
    : '    # For everybody, by IPv4 and IPv6: no interface is named.\n    ports: # dclint disable-line no-unbound-port-interfaces\n';
  return head + ports.map((pair) => `      - '${isLocal ? '127.0.0.1:' : ''}${pair}'\n`).join('');
};

const formatApi = (compose: Compose): string => `  api:
${formatBuild(compose, 'api')}    depends_on:
      database:
        condition: service_healthy
    volumes:
      - data:${DATA}
    environment:
      DATABASE_URL: ${DATABASE}
      # Caddy, whose word about the address of a client is believed.
      TRUST_PROXY: "1"
    env_file:
      - .env
    networks:
      - outside
      - inside
${formatCommon(ACCOUNT, { more: `    stop_grace_period: ${STOP_SECONDS}s\n` })}`;

/** The image's own script makes the database. The server answers over TCP only when that is done. */
const formatDatabase = (): string => `  database:
    image: postgres:18
    volumes:
      - database:/var/lib/postgresql
    environment:
      POSTGRES_USER: haat
      POSTGRES_DB: haat
      POSTGRES_PASSWORD: \${POSTGRES_PASSWORD:?Set it in .env}
    networks:
      - inside
${formatCommon('postgres', {
  isLocal: false,
  check: `    healthcheck:
      test: ["CMD", "pg_isready", "--host=127.0.0.1", "--username=haat", "--dbname=haat"]
      interval: 10s
      timeout: 5s
      start_period: 60s
      retries: 3
`,
  more: `    shm_size: 128m
    stop_grace_period: 60s
`,
  tmpfs: ['/var/run/postgresql'],
})}`;

const formatBackup = (
  compose: Compose,
): string => `  # A backup at once and each day, which has been restored on trial before it counts. Keep copies on another machine:
  # docker compose cp backup:${BACKUPS} .
  backup:
${formatImage(compose, 'api')}    depends_on:
      api:
        condition: service_healthy
    volumes:
      - backups:${BACKUPS}
    environment:
      DATABASE_URL: ${DATABASE}
      OPERATOR: backup
    networks:
      - inside
    command:
      - sh
      - -c
      - while true; do ${programOf(compose.shop, 'operator').join(' ')} backup ${BACKUPS} --keep ${BACKUP_DAYS}; sleep ${DAY_SECONDS}; done
${formatCommon(ACCOUNT, {
  check: `    healthcheck:
      test: ["CMD-SHELL", "find ${BACKUPS} -name 'haat-*.jsonl.gz' -mmin -${LATE_MINUTES} | grep -q ."]
      interval: 10m
      timeout: 10s
      start_period: 10m
      retries: 1
`,
})}`;

import { commandLine } from '../../command-line.ts';
import { BACKUP_DAYS } from '../host-settings.ts';
import { programOf, type ShopFolder } from '../shop-folder.ts';
import { ACCOUNT, BACKUPS, CERTIFICATES, DATA } from './dockerfile.ts';

const DAY_SECONDS = 86_400;
/** A backup may be late by two hours before its container counts as unhealthy. */
const LATE_MINUTES = DAY_SECONDS / 60 + 120;

/** The API host may take ten seconds to answer what it was asked. */
const STOP_SECONDS = 20;

const DATABASE = `postgres://haat:\${POSTGRES_PASSWORD}@database/haat`;

/** What all services have in common: nothing can be written but volumes and `/tmp`, and no rights can be gained. */
const formatCommon = (user: string, tmpfs: readonly string[] = []): string => `    user: ${JSON.stringify(user)}
    read_only: true
    tmpfs:
${['/tmp', ...tmpfs].map((folder) => `      - ${folder}\n`).join('')}    cap_drop:
      - ALL
    security_opt:
      - no-new-privileges:true
    init: true
    restart: unless-stopped
    logging:
      driver: local
`;

interface Compose {
  readonly shop: ShopFolder;
  /** Name of the project and of its images. */
  readonly name: string;
  readonly siteUrl: string;
  /** The build's folder and its Dockerfile, as seen from the file. */
  readonly context: string;
  readonly dockerfile: string;
  readonly port: number | undefined;
}

/** A file for `docker compose`: the site with Caddy and, where the shop has one, the API host with PostgreSQL and daily backups. */
export function formatCompose(compose: Compose): string {
  const hasHost = compose.shop.api !== undefined;
  return `# Made by "${commandLine('hosting', 'container')}" for ${compose.siteUrl}. The settings are in .env beside it.
name: ${compose.name}

services:
${formatSite(compose)}${hasHost ? `${formatApi(compose)}${formatDatabase()}${formatBackup(compose)}` : ''}
volumes:
  certificates:
${hasHost ? '  data:\n  database:\n  backups:\n\nnetworks:\n  outside:\n  inside:\n    # The database has no way to the internet.\n    internal: true\n' : ''}`;
}

const formatBuild = (
  { context, dockerfile, name }: Compose,
  target: string,
  words = '',
): string => `    image: ${name}-${target}
    build:
      context: ${JSON.stringify(context)}
      dockerfile: ${JSON.stringify(dockerfile)}
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
)}${formatCommon(ACCOUNT)}    # Ports below 1024 are open to any account in the container. Its program has a right to them, too, without which it would not start.
    cap_add:
      - NET_BIND_SERVICE
    sysctls:
      net.ipv4.ip_unprivileged_port_start: "0"
    ports:
${listPorts(compose.port)
  .map((port) => `      - '${port}'\n`)
  .join('')}    volumes:
      - certificates:${CERTIFICATES}
${
  compose.shop.api === undefined
    ? ''
    : `    networks:
      - outside
    depends_on:
      api:
        condition: service_healthy
`
}`;

const listPorts = (port: number | undefined): string[] =>
  port === undefined ? ['80:80', '443:443', '443:443/udp'] : [`${port}:${port}`];

const formatApi = (compose: Compose): string => `
  api:
${formatBuild(compose, 'api')}${formatCommon(ACCOUNT)}    env_file:
      - .env
    environment:
      DATABASE_URL: ${DATABASE}
      # Caddy, whose word about the address of a client is believed.
      TRUST_PROXY: "1"
    volumes:
      - data:${DATA}
    networks:
      - outside
      - inside
    depends_on:
      database:
        condition: service_healthy
    stop_grace_period: ${STOP_SECONDS}s
`;

/** The image's own script makes the database. Over TCP the server answers only when that is done. */
const formatDatabase = (): string => `
  database:
    image: postgres:18
${formatCommon('postgres', ['/var/run/postgresql'])}    environment:
      POSTGRES_USER: haat
      POSTGRES_DB: haat
      POSTGRES_PASSWORD: \${POSTGRES_PASSWORD:?Set it in .env}
    shm_size: 128m
    volumes:
      - database:/var/lib/postgresql
    networks:
      - inside
    healthcheck:
      test: ["CMD", "pg_isready", "--host=127.0.0.1", "--username=haat", "--dbname=haat"]
      interval: 10s
      timeout: 5s
      start_period: 60s
      retries: 3
    stop_grace_period: 60s
`;

const formatBackup = ({ shop, name }: Compose): string => `
  # A backup at once and each day, which has been restored on trial before it counts. Keep copies on another machine:
  # docker compose cp backup:${BACKUPS} .
  backup:
    image: ${name}-api
${formatCommon(ACCOUNT)}    command:
      - sh
      - -c
      - while true; do ${programOf(shop, 'operator').join(' ')} backup ${BACKUPS} --keep ${BACKUP_DAYS}; sleep ${DAY_SECONDS}; done
    environment:
      DATABASE_URL: ${DATABASE}
      OPERATOR: backup
    volumes:
      - backups:${BACKUPS}
    networks:
      - inside
    depends_on:
      api:
        condition: service_healthy
    healthcheck:
      test: ["CMD-SHELL", "find ${BACKUPS} -name 'haat-*.jsonl.gz' -mmin -${LATE_MINUTES} | grep -q ."]
      interval: 10m
      timeout: 10s
      start_period: 10m
      retries: 1
`;

import { commandLine } from '../../../command-line.ts';
import { BACKUP_DAYS, HOST_SETTINGS, formatBuildSettings } from '../site/host-settings.ts';
import type { HostedSite, HostFiles } from '../site/hosted-site.ts';
import { programOf, type ShopFolder, WAIT_UNTIL_READY } from '../site/shop-folder.ts';
import { formatCommand, formatPath, formatWords } from './unit-words.ts';

/** The API host ends after ten seconds at most. */
const STOP_SECONDS = 20;
/** Folders that `ProtectHome` hides. */
const AT_HOME = /^\/(?:home|root|run\/user)(?:\/|$)/;
const DATA = '/var/lib/haat';
const BACKUPS = '/var/lib/haat-backups';
const SETTINGS = '/etc/haat.env';

/**
 * Services and timers: for the API host and its backups, if the shop has one, and for builds of the site, after which Caddy reads its configuration
 * again.
 */
export function makeSystemd({ shop, origin, hostName }: HostedSite): HostFiles {
  const title = `of ${hostName}`;
  const apiUrl = shop.api === undefined ? undefined : new URL(shop.api, origin).href;
  const host: Record<string, string> =
    apiUrl === undefined
      ? {}
      : {
          'haat-api.service': formatApi(shop, title),
          'haat-backup.service': formatBackup(shop, title),
          'haat-backup.timer': formatTimer(`Daily backups ${title}`, 'daily'),
        };
  const names = ['haat-build.timer', ...(apiUrl === undefined ? [] : ['haat-api.service', 'haat-backup.timer'])];
  return {
    files: {
      ...host,
      'haat-build.service': formatBuild(shop, title),
      'haat-build.timer': formatTimer(`Hourly builds ${title}`, 'hourly'),
      'haat.env': formatSettings(origin, apiUrl),
    },
    next: `Fill in a copy of haat.env as ${SETTINGS}, copy the units to /etc/systemd/system, then: systemctl enable --now ${names.join(' ')}`,
  };
}

const NOTICE = `# Made by "${commandLine('hosting', 'systemd')}".`;

/** The words of a command. Services have another PATH than people, so they get the Node that runs this one. */
const wordsOf = (shop: ShopFolder, command: string): string[] => [shop.node, ...programOf(shop, command).slice(1)];

const formatSettings = (origin: string, apiUrl: string | undefined): string =>
  `# Copy it to ${SETTINGS}, fill it in, and let only root and haat read it.
SITE_URL=${origin}
${
  apiUrl === undefined
    ? ''
    : `DATA_DIR=${DATA}\n${new URL(apiUrl).origin === origin ? '' : `API_ORIGIN=${apiUrl}\nAPI_URL=${apiUrl}\n`}${HOST_SETTINGS}${formatBuildSettings(apiUrl)}`
}`;

/** Limits of all services. V8 compiles while it runs, so they must be able to make memory executable. */
const formatLimits = ({ folder, node }: ShopFolder): string => `UMask=0077
NoNewPrivileges=yes
CapabilityBoundingSet=
AmbientCapabilities=
ProtectSystem=strict
ProtectHome=${[folder, node].some((path) => AT_HOME.test(path)) ? 'read-only' : 'yes'}
PrivateTmp=yes
PrivateDevices=yes
PrivateUsers=yes
ProtectClock=yes
ProtectControlGroups=yes
ProtectHostname=yes
ProtectKernelLogs=yes
ProtectKernelModules=yes
ProtectKernelTunables=yes
ProtectProc=invisible
ProcSubset=all
LockPersonality=yes
RemoveIPC=yes
RestrictAddressFamilies=AF_INET AF_INET6 AF_UNIX AF_NETLINK
RestrictNamespaces=yes
RestrictRealtime=yes
RestrictSUIDSGID=yes
SystemCallArchitectures=native
SystemCallFilter=@system-service @pkey
SystemCallFilter=~@privileged
SystemCallErrorNumber=EPERM
`;

const formatService = (shop: ShopFolder): string => `User=haat
WorkingDirectory=${formatPath(shop.folder)}
Environment=NODE_ENV=production DATA_DIR=${DATA}${shop.catalog === 'catalog' ? '' : ` ${formatWords([`CATALOG_DIR=${shop.catalog}`])}`}
EnvironmentFile=${SETTINGS}
`;

const formatApi = (shop: ShopFolder, title: string): string => `${NOTICE}
[Unit]
Description=API host ${title}
Wants=network-online.target
After=network-online.target postgresql.service

[Service]
Type=exec
${formatService(shop)}# The web server on this machine, whose word about the address of a client is believed.
Environment=TRUST_PROXY=1
StateDirectory=haat
StateDirectoryMode=0700
ExecStart=${formatCommand(wordsOf(shop, 'api'))}
# The service has started when the host takes requests.
ExecStartPost=${formatCommand([shop.node, '-e', WAIT_UNTIL_READY])}
TimeoutStartSec=120
ExecReload=/bin/kill -HUP $MAINPID
# Only the host itself is told to stop.
KillMode=mixed
TimeoutStopSec=${STOP_SECONDS}
Restart=on-failure
RestartSec=2
${formatLimits(shop)}
[Install]
WantedBy=multi-user.target
`;

const formatBackup = (shop: ShopFolder, title: string): string => `${NOTICE}
[Unit]
Description=Backup ${title}, restored on trial
After=haat-api.service postgresql.service

[Service]
Type=oneshot
${formatService(shop)}Environment=OPERATOR=backup
StateDirectory=haat haat-backups
StateDirectoryMode=0700
ExecStart=${formatCommand([...wordsOf(shop, 'operator'), 'backup', BACKUPS, '--keep', String(BACKUP_DAYS)])}
${formatLimits(shop)}`;

const formatBuild = (shop: ShopFolder, title: string): string => `${NOTICE}
[Unit]
Description=Build of the site ${title}
Wants=network-online.target
After=network-online.target haat-api.service

[Service]
Type=oneshot
${formatService(shop)}Nice=10
ReadWritePaths=${formatWords([shop.folder])}
ExecStart=${formatCommand(wordsOf(shop, 'build'))}
# The policy has hashes of the pages. For nginx write "nginx" in both lines.
ExecStart=${formatCommand([...wordsOf(shop, 'hosting'), 'caddy'])}
ExecStartPost=+-/usr/bin/env systemctl reload caddy
${formatLimits(shop).replace('UMask=0077', '# The web server reads the site.\nUMask=0022')}`;

const formatTimer = (description: string, often: string): string => `${NOTICE}
[Unit]
Description=${description}

[Timer]
OnCalendar=${often}
RandomizedDelaySec=5m
Persistent=yes

[Install]
WantedBy=timers.target
`;

import { join, relative } from 'node:path';
import { formatApi, formatShop } from '../servers/caddy.ts';
import { formatBuildSettings, HOST_SETTINGS } from '../site/host-settings.ts';
import { HostError, type HostedSite, type HostFiles } from '../site/hosted-site.ts';
import { leadsOut, type ShopFolder } from '../site/shop-folder.ts';
import { formatCompose } from './compose.ts';
import { CHECK_PORT, formatDockerfile, formatIgnored } from './dockerfile.ts';

/** Images for containers, and a file for `docker compose`. @throws HostError where the builder can't reach all files that the shop needs */
export function makeContainer(site: HostedSite, to: string): HostFiles {
  const { shop, origin } = site;
  refuseOutside(shop);
  const name = site.hostName.replaceAll(/[^a-z0-9]+/g, '-').replaceAll(/^-|-$/g, '') || 'shop';
  const context = toPosix(relative(to, shop.folder)) || '.';
  const dockerfile = toPosix(relative(shop.folder, join(to, 'Dockerfile')));
  return {
    files: {
      Dockerfile: formatDockerfile(shop, name, origin),
      'Dockerfile.dockerignore': formatIgnored(shop),
      'compose.yaml': formatCompose({ shop, name, siteUrl: origin, context, dockerfile, port: site.port }),
      'example.env': formatSettings(shop, origin),
      Caddyfile: formatCaddyfile(site),
      'shop.caddy': formatShop(site),
    },
    next: `Copy example.env to .env there and fill it in. Then, in that folder: docker compose build && docker compose up --detach --wait`,
  };
}

const toPosix = (path: string): string => path.replaceAll('\\', '/');

function refuseOutside({ catalog, packageFiles }: ShopFolder): void {
  if (leadsOut(catalog))
    throw new HostError(
      `CATALOG_DIR is ${catalog}: an image is built of the folder of package.json. Move the catalogue there.`,
    );
  const outside = packageFiles.find(leadsOut);
  if (outside !== undefined)
    throw new HostError(
      `package.json takes a package from ${outside}: an image is built of the folder of package.json. Copy the file there, and install it again: npm install ./${outside.split(/[\\/]/).at(-1)}`,
    );
}

/** Caddy's configuration for the image. It is made while the image is built, with the policy of that build. */
function formatCaddyfile({ shop, origin }: HostedSite): string {
  const api = shop.api === undefined ? undefined : new URL(shop.api, origin);
  const isApart = api !== undefined && api.origin !== origin;
  const host = api === undefined ? '' : formatApi('api:4322', '\t');
  return `{
	admin off
}
import shop.caddy

${addressOf(origin)} {
	root * /site
	import shop
${isApart ? '' : host}}
${isApart ? `\n${addressOf(api.origin)} {\n${host}\trespond 404\n}\n` : ''}
# For the health check of the container.
http://127.0.0.1:${CHECK_PORT} {
	bind 127.0.0.1
	root * /site
	import shop
}
`;
}

/** The address without a protocol, for which Caddy gets a certificate. */
const addressOf = (origin: string): string => origin.replace(/^https:\/\//, '');

/** The settings of compose.yaml, for the merchant to fill in. */
function formatSettings({ api }: ShopFolder, siteUrl: string): string {
  const apiUrl = api === undefined ? '' : new URL(api, siteUrl).href;
  const isApart = api !== undefined && new URL(apiUrl).origin !== siteUrl;
  return `# Copy it to .env beside compose.yaml, and fill it in. .env has secrets: keep it out of Git.
SITE_URL=${siteUrl}
${isApart ? `API_ORIGIN=${apiUrl}\nAPI_URL=${apiUrl}\n` : ''}${
  api === undefined
    ? ''
    : `# Any password of letters and digits: openssl rand -hex 24. It is set when the database is made.
POSTGRES_PASSWORD=
${HOST_SETTINGS}${formatBuildSettings(apiUrl)}`
}`;
}

import { join } from 'node:path';
import {
  AVIF_CACHE_CONTROL,
  CONTROL_FILES,
  DEFAULT_CACHE_CONTROL,
  isCompressible,
  MEDIA_TYPES,
} from '../../server/site-files.ts';
import { MOST_REQUEST_BYTES } from '../../../core/seller/upload-limits.ts';
import { PICTURE_FOLDER } from '../../../paths.ts';
import { CAME_FROM, FROM_SHOP, HINTS, SPECULATION } from '../../server/rules.ts';
import {
  HASHES_NOTICE,
  type HostedSite,
  type HostFiles,
  isGeneral,
  isType,
  listDictionaries,
  listHeaders,
  otherName,
  type PathHeader,
} from '../site/hosted-site.ts';

/** Configuration for Caddy 2.6 and later: a snippet, and an example that uses it. */
export function makeCaddy(site: HostedSite, to: string): HostFiles {
  return {
    files: {
      'shop.caddy': formatShop(site),
      'example.caddy': `# An example. Copy it, and edit the copy.
import ${quote(join(to, 'shop.caddy'))}
${formatAddress(site)} {
\troot * ${quote(site.root)}
\timport shop
\t# An API host on this machine, with TRUST_PROXY=1:
${formatApi('127.0.0.1:4322', '\t# ')}}
${formatLead(site)}`,
    },
    next: 'Copy example.caddy to your Caddyfile, set its name once, and run "caddy reload".',
  };
}

/** The address without a protocol: Caddy then gets a certificate, redirects http to https, and speaks HTTP/2 and HTTP/3. */
const formatAddress = ({ origin }: HostedSite): string => origin.replace(/^https:\/\//, '');

/** Redirects the name with or without "www" to the address of the shop. */
function formatLead({ origin, hostName, port }: HostedSite): string {
  const other = otherName(hostName);
  if (other === undefined || port !== undefined || !origin.startsWith('https:')) return '';
  return `${other} {\n\tredir ${origin}{uri} permanent\n}\n`;
}

/** The file with the snippet `shop`, which serves the site below `root`. */
export const formatShop = (site: HostedSite): string => `# ${HASHES_NOTICE}\n(shop) {\n${formatSnippet(site)}}\n`;

/** The lines that forward requests to an API host. */
export const formatApi = (upstream: string, before: string): string =>
  [
    'handle /api/* {',
    '\trequest_body {',
    `\t\tmax_size ${MOST_REQUEST_BYTES / 1e6}MB`,
    '\t}',
    `\treverse_proxy ${upstream}`,
    '}',
  ]
    .map((line) => `${before}${line}\n`)
    .join('');

const quote = (text: string): string => `"${text.replace(/["\\{]/g, '\\$&')}"`;

/** The snippet for the shop. Directives inside `route` run in their order. */
function formatSnippet(site: HostedSite): string {
  const headers = listHeaders(site.rules);
  const general = headers.filter(isGeneral);
  const special = headers.filter((header) => !isGeneral(header) && !isType(header));
  const packed = site.forms.endings.length > 0;
  const types = Object.entries(MEDIA_TYPES).filter(([ending]) => ending !== '.html');
  const compressible = types.filter(([, type]) => isCompressible(type)).map(([ending]) => `*${ending}`);
  return `\troute {
\t\t@writing not method GET HEAD
\t\theader @writing Cache-Control no-store
\t\trespond @writing 405
\t\tencode gzip
\t\theader Cache-Control ${quote(DEFAULT_CACHE_CONTROL)}
${[...general, ...special].map(formatHeader).join('')}${NOT_SENT}\t\t@hidden {
\t\t\tpath ${CONTROL_FILES.map((name) => `/${name}`).join(' ')} *.br *.zst *.dcz
\t\t\tnot file {path}.html
\t\t}
\t\terror @hidden 404
${formatRedirects(site)}
\t\trewrite / /index
${packed ? formatDictionaries(site) : ''}${site.hasAvif ? PICTURES : ''}\t\t@page file {path}.html
\t\trewrite @page {path}.html
${types.map(([ending, type]) => `\t\t@${ending.slice(1)} path *${ending}\n\t\theader @${ending.slice(1)} Content-Type ${quote(type)}\n`).join('')}${headers.filter(isType).map(formatHeader).join('')}\t\t@html path *.html
\t\theader @html {
\t\t\tdefer
\t\t\tVary "Accept-Encoding, Available-Dictionary"
\t\t}
\t\t@text path ${compressible.join(' ')}
\t\theader @text {
\t\t\tdefer
\t\t\tVary Accept-Encoding
\t\t}
\t\tfile_server {
\t\t\tdisable_canonical_uris
${packed ? '\t\t\tprecompressed br zstd\n' : ''}\t\t}
\t}
\thandle_errors {
${general.map(formatHeader).join('')}${NOT_SENT}\t\theader Cache-Control no-store
\t\theader Content-Type "text/html; charset=utf-8"
${formatLost(site)}\t\tfile_server
\t}
`;
}

/** The page for a missing address: that of its prefix, if there is one. */
const formatLost = ({ lostPrefixes }: HostedSite): string => `\t\tmap {http.request.orig_uri.path} {shop_lost} {
${lostPrefixes.map((prefix) => `\t\t\t~^${prefix}(?:/|$) ${prefix}/404.html\n`).join('')}\t\t\tdefault /404.html
\t\t}
\t\trewrite * {shop_lost}
`;

/**
 * Dictionaries are only named to browsers based on Chromium, which send this header and alone use them. Over HTTP/1.1, loading the speculation rules
 * would delay the largest picture of a first page.
 */
const NOT_SENT = `\t\t@unhinted not header ${HINTS} *
\t\theader @unhinted -Link
\t\t@first {
\t\t\texpression {http.request.proto}.startsWith("HTTP/1")
\t\t\tnot header ${CAME_FROM} ${FROM_SHOP}
\t\t}
\t\theader @first -${SPECULATION}
`;

const formatHeader = (header: PathHeader): string => {
  const { path, name, value } = header;
  const where = isGeneral(header) ? '' : `${path} `;
  return `\t\theader ${where}${value === '' ? `-${name}` : `${name} ${quote(value)}`}\n`;
};

/**
 * Redirects of old addresses, and from `/cart.html`, `/cart/` and `/index`. An address with "//" is never redirected, as it could become one of another
 * site.
 */
const formatRedirects = ({ redirects }: HostedSite): string => `\t\tmap {path} {shop_target} {
${[...redirects].map(([from, to]) => `\t\t\t${quote(from)} ${quote(encodeURI(to))}\n`).join('')}\t\t\t~^((?:/[^/]+)*)/index(?:\\.html)?$ "\${1}/"
\t\t\t~^((?:/[^/]+)*/[^/]+)\\.html$ "\${1}"
\t\t\t~^((?:/[^/]+)+)/+$ "\${1}"
\t\t\tdefault ""
\t\t}
\t\t@moved expression {shop_target} != ""
\t\t@moved_with_query expression {shop_target} != "" && {query} != ""
\t\theader @moved Cache-Control ${quote(DEFAULT_CACHE_CONTROL)}
\t\tredir @moved_with_query {shop_target}?{query} 301
\t\tredir @moved {shop_target} 301`;

/** Sends AVIF in place of WebP to browsers that take it. In its own route, the address is matched before the file is looked for. */
const PICTURES = `\t\t@picture path_regexp picture ^(/${PICTURE_FOLDER}/.+)\\.webp$
\t\troute @picture {
\t\t\theader Vary Accept
\t\t\t@better {
\t\t\t\theader Accept *image/avif*
\t\t\t\tfile {re.picture.1}.avif
\t\t\t}
\t\t\theader @better Cache-Control "${AVIF_CACHE_CONTROL}"
\t\t\trewrite @better {re.picture.1}.avif
\t\t}
`;

/** Pages for browsers that have a dictionary. */
const formatDictionaries = ({ forms }: HostedSite): string =>
  listDictionaries(forms)
    .map(
      ({ id, available }) => `\t\t@dictionary_${id} {
\t\t\theader Available-Dictionary ${quote(available)}
\t\t\theader_regexp Accept-Encoding (?i)(?:^|,)\\s*dcz\\s*(?:,|$)
\t\t\tfile {path}.html.${id}.dcz
\t\t}
\t\thandle @dictionary_${id} {
\t\t\trewrite {path}.html.${id}.dcz
\t\t\theader Content-Type "text/html; charset=utf-8"
\t\t\theader Content-Encoding dcz
\t\t\theader Vary "Accept-Encoding, Available-Dictionary"
\t\t\tfile_server
\t\t}
`,
    )
    .join('');

import { escapePattern } from '../../../core/text/strings.ts';
import {
  AVIF_CACHE_CONTROL,
  CONTROL_FILES,
  DEFAULT_CACHE_CONTROL,
  isCompressible,
  MEDIA_TYPES,
} from '../../server/site-files.ts';
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
  type PathHeader,
} from '../site/hosted-site.ts';
import { formatExample, quote } from './nginx-example.ts';

/** The longest word that nginx can read (its buffer for configuration has 4,096 bytes). */
const LONGEST_VALUE = 3_000;

const CACHE_CONTROL = 'Cache-Control';
/** The header with the compression dictionary of a page. */
const LINK = 'Link';

/** Variables for headers that only some requests get. */
const SENT = { [LINK]: '$shop_link_sent', [SPECULATION]: '$shop_speculation_sent' } as const;

/** nginx adds this type to its lists by itself. */
const PAGE_TYPE = 'text/html';

/** Configuration for nginx 1.18 and later: a file for `http`, one for `server`, and an example that includes both. */
export function makeNginx(site: HostedSite, to: string): HostFiles {
  return {
    files: {
      'http.conf': `# ${HASHES_NOTICE}\n# Include this file in "http".\n\n${formatMaps(site)}`,
      'server.conf': `# ${HASHES_NOTICE}\n# Include this file in "server", which names the root.\n\n${formatServer(site)}`,
      'example.conf': formatExample(site, to),
    },
    next: 'Copy example.conf to /etc/nginx/conf.d/, get a certificate, set names and paths once, and run "nginx -t" and "nginx -s reload".',
  };
}

/** A regular expression. With `~` it is case-sensitive; other words of a map are not. */
const pattern = (expression: string, flag = '~'): string => `"${flag}${expression.replaceAll('"', '\\"')}"`;

const patternOfPath = (path: string): string =>
  pattern(path.endsWith('*') ? `^${escapePattern(path.slice(0, -1))}` : `^${escapePattern(path)}$`);

const variableOf = (header: string): string => `$shop_${header.toLowerCase().replaceAll('-', '_')}`;

function formatMap(source: string, target: string, entries: readonly (readonly [string, string])[]): string {
  return `map ${source} ${target} {\n${entries.map(([from, to]) => `  ${from} ${to};\n`).join('')}}\n`;
}

function formatMaps({ rules, forms, lostPrefixes, hasAvif }: HostedSite): string {
  const headers = listHeaders(rules).filter((header) => !isType(header));
  return [
    ...[...listNames(headers)].flatMap((name) =>
      formatHeaderMap(
        name,
        headers.filter((header) => header.name === name),
      ),
    ),
    formatMap('$uri', '$shop_lost', [
      ...lostPrefixes.map((prefix) => [pattern(`^${escapePattern(prefix)}(?:/|$)`), `${prefix}/404.html`] as const),
      ['default', '/404.html'],
    ]),
    ...(hasAvif
      ? [
          formatMap('$http_accept', '$shop_picture', [
            [pattern('image/avif'), '.avif'],
            ['default', '.webp'],
          ]),
          formatMap('$sent_http_content_type', '$shop_kept', [
            [pattern('^image/avif'), quote(AVIF_CACHE_CONTROL)],
            ['default', variableOf(CACHE_CONTROL)],
          ]),
        ]
      : []),
    // Errors and redirects at addresses of files must not be cached as long as the files.
    formatMap('$status', '$shop_caching', [
      [pattern('^[45]'), 'no-store'],
      [pattern('^30[12378]'), quote(DEFAULT_CACHE_CONTROL)],
      ['default', hasAvif ? '$shop_kept' : variableOf(CACHE_CONTROL)],
    ]),
    formatMap('$sent_http_content_type', '$shop_vary', [
      [pattern('^text/html'), quote('Accept-Encoding, Available-Dictionary')],
      [pattern('^(?:text|application)/|svg'), 'Accept-Encoding'],
      ...(hasAvif ? [[pattern('^image/(?:avif|webp)'), 'Accept'] as const] : []),
      ['default', '""'],
    ]),
    // Dictionaries are only named to browsers based on Chromium, which send this header.
    ...(headers.some(({ name }) => name === LINK)
      ? [
          formatMap(`$http_${HINTS.replaceAll('-', '_')}`, SENT[LINK], [
            ['""', '""'],
            ['default', variableOf(LINK)],
          ]),
        ]
      : []),
    // Over HTTP/1.1, loading the rules would delay the largest picture of a first page.
    ...(headers.some(({ name }) => name === SPECULATION)
      ? [
          formatMap(`"$server_protocol $http_${CAME_FROM.replaceAll('-', '_')}"`, SENT[SPECULATION], [
            [pattern(` ${FROM_SHOP}$`), variableOf(SPECULATION)],
            [pattern('^HTTP/1'), '""'],
            ['default', variableOf(SPECULATION)],
          ]),
        ]
      : []),
    ...formatFormMaps(forms),
  ].join('');
}

const listNames = (headers: readonly PathHeader[]): Set<string> =>
  new Set([CACHE_CONTROL, ...headers.map(({ name }) => name)]);

/** A map from the address to the value of a header. Long values are joined from parts. */
function formatHeaderMap(name: string, headers: readonly PathHeader[]): string[] {
  const parts: string[] = [];
  const words = new Map<string, string>();
  const wordOf = (value: string): string => {
    const known = words.get(value) ?? joinParts(value);
    words.set(value, known);
    return known;
  };
  const joinParts = (value: string): string => {
    if (value.length <= LONGEST_VALUE) return quote(value);
    const lines = value.match(new RegExp(`.{1,${LONGEST_VALUE}}`, 'g')) ?? [];
    return `"${lines
      .map((line) => {
        const part = `${variableOf(name)}_part${parts.length}`;
        parts.push(formatMap('""', part, [['default', quote(line)]]));
        return `\${${part.slice(1)}}`;
      })
      .join('')}"`;
  };
  const general = headers.findLast(isGeneral)?.value ?? (name === CACHE_CONTROL ? DEFAULT_CACHE_CONTROL : '');
  const special = headers.filter((header) => !isGeneral(header)).reverse();
  const entries = [
    ...special.map(({ path, value }) => [patternOfPath(path), wordOf(value)] as const),
    ['default', wordOf(general)] as const,
  ];
  return [...parts, formatMap('$shop_path', variableOf(name), entries)];
}

/** Whether there are pages that are compressed with dictionaries. */
const hasDictionaries = ({ endings, markets }: HostedSite['forms']): boolean =>
  endings.length > 0 && markets.length > 0;

/** The maps from a request to the compressed form that its client takes, as an ending; "-" is the ending of no file. */
function formatFormMaps(forms: HostedSite['forms']): string[] {
  const accepts = (coding: string) =>
    pattern(`(?:^|,)\\s*${coding}\\s*(?:;\\s*q=(?:1|0\\.0*[1-9])[0-9.]*\\s*)?(?:,|$)`, '~*');
  const codings = { br: 'br', zst: 'zstd' } as const;
  return [
    ...forms.endings.map((ending) =>
      formatMap('$http_accept_encoding', `$shop_${ending}`, [
        [accepts(codings[ending]), `.${ending}`],
        ['default', '.-'],
      ]),
    ),
    ...(!hasDictionaries(forms)
      ? []
      : [
          formatMap('$http_available_dictionary', '$shop_dictionary', [
            ...listDictionaries(forms).map(
              ({ id, available }) => [pattern(`^\\s*${escapePattern(available)}\\s*$`), id] as const,
            ),
            ['default', '-'],
          ]),
          formatMap('$http_accept_encoding', '$shop_dcz', [
            [accepts('dcz'), '".$shop_dictionary.dcz"'],
            ['default', '.-'],
          ]),
        ]),
    formatMap('$uri', '$shop_encoding', [
      [pattern('\\.br$'), 'br'],
      [pattern('\\.zst$'), 'zstd'],
      [pattern('\\.dcz$'), 'dcz'],
      ['default', '""'],
    ]),
  ];
}

function formatServer(site: HostedSite): string {
  const { rules, redirects } = site;
  const headers = listHeaders(rules);
  const names = [...listNames(headers.filter((header) => !isType(header)))].filter((name) => name !== CACHE_CONTROL);
  return `set $shop_path $uri;
charset utf-8;
charset_types ${[...new Set(Object.values(MEDIA_TYPES))]
    .filter(hasCharset)
    .map(bareType)
    .filter((type) => type !== PAGE_TYPE)
    .join(' ')};
absolute_redirect off;
server_tokens off;
error_page 404 $shop_lost;

${names.map((name) => `add_header ${name} ${name in SENT ? SENT[name as keyof typeof SENT] : variableOf(name)} always;\n`).join('')}add_header ${CACHE_CONTROL} $shop_caching always;
add_header Vary $shop_vary always;
add_header Content-Encoding $shop_encoding always;

${[...redirects].map(([from, to]) => `location = ${quote(from)} { return 301 ${quote(encodeURI(to)).slice(0, -1)}$is_args$args"; }\n`).join('')}${headers.filter(isType).map(formatTypedFile).join('')}
${formatLocations(site)}`;
}

/** A location for a file whose name does not tell its type. nginx would otherwise add a second Content-Type. */
const formatTypedFile = ({ path, value }: PathHeader): string =>
  `location = ${quote(path)} { types { } default_type ${quote(value)}; gzip on; gzip_types ${quote(value)}; try_files $uri =404; }\n`;

const bareType = (type: string): string => type.replace(/;.*/, '');
const hasCharset = (type: string): boolean => type.includes('charset=');

/** The `try_files` of compressed forms, followed by the file itself, which nginx compresses. It needs at least two names. */
const tryForms = (forms: readonly string[]): string =>
  `try_files ${[...(forms.length === 0 ? ['/-'] : forms), '@plain'].join(' ')};`;

/** Locations of files by ending, so that compressed forms have the types of their files. Names of pages may have endings too. */
function formatLocations({ forms, lostPrefixes, hasAvif }: HostedSite): string {
  const { endings } = forms;
  const typesOf = (type: string, ending: string) =>
    `types { ${bareType(type)} ${[ending, ...endings, ...(ending === 'html' ? ['dcz'] : [])].join(' ')}; }`;
  const formsOf = (file: string) => endings.map((ending) => `${file}$shop_${ending}`);
  const serve = (type: string, ending: string, file = '$uri') =>
    `${typesOf(type, ending)} ${tryForms(isCompressible(type) ? formsOf(file) : [file])}`;
  const html = typesOf(PAGE_TYPE, 'html');
  const page = `${html} ${tryForms([...(hasDictionaries(forms) ? ['$uri.html$shop_dcz'] : []), ...formsOf('$uri.html')])}`;
  const types = Object.entries(MEDIA_TYPES).map(([ending, type]) => [ending.slice(1), bareType(type)] as const);
  const files = types.filter(([ending]) => ending !== 'html');
  const packed = new Set(files.map(([, type]) => type).filter(isCompressible));
  // A named group, as the map of `$shop_picture` has its own regular expression.
  const pictures = `location ~ ^(?<shop_name>/${PICTURE_FOLDER}/.+)\\.webp$ { types { image/webp webp; image/avif avif; } try_files $shop_name$shop_picture $uri @plain; }\n`;
  const control = CONTROL_FILES.map((name) => escapePattern(name.slice(1))).join('|');
  return `location ~ ^/_(?:${control})$ { return 404; }
location ~ \\.(?:br|zst|dcz)$ { ${html} try_files $uri.html =404; }
${['', ...lostPrefixes].map((prefix) => `location = ${prefix}/404.html { internal; ${serve(PAGE_TYPE, 'html')} }\n`).join('')}location ~ /index(?:\\.html)?$ {
  rewrite ^(.+)/index(?:\\.html)?$ $1 permanent;
  rewrite ^ / permanent;
}
location ~ \\.html$ { rewrite ^(.+)\\.html$ $1 permanent; }
location ~ ./$ { rewrite ^(.+?)/+$ $1 permanent; }
location ~ \\.dict$ { types { } default_type application/octet-stream; ${tryForms(formsOf('$uri'))} }
${hasAvif ? pictures : ''}${files.map(([ending, type]) => `location ~ \\.${ending}$ { ${serve(type, ending)} }\n`).join('')}location = / { rewrite ^ /index break; ${page} }
location / { ${page} }
location @plain {
  gzip on;
  gzip_types ${[...packed].join(' ')};
  types {
${types.map(([ending, type]) => `    ${type} ${ending};\n`).join('')}  }
  default_type application/octet-stream;
  try_files $uri.html $uri =404;
}
`;
}

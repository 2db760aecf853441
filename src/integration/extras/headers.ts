import { dirname } from 'node:path/posix';
import type { MarketDictionaries } from '../compress/compressed-forms.ts';
import { WORKER_PATH } from '../../core/offline/cache-names.ts';
import { APP_PATHS, DATA_FOLDER, FEED_FOLDER, HASHED_FOLDERS } from '../../paths.ts';

/** Additional sources of a page's policy, by directive. */
type ExtraSources = Readonly<Record<string, readonly string[]>>;

/**
 * A Content-Security-Policy that allows the site's own files and nothing else. Inline styles and scripts are allowed by their hashes, never by
 * `unsafe-*`.
 */
export function contentSecurityPolicy(
  styles: Iterable<string>,
  scripts: Iterable<string>,
  extra: ExtraSources = {},
): string {
  const directives: Directive[] = [
    ['default-src', "'none'"],
    ['style-src', "'self'", ...styles],
    ['script-src', "'self'", ...scripts],
    ['img-src', "'self'", 'data:'],
    ['font-src', "'self'"],
    ['connect-src', "'self'"],
    ['manifest-src', "'self'"],
    ['worker-src', "'self'"],
    ['form-action', "'self'"],
    ['frame-ancestors', "'none'"],
    ['base-uri', "'none'"],
    // The only policy is the one in src/browser/trusted-types.ts.
    ['require-trusted-types-for', "'script'"],
    ['trusted-types', 'default'],
  ];
  for (const [name, sources] of Object.entries(extra)) {
    const present = directives.find(([other]) => other === name);
    if (present) present.push(...sources);
    else if (sources.length > 0) directives.push([name, ...sources]);
  }
  return formatPolicy(directives);
}

type Directive = [name: string, ...sources: string[]];

const formatPolicy = (directives: readonly Directive[]): string =>
  directives.map((directive) => directive.join(' ')).join('; ');

/** The policy of the service worker, which only runs its own file and fetches. It is short because browsers request the worker with each page. */
export const workerPolicy = (extra: ExtraSources): string =>
  formatPolicy([
    ['default-src', "'none'"],
    ['script-src', "'self'"],
    ['connect-src', "'self'", ...(extra['connect-src'] ?? [])],
  ]);

/** Sources that the payment provider's documentation requires. */
const PROVIDER = { script: ['https://sdk.cashfree.com'], pages: ['https://*.cashfree.com'] };

/**
 * Sources outside the site's own origin. On all pages, this is an API host on another origin; on the payment page also the payment provider.
 * `origins` (PAYMENT_ORIGINS, separated by spaces, or `none`) replaces Cashfree's origins. `pictures` are the origins of pictures that stay on other
 * hosts, `videos` the sources of product videos.
 */
export function outsideSources(
  api: string | undefined,
  origins: string | undefined,
  pictures: readonly string[] = [],
  videos: readonly string[] = [],
): { readonly all: ExtraSources; readonly payment: ExtraSources } {
  const hosts = api !== undefined && URL.canParse(api) ? [new URL(api).origin] : [];
  // The newsletter's form is sent without scripts.
  const all = { 'img-src': pictures, 'media-src': videos, 'connect-src': hosts, 'form-action': hosts };
  if (api === undefined) return { all, payment: all };
  const named = origins?.split(/\s+/).filter((origin) => origin !== '' && origin !== 'none');
  const { script, pages } = named ? { script: named, pages: named } : PROVIDER;
  return {
    all,
    payment: {
      'img-src': pictures,
      // The script of the payment simulator comes from the API host.
      'script-src': [...hosts, ...script],
      'connect-src': [...hosts, ...pages],
      'form-action': [...hosts, ...pages],
      'frame-src': pages,
    },
  };
}

/** A header that a rule sets. Without a value, the rule removes the header that earlier rules set, as hosts would join both. */
type Header = [name: string, value?: string];
type HeaderRule = [path: string, headers: Header[]];

/** What the headers of a site depend on, besides its general policy. */
interface HeaderFacts {
  /** Policies of pages that have their own, by address. */
  readonly policies?: Readonly<Record<string, string>>;
  /** The policy of the service worker. */
  readonly workerPolicy?: string;
  /** The value of `Strict-Transport-Security`. */
  readonly strictTransport?: string | undefined;
  readonly dictionaries?: readonly MarketDictionaries[];
  /** The address of the speculation rules. */
  readonly speculationRules?: string;
  /** Whether there are product feeds for other companies. */
  readonly hasFeeds?: boolean;
  /** Folders of the site with nothing but pictures, besides the hashed ones. */
  readonly pictureFolders?: readonly string[];
}

/**
 * The policy of scripts, pictures and data. The policy of pages has 1 KB of hashes, and a file that a page loads is subject to that of the page. This
 * one applies when somebody opens the file itself.
 */
const FILE_POLICY = "default-src 'none'";

/**
 * Headers that only pages need: those that browsers ignore for other files; the referrer policy, which files have by themselves; and strict
 * transport, which the page has already set for the whole host. Over HTTP/1.1, each header would be sent again with some 170 files of a visit.
 */
const OF_PAGES = [
  'Link',
  'Speculation-Rules',
  'Permissions-Policy',
  'Cross-Origin-Opener-Policy',
  'Referrer-Policy',
  'Strict-Transport-Security',
];

/**
 * Feeds are only for those who know their address and want today's version: no search engine shows them, and every cache asks before it uses a copy.
 */
const feedRule = (ofPages: Header[]): HeaderRule => [
  `/${FEED_FOLDER}/*`,
  [...ofPages, ['Cache-Control', 'no-cache'], ['X-Robots-Tag', 'noindex'], ...ownPolicy(FILE_POLICY)],
];

const ownPolicy = (policy: string): Header[] => [['Content-Security-Policy'], ['Content-Security-Policy', policy]];

/** Formats the `_headers` file for Cloudflare Pages, Netlify and this project's server. At most one rule matches a path. */
export function formatHeaders(
  policy: string,
  {
    policies = {},
    workerPolicy = policy,
    strictTransport,
    dictionaries = [],
    speculationRules,
    hasFeeds = false,
    pictureFolders = [],
  }: HeaderFacts = {},
): string {
  const general: Header[] = [
    ['Content-Security-Policy', policy],
    ['X-Content-Type-Options', 'nosniff'],
    ['Referrer-Policy', 'strict-origin-when-cross-origin'],
    ['Permissions-Policy', 'camera=(), microphone=(), geolocation=()'],
    ['Cross-Origin-Opener-Policy', 'same-origin'],
  ];
  if (strictTransport !== undefined) general.push(['Strict-Transport-Security', strictTransport]);
  if (speculationRules !== undefined) general.push(['Speculation-Rules', `"${speculationRules}"`]);
  const pages = listDictionaryPages(dictionaries);
  const sent = new Set([...general, ...pages.flatMap(([, headers]) => headers)].map(([name]) => name));
  const ofPages = OF_PAGES.filter((name) => sent.has(name)).map((name): Header => [name]);
  const rules: HeaderRule[] = [
    ['/*', general],
    ...pages,
    ...[...HASHED_FOLDERS, DATA_FOLDER, ...pictureFolders].map((folder): HeaderRule => [`/${folder}/*`, ofPages]),
    // Browsers check the worker with each page. With this lifetime they request it once a visit, so that a change reaches everybody.
    [WORKER_PATH, [...ofPages, ['Cache-Control', 'max-age=1800'], ...ownPolicy(workerPolicy)]],
    ...HASHED_FOLDERS.map(
      (folder): HeaderRule => [
        `/${folder}/*`,
        [['Cache-Control', 'public, max-age=31536000, immutable'], ...ownPolicy(FILE_POLICY)],
      ],
    ),
    ...[DATA_FOLDER, ...pictureFolders].map((folder): HeaderRule => [`/${folder}/*`, ownPolicy(FILE_POLICY)]),
    ...(hasFeeds ? [feedRule(ofPages)] : []),
    ...listDictionaryFiles(dictionaries),
    ...Object.entries(policies).map(([path, own]): HeaderRule => [path, ownPolicy(own)]),
  ];
  if (speculationRules !== undefined)
    rules.push([speculationRules, [['Content-Type', 'application/speculationrules+json']]]);
  const byPath = new Map<string, Header[]>();
  for (const [path, headers] of rules) byPath.set(path, [...(byPath.get(path) ?? []), ...headers]);
  const formatHeader = ([name, value]: Header) => (value === undefined ? `  ! ${name}\n` : `  ${name}: ${value}\n`);
  return [...byPath].map(([path, headers]) => `${path}\n${headers.map(formatHeader).join('')}`).join('\n');
}

/**
 * Pages name the compression dictionary of their market (RFC 9842), which browsers fetch when the link is idle. The general rule comes first, so that
 * rules of single markets can replace it. Search pages don't name one: the link is idle between two round trips of a search, and the dictionary would
 * delay the pictures of the results.
 */
const listDictionaryPages = (markets: readonly MarketDictionaries[]): HeaderRule[] =>
  markets.toReversed().flatMap(({ prefix, current }): HeaderRule[] => {
    const link: Header = ['Link', `<${current.path}>; rel="compression-dictionary"`];
    const search: HeaderRule = [prefix + APP_PATHS.search, [['Link']]];
    return prefix === ''
      ? [['/*', [link]], search]
      : [...[prefix, `${prefix}/*`].map((path): HeaderRule => [path, [['Link'], link]]), search];
  });

/** A dictionary applies to pages, and to what scripts fetch (destination ""), as the bottom sheet fetches product pages. */
const listDictionaryFiles = (markets: readonly MarketDictionaries[]): HeaderRule[] =>
  markets.map(({ prefix, current }) => [
    `${dirname(current.path)}/*`,
    [['Use-As-Dictionary', `match="${prefix}${prefix === '' ? '/' : ''}*", match-dest=("document" "")`]],
  ]);

/**
 * Formats the `_redirects` file for the same hosts. `redirects` apply even if a file exists at the old path (`301!`), `spellings` only if none does.
 */
export function formatRedirects(
  redirects: Readonly<Record<string, string>>,
  spellings: Readonly<Record<string, string>> = {},
): string {
  return [
    ...Object.entries(redirects).map(([from, to]) => `${from} ${to} 301!\n`),
    ...Object.entries(spellings).map(([from, to]) => `${from} ${to} 301\n`),
  ].join('');
}

import { dirname } from 'node:path/posix';
import type { MarketDictionaries } from '../compress/compressed-forms.ts';
import { WORKER_PATH } from '../../core/offline/cache-names.ts';
import { APP_PATHS, DATA_FOLDER, FEED_FOLDER, HASHED_FOLDERS } from '../../paths.ts';

/** Further sources of a page's policy, by directive. */
type ExtraSources = Readonly<Record<string, readonly string[]>>;

/**
 * The Content-Security-Policy: allows the site's own files and nothing else. Inline styles and scripts are allowed by their hashes, never
 * by `unsafe-*`.
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
    // The only policy is that of src/browser/trusted-types.ts.
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

/**
 * The policy of the service worker, which runs its own file and fetches: what else pages may do is not its matter. Browsers ask for the worker with
 * each page, and are sent this each time.
 */
export const workerPolicy = (extra: ExtraSources): string =>
  formatPolicy([
    ['default-src', "'none'"],
    ['script-src', "'self'"],
    ['connect-src', "'self'", ...(extra['connect-src'] ?? [])],
  ]);

/** Sources that the payment provider's documentation requires. */
const PROVIDER = { script: ['https://sdk.cashfree.com'], pages: ['https://*.cashfree.com'] };

/**
 * Sources outside the site's own origin: for all pages an API host on another origin, for the payment page also the payment provider.
 * `origins` (PAYMENT_ORIGINS, separated by spaces, or `none`) replaces Cashfree's origins. `pictures` are the origins of pictures that stay on other
 * hosts, `videos` the sources of the videos of products.
 */
export function outsideSources(
  api: string | undefined,
  origins: string | undefined,
  pictures: readonly string[] = [],
  videos: readonly string[] = [],
): { readonly all: ExtraSources; readonly payment: ExtraSources } {
  const hosts = api !== undefined && URL.canParse(api) ? [new URL(api).origin] : [];
  // The form of the newsletter's page is sent without script.
  const all = { 'img-src': pictures, 'media-src': videos, 'connect-src': hosts, 'form-action': hosts };
  if (api === undefined) return { all, payment: all };
  const named = origins?.split(/\s+/).filter((origin) => origin !== '' && origin !== 'none');
  const { script, pages } = named ? { script: named, pages: named } : PROVIDER;
  return {
    all,
    payment: {
      'img-src': pictures,
      // The simulator's script comes from the API host.
      'script-src': [...hosts, ...script],
      'connect-src': [...hosts, ...pages],
      'form-action': [...hosts, ...pages],
      'frame-src': pages,
    },
  };
}

/** A header that a rule sets. Without a value the rule removes that of earlier rules, as hosts would join both. */
type Header = [name: string, value?: string];
type HeaderRule = [path: string, headers: Header[]];

/** What the headers of a site depend on, besides its general policy. */
interface HeaderFacts {
  /** Content security policies of pages that have their own, by address. */
  readonly policies?: Readonly<Record<string, string>>;
  /** That of the service worker. */
  readonly workerPolicy?: string;
  /** Value of `Strict-Transport-Security`. */
  readonly strictTransport?: string | undefined;
  readonly dictionaries?: readonly MarketDictionaries[];
  /** Address of the speculation rules. */
  readonly speculationRules?: string;
  /** Whether there are product files for other companies. */
  readonly hasFeeds?: boolean;
  /** Folders of the site that have pictures alone, besides the hashed ones. */
  readonly pictureFolders?: readonly string[];
}

/**
 * The policy of scripts, pictures and data. That of pages has 1 KB of hashes, and the page that loads a file decides what it may do; this
 * one holds where somebody opens the file itself.
 */
const FILE_POLICY = "default-src 'none'";

/**
 * What browsers heed of pages only, the referrer policy, which is their own for files, and that the site has https, which the page has said
 * for all of the host. Scripts, pictures and data are sent without: by HTTP/1.1 each header is sent with each of some 170 files of a visit.
 */
const OF_PAGES = [
  'Link',
  'Speculation-Rules',
  'Permissions-Policy',
  'Cross-Origin-Opener-Policy',
  'Referrer-Policy',
  'Strict-Transport-Security',
];

/** Feeds are for those who were given their address, who ask for today's: no search engine shows them, and no cache keeps them unasked. */
const feedRule = (ofPages: Header[]): HeaderRule => [
  `/${FEED_FOLDER}/*`,
  [...ofPages, ['Cache-Control', 'no-cache'], ['X-Robots-Tag', 'noindex'], ...ownPolicy(FILE_POLICY)],
];

const ownPolicy = (policy: string): Header[] => [['Content-Security-Policy'], ['Content-Security-Policy', policy]];

/** The `_headers` file for Cloudflare Pages, Netlify and this project's server. A path has one rule at most. */
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
    // Browsers look at it with each page, and ask for it once in a visit, so that a change reaches everybody.
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
 * Pages name the compression dictionary of their market (RFC 9842), which is fetched when the link is idle. The general rule comes first, so that
 * those of single markets can replace it. Search pages do not: between two round trips of a search the link is idle, and the dictionary would
 * keep the pictures of the results waiting.
 */
const listDictionaryPages = (markets: readonly MarketDictionaries[]): HeaderRule[] =>
  markets.toReversed().flatMap(({ prefix, current }): HeaderRule[] => {
    const link: Header = ['Link', `<${current.path}>; rel="compression-dictionary"`];
    const search: HeaderRule = [prefix + APP_PATHS.search, [['Link']]];
    return prefix === ''
      ? [['/*', [link]], search]
      : [...[prefix, `${prefix}/*`].map((path): HeaderRule => [path, [['Link'], link]]), search];
  });

/** A dictionary is for pages, and also for what script fetches (destination ""), as the bottom sheet fetches product pages. */
const listDictionaryFiles = (markets: readonly MarketDictionaries[]): HeaderRule[] =>
  markets.map(({ prefix, current }) => [
    `${dirname(current.path)}/*`,
    [['Use-As-Dictionary', `match="${prefix}${prefix === '' ? '/' : ''}*", match-dest=("document" "")`]],
  ]);

/**
 * The `_redirects` file for the same hosts. `redirects` apply even where a file exists at the old path (`301!`), `spellings` only where
 * none does.
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

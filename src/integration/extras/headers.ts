import { createHash } from 'node:crypto';
import { HASHED_FOLDERS } from '../../paths.ts';

/** `'sha256-...'` of an inline style or script, as a Content-Security-Policy names it. */
export const hashSource = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** Further sources of a page's policy, by directive. */
export type ExtraSources = Readonly<Record<string, readonly string[]>>;

/**
 * The Content-Security-Policy: allows the site's own files and nothing else. Inline styles and scripts are allowed by their hashes, never
 * by `unsafe-*`.
 */
export function contentSecurityPolicy(
  styles: Iterable<string>,
  scripts: Iterable<string>,
  extra: ExtraSources = {},
): string {
  const directives: [string, ...string[]][] = [
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
    // The only policy is that of src/client/lib/trusted-types.ts.
    ['require-trusted-types-for', "'script'"],
    ['trusted-types', 'default'],
  ];
  for (const [name, sources] of Object.entries(extra)) {
    const present = directives.find(([other]) => other === name);
    if (present) present.push(...sources);
    else if (sources.length > 0) directives.push([name, ...sources]);
  }
  return directives.map((directive) => directive.join(' ')).join('; ');
}

/** Sources that the payment provider's documentation requires. */
const PROVIDER = { script: ['https://sdk.cashfree.com'], pages: ['https://*.cashfree.com'] };

/**
 * Sources outside the site's own origin: for all pages an API host on another origin, for the payment page also the payment provider.
 * `origins` (PAYMENT_ORIGINS, separated by spaces) replaces Cashfree's origins. `pictures` are the origins of pictures that stay on other
 * hosts.
 */
export function outsideSources(
  api: string | undefined,
  origins: string | undefined,
  pictures: readonly string[] = [],
): { readonly all: ExtraSources; readonly payment: ExtraSources } {
  const hosts = api !== undefined && URL.canParse(api) ? [new URL(api).origin] : [];
  const all = { 'img-src': pictures, 'connect-src': hosts };
  if (api === undefined) return { all, payment: all };
  const named = origins?.split(/\s+/).filter(Boolean);
  const { script, pages } = named ? { script: named, pages: named } : PROVIDER;
  return {
    all,
    payment: {
      'img-src': pictures,
      // The simulator's script comes from the API host.
      'script-src': [...hosts, ...script],
      'connect-src': [...hosts, ...pages],
      'form-action': pages,
      'frame-src': pages,
    },
  };
}

/**
 * The `_headers` file for Cloudflare Pages, Netlify and this project's server. Hosts join the values of a header that two matching rules
 * set, so the rule of a page with its own policy removes the general one first (`!`).
 */
export function formatHeaders(
  policy: string,
  policies: Readonly<Record<string, string>> = {},
  strictTransport?: string,
): string {
  const rules: [string, [string, string][]][] = [
    [
      '/*',
      [
        ['Content-Security-Policy', policy],
        ['X-Content-Type-Options', 'nosniff'],
        ['Referrer-Policy', 'strict-origin-when-cross-origin'],
        ['Permissions-Policy', 'camera=(), microphone=(), geolocation=()'],
        ['Cross-Origin-Opener-Policy', 'same-origin'],
        ...(strictTransport === undefined ? [] : [['Strict-Transport-Security', strictTransport] as [string, string]]),
      ],
    ],
    ...HASHED_FOLDERS.map((folder): [string, [string, string][]] => [
      `/${folder}/*`,
      [['Cache-Control', 'public, max-age=31536000, immutable']],
    ]),
  ];
  const special = Object.entries(policies).map(
    ([path, own]) => `${path}\n  ! Content-Security-Policy\n  Content-Security-Policy: ${own}\n`,
  );
  return [
    ...rules.map(([path, headers]) => `${path}\n${headers.map(([name, value]) => `  ${name}: ${value}\n`).join('')}`),
    ...special,
  ].join('\n');
}

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

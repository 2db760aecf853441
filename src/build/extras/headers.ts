import { createHash } from 'node:crypto';

/** `'sha256-...'` of an inline style or script, as a Content-Security-Policy names it. */
export const hashSource = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/**
 * The one Content-Security-Policy: what the pages bring along and nothing else. Inline styles and scripts are named by
 * their hashes; nothing is allowed as a class (`unsafe-*`).
 */
export function contentSecurityPolicy(styles: Iterable<string>, scripts: Iterable<string>): string {
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
  ];
  return directives.map((directive) => directive.join(' ')).join('; ');
}

/**
 * The `_headers` file that Netlify and Cloudflare Pages read, and this project's own server. A header stands in one rule
 * only: hosts join those that match twice.
 */
export function formatHeaders(policy: string): string {
  const rules: [string, [string, string][]][] = [
    [
      '/*',
      [
        ['Content-Security-Policy', policy],
        ['X-Content-Type-Options', 'nosniff'],
        ['Referrer-Policy', 'strict-origin-when-cross-origin'],
        ['Permissions-Policy', 'camera=(), microphone=(), geolocation=()'],
        ['Cross-Origin-Opener-Policy', 'same-origin'],
        ['Strict-Transport-Security', 'max-age=31536000'],
      ],
    ],
    ['/_img/*', [['Cache-Control', 'public, max-age=31536000, immutable']]],
    ['/_astro/*', [['Cache-Control', 'public, max-age=31536000, immutable']]],
  ];
  return rules
    .map(([path, headers]) => `${path}\n${headers.map(([name, value]) => `  ${name}: ${value}\n`).join('')}`)
    .join('\n');
}

/** The `_redirects` file of the same hosts: permanent, whether or not a file stands at the old path. */
export function formatRedirects(redirects: Readonly<Record<string, string>>): string {
  return Object.entries(redirects)
    .map(([from, to]) => `${from} ${to} 301!\n`)
    .join('');
}

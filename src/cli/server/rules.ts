import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** The rules of a site's `_headers` and `_redirects`, the files that CDNs read too. */
export interface SiteRules {
  headersFor(path: string): [name: string, value: string][];
  redirectOf(path: string): string | undefined;
}

/** Reads the rules of a built site. Without the files there are no rules. */
export async function readRules(folder: string): Promise<SiteRules> {
  const read = (name: string) => readFile(join(folder, name), 'utf8').catch(() => '');
  const headers = parseHeaders(await read('_headers'));
  const redirects = parseRedirects(await read('_redirects'));
  return {
    headersFor: (path) => {
      let found: [string, string][] = [];
      for (const rule of headers) {
        if (!rule.matches(path)) continue;
        found = [...found.filter(([name]) => !rule.drops.has(name.toLowerCase())), ...rule.headers];
      }
      return found;
    },
    redirectOf: (path) => redirects.get(path),
  };
}

export interface HeaderRule {
  /** A path, or the beginning of paths with `*` at its end. */
  readonly path: string;
  matches(path: string): boolean;
  readonly headers: [string, string][];
  /** Headers of earlier rules that this one removes, in lower case. */
  readonly drops: Set<string>;
}

/**
 * A request header that only browsers based on Chromium send without being asked. Compression dictionaries are only named to them: Firefox would load a
 * dictionary and then not use it.
 * https://wicg.github.io/ua-client-hints/
 */
export const HINTS = 'sec-ch-ua';

/** Whether a header names the compression dictionary of a page. */
export const isDictionaryLink = ([name, value]: readonly [name: string, value: string]): boolean =>
  name.toLowerCase() === 'link' && value.includes('rel="compression-dictionary"');

/** The header that names the speculation rules of a page. */
export const SPECULATION = 'Speculation-Rules';

/**
 * The request header that says where a request comes from: `same-origin` after a link of the shop. Over HTTP/1.1 the first page of a visit names no
 * speculation rules: browsers load them at once, over the one open connection, before the largest picture. Later pages have several connections, and
 * HTTP/2 has room for both.
 * https://www.w3.org/TR/fetch-metadata/#sec-fetch-site-header
 */
export const CAME_FROM = 'sec-fetch-site';
export const FROM_SHOP = 'same-origin';

/** Reads rules: a path on its own line (`*` at its end matches any rest), followed by indented headers. `! Name` removes a header. */
export function parseHeaders(text: string): HeaderRule[] {
  const rules: HeaderRule[] = [];
  for (const line of text.split('\n')) {
    if (line.trim() === '' || line.startsWith('#')) continue;
    const dropped = /^\s+!\s*([^:\s]+)\s*$/.exec(line)?.[1];
    if (dropped) {
      rules.at(-1)?.drops.add(dropped.toLowerCase());
      continue;
    }
    const header = /^\s+([^:\s]+):(.*)$/.exec(line);
    if (header) rules.at(-1)?.headers.push([header[1] as string, (header[2] as string).trim()]);
    else {
      const path = line.trim();
      const prefix = path.endsWith('*') ? path.slice(0, -1) : undefined;
      rules.push({
        path,
        matches: (wanted) => (prefix === undefined ? wanted === path : wanted.startsWith(prefix)),
        headers: [],
        drops: new Set(),
      });
    }
  }
  return rules;
}

/** Reads lines of `from to` into a map. */
export function parseRedirects(text: string): Map<string, string> {
  return new Map(
    text.split('\n').flatMap((line) => {
      const [from, to] = line.trim().split(/\s+/);
      return from && to && !from.startsWith('#') ? [[from, to] as const] : [];
    }),
  );
}

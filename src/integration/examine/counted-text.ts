import { hash } from 'node:crypto';
import type { Site } from '../../catalog/site/site.ts';
import { mailText } from '../../core/order/order-message.ts';
import { escapePattern } from '../../core/text/strings.ts';

/** The shop's addresses that the environment sets: those of its site and its API host. */
export type OwnAddresses = Pick<Site, 'url' | 'api'>;

/** The addresses that budgets count in their place. */
const COUNTED = { url: 'https://shop.example', api: 'https://api.shop.example' } as const;

/** Does not match where an address is only the beginning of a longer one. */
const LONGER = '(?![\\w-]|\\.\\w)';

/**
 * The name of a built file with the digest of its content, matched from its first dot: `Page.DWRh6tA.js`. What is before the dot is matched
 * backwards, because every word of a page could begin a name.
 */
const BUILT_FILE = /(?<=([\w-]{1,60}))\.([\w-]{7,8})\.(js|css)/g;

/**
 * Returns a function that prepares a text for budgets: it replaces the shop's addresses by others of a fixed length. A shop with a long address then
 * has the same sizes as one with a short address, and fits if the sample fits. Digests in file names are replaced by digests of the names, because
 * they change with every address and compress a few bytes better or worse.
 */
export function textCounter({ url, api }: OwnAddresses): (text: string) => string {
  const counted = new Map<string, string>();
  const add = (address: string | undefined, other: string) => {
    // An API host on the site's own origin is a path, whose length is the same everywhere.
    if (!address || !URL.canParse(address) || counted.has(address)) return;
    for (const write of [String, encodeURIComponent, mailText]) counted.set(write(address), write(other));
  };
  add(url, COUNTED.url);
  add(api, COUNTED.api);
  // Longest first, as the address of the API host may begin with that of the site.
  const forms = [...counted.keys()].sort((a, b) => b.length - a.length);
  const pattern = new RegExp(`(?:${forms.map(escapePattern).join('|')})${LONGER}`, 'g');
  const replaceAddresses = (text: string): string =>
    forms.length === 0 ? text : text.replace(pattern, (form) => counted.get(form) ?? form);
  return (text) =>
    replaceAddresses(text).replace(
      BUILT_FILE,
      (_, name: string, digest: string, ending: string) =>
        `.${hash('sha1', name, 'base64url').slice(0, digest.length)}.${ending}`,
    );
}

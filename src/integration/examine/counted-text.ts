import { hash } from 'node:crypto';
import type { Site } from '../../catalog/site/site.ts';
import { mailText } from '../../core/order/order-message.ts';
import { escapePattern } from '../../core/text/strings.ts';

/** The addresses of a shop that the environment determines: those of its site and its API host. */
export type OwnAddresses = Pick<Site, 'url' | 'api'>;

/** The addresses that budgets count instead. */
const COUNTED = { url: 'https://shop.example', api: 'https://api.shop.example' } as const;

/** Characters that follow if an address is only the beginning of another one. */
const LONGER = '(?![\\w-]|\\.\\w)';

/**
 * The name of a built file with the digest of its content, from its first dot: `Page.DWRh6tA.js`. Its beginning is looked for from that dot
 * backwards, as every word of a page could be one.
 */
const BUILT_FILE = /(?<=([\w-]{1,60}))\.([\w-]{7,8})\.(js|css)/g;

/**
 * Makes the function that returns a text as budgets count it: a shop's own addresses are replaced by others of a fixed length. So a shop with a long
 * address has the same sizes as one with a short address, and its pages fit if those of the sample do. Digests in names of files are replaced by ones
 * of the names, since they change with every address and compress a few bytes better or worse.
 */
export function textCounter({ url, api }: OwnAddresses): (text: string) => string {
  const counted = new Map<string, string>();
  const add = (address: string | undefined, other: string) => {
    // An API host on the site's own address is a path: it has the same length everywhere.
    if (!address || !URL.canParse(address) || counted.has(address)) return;
    for (const write of [String, encodeURIComponent, mailText]) counted.set(write(address), write(other));
  };
  add(url, COUNTED.url);
  add(api, COUNTED.api);
  // Longer ones first, as the address of the API host may begin with that of the site.
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

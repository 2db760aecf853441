/** How the addresses of an edition, which is the pages of a language, differ from those in the first language. */
export interface EditionLinks {
  /** First parts of addresses of each market, in the first language and here: `['', 'hi']`. The same twice for a market that is not in this language. */
  readonly prefixes: readonly (readonly [first: string, here: string])[];
  /** First parts of addresses, and whole ones without the first slash, that are the same in all languages: `_img`, `hi`, `productDetails`. */
  readonly apart: readonly string[];
}

/** Links and forms. Those that lead to another edition on purpose name the language of what they lead to. */
const TAG = /<(?:a|form) [^<>]*>/g;
const LEAVES = / hreflang=/;
const ADDRESS = /( (?:href|action)=")(\/[^"]*)/g;

/** The address of the page in an edition that a link to a page in the first language means; any other address as it is. */
export function inEdition({ prefixes, apart }: EditionLinks, address: string): string {
  const [path = '', rest = ''] = divide(address);
  const [start, first = ''] = path.split('/');
  const isFile = /\.[a-z\d]{2,12}$/.test(path) && !path.includes('/p/');
  if (start !== '' || path.startsWith('//') || isFile) return address;
  if (apart.includes(first) || apart.includes(path.slice(1))) return address;
  const own = prefixes.find(([before]) => before === first) ?? prefixes.find(([before]) => before === '');
  if (!own || own[0] === own[1]) return address;
  const [before, here] = own;
  const below = before === '' ? path : path.slice(before.length + 1);
  return joinPath(here, below) + rest;
}

const joinPath = (prefix: string, path: string): string =>
  prefix === '' ? path || '/' : `/${prefix}${path === '/' ? '' : path}`;

/** The address in the first language of the page at an address of an edition: the inverse of `inEdition`. */
export function inFirst({ prefixes }: EditionLinks, address: string): string {
  const [path, rest] = divide(address);
  const [, first] = path.split('/');
  const own = prefixes.find(([before, here]) => before !== here && here === first);
  return own ? joinPath(own[0], path.slice(own[1].length + 1)) + rest : address;
}

/** The path of an address, and its query and fragment. */
function divide(address: string): [path: string, rest: string] {
  const end = address.search(/[?#]/);
  return end < 0 ? [address, ''] : [address.slice(0, end), address.slice(end)];
}

/** A page whose links and forms lead to the pages of its edition, as far as these exist. */
export const linkInEdition = (links: EditionLinks, html: string): string =>
  html.replace(TAG, (tag) =>
    LEAVES.test(tag)
      ? tag
      : tag.replace(ADDRESS, (_, start: string, address: string) => start + inEdition(links, address)),
  );

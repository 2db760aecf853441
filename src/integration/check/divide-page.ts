import { Parser } from 'htmlparser2';

/** What the bytes of a page are spent on. */
export const PAGE_PARTS = [
  'texts',
  'attributes',
  'pictures',
  'products',
  'menu',
  'footer',
  'styles',
  'scripts',
  'structured data',
  'head',
] as const;
export type PagePart = (typeof PAGE_PARTS)[number];

/** Parts by the class of their outermost element. */
const BY_CLASS: Readonly<Record<string, PagePart>> = {
  header: 'menu',
  categories: 'menu',
  menu: 'menu',
  footer: 'footer',
  facts: 'attributes',
  sizes: 'attributes',
  gallery: 'pictures',
  cards: 'products',
  card: 'products',
  minis: 'products',
};

/** Divides a page's HTML into parts, each with its text and markup. `texts` is the content that belongs to no other part. */
export function dividePage(html: string): Record<PagePart, string> {
  const texts = Object.fromEntries(PAGE_PARTS.map((part) => [part, ''])) as Record<PagePart, string>;
  const open: PagePart[] = ['head'];
  let start = 0;
  const cut = (end: number) => {
    if (end <= start) return;
    texts[open.at(-1) ?? 'head'] += html.slice(start, end);
    start = end;
  };
  const parser = new Parser({
    onopentag(tag, attributes) {
      const now = open.at(-1) ?? 'head';
      cut(parser.startIndex);
      open.push(now === 'head' || now === 'texts' ? (partOf(tag, attributes) ?? now) : now);
    },
    onclosetag() {
      cut(parser.endIndex + 1);
      open.pop();
    },
  });
  parser.end(html);
  cut(html.length);
  return texts;
}

function partOf(tag: string, { class: names = '', type }: Readonly<Record<string, string>>): PagePart | undefined {
  if (tag === 'main') return 'texts';
  if (tag === 'style') return 'styles';
  if (tag === 'script') return type === 'application/ld+json' ? 'structured data' : 'scripts';
  if (tag === 'img') return 'pictures';
  const name = names.split(' ').find((entry) => entry in BY_CLASS);
  return name === undefined ? undefined : BY_CLASS[name];
}

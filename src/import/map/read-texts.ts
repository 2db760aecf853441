import { sanitiseBlocks, stripMarkup } from '../../catalog/values/sanitise.ts';
import { isPlaceholder } from '../../catalog/lenient/understand.ts';
import type { ProductDocument } from '../../tables/model.ts';
import { type Findings, tellInternal } from '../../tables/rows/findings.ts';
import { whyInternal } from './internal-columns.ts';
import { readCodes } from '../../tables/rows/relations.ts';
import { plainName } from './plain-name.ts';
import type { Cell, RowValues } from '../../tables/rows/row-values.ts';
import {
  cleanText,
  cleanTexts,
  hasMarkup,
  plainLine,
  readList,
  readPairs,
  readPictures,
} from '../../tables/rows/values.ts';

/** The text of a field in the first row that has one; else empty. */

export const firstText = (rows: readonly RowValues[], field: string): string => {
  for (const values of rows) {
    const text = values.get(field);
    if (text !== '') return text;
  }
  return '';
};

type Texts = Pick<
  ProductDocument,
  'description' | 'seo' | 'details' | 'features' | 'tags' | 'attributes' | 'translations'
>;

/** The texts of a product. Those of the shop's own tables are not cleaned (`isOwn`), so that nothing changes that no one has changed. */
export function readTexts(rows: readonly RowValues[], isOwn: boolean, findings: Findings): Texts {
  const short = firstText(rows, 'description');
  const long = firstText(rows, 'details') || (hasMarkup(short) && !isOwn ? short : '');
  const details = long === '' || isOwn ? long : sanitiseBlocks(cleanTexts(long.replace(SHORTCODE, '')));
  const isPlain = isOwn || !hasMarkup(short);
  const description = short === long ? '' : isPlain ? cleanTexts(short) : stripMarkup(short);
  const features = unique(
    rows.flatMap((values) => values.all('features').flatMap(({ text }) => readList(text).map(plainLine))),
  );
  const tags = unique(
    rows.flatMap((values) =>
      values.all('tags').flatMap(({ text }) => readList(text, isOwn ? /[|\n]/ : /[,;|\n]/).map(cleanText)),
    ),
  );
  const attributes = readAttributes(rows, isOwn, findings);
  const [title, forSearch] = ['seo.title', 'seo.description'].map((field) => readSeoText(firstText(rows, field)));
  return dropEmpty({
    // A description for search engines is better than none.
    description: description || forSearch,
    seo: title || forSearch ? dropEmpty({ title, description: forSearch }) : undefined,
    translations: readTranslations(rows),
    details,
    features,
    tags,
    attributes,
  });
}

/** Texts in further languages. */
function readTranslations(rows: readonly RowValues[]): NonNullable<ProductDocument['translations']> {
  const translations: Record<string, Record<string, string>> = {};
  for (const [path, { text }] of rows.flatMap((values) => values.below('translations.'))) {
    const [language = '', name = ''] = path.split('.');
    translations[language] = { ...translations[language], [name]: translations[language]?.[name] || cleanText(text) };
  }
  return dropEmpty(
    Object.fromEntries(Object.entries(translations).map(([language, own]) => [language, dropEmpty(own)])),
  );
}

/** A text for search engines, without the patterns of WooCommerce plugins such as `%%title%% %%sep%%`, which only they can fill in. */
const readSeoText = (text: string): string => (text.includes('%') && /%\w/.test(text) ? '' : plainLine(text));

/** WordPress writes galleries and parts of page builders as words in brackets. */
const SHORTCODE = /\[\/?(?:gallery|caption|embed|audio|video|playlist|vc_\w{1,40}|et_pb_\w{1,40})\b[^[\]]{0,500}\]/g;

const unique = (texts: readonly string[]): string[] => {
  const seen = new Set<string>();
  return texts.filter((text) => {
    const folded = text.toLowerCase();
    if (text === '' || isPlaceholder(text) || seen.has(folded)) return false;
    seen.add(folded);
    return true;
  });
};

/** Facts, from separate columns and from pairs. If rows differ, the first one counts: what variants differ in is an option. */
function readAttributes(rows: readonly RowValues[], isOwn: boolean, findings: Findings): Record<string, string> {
  const attributes = new Map<string, string>();
  const internal = new Set<string>();
  const add = (name: string, value: string) => {
    if (
      name !== '' &&
      name.length <= LONGEST_NAME &&
      value !== '' &&
      value !== '-' &&
      !isPlaceholder(value) &&
      !attributes.has(name)
    )
      attributes.set(name, value);
  };
  // Programs store data of their own among the facts.
  const addPair = (name: string, value: string) => {
    if (isOwn || value === '' || whyInternal(name, [value]) === undefined) add(name, value);
    else internal.add(name);
  };
  const [first] = rows;
  for (const values of rows) {
    for (const { text } of values.all('attributes'))
      for (const [name, value] of readPairs(text)) addPair(name || 'Details', value);
    for (const { text } of values.all('facts')) for (const [name, value] of readFacts(text)) addPair(name, value);
    if (values === first) for (const [code, value] of readAlike(rows)) addPair(plainName(code), value);
    for (const { text } of values.all('attributes.positions'))
      for (const [name, value] of readPositions(text)) addPair(name, value);
    for (const [name, cell] of values.below('attributes.')) if (!FACT_LISTS.has(name)) add(name, readFact(cell));
  }
  if (first) tellInternal([...internal], first.row, findings);
  return Object.fromEntries(attributes);
}

/** The text of a fact. JSON lists become their texts; Shopify's own metafields have handles such as "rani-pink; off-white". */
function readFact({ text, column }: Cell): string {
  if (/metafields\.shopify\./i.test(column)) return text.split(';').map(tellHandle).join(', ');
  const list = text.startsWith('[') ? readList(text) : [];
  return plainLine(list.length > 0 ? list.join(', ') : text);
}

const tellHandle = (handle: string): string => {
  const words = cleanText(handle).replaceAll('-', ' ');
  return `${words.slice(0, 1).toUpperCase()}${words.slice(1)}`;
};

/** Google's facts, with or without a section: "General:Screen size:6 in". */
const readFacts = (text: string): (readonly [string, string])[] =>
  readList(text, /[|\n,]/).map((entry) => {
    const [value = '', name = ''] = entry.split(':').map(cleanText).reverse();
    return [name, value] as const;
  });

/** Facts by code that are the same in all rows that have them. Those in which variants differ are left out. */
function readAlike(rows: readonly RowValues[]): ReadonlyMap<string, string> {
  const found = new Map<string, Set<string>>();
  for (const [code, value] of rows.flatMap((values) => readCodes(values.get('attributes.codes'))))
    found.set(code, (found.get(code) ?? new Set()).add(value));
  return new Map(
    [...found].flatMap(([code, [only = '', ...others]]) => (others.length === 0 ? [[code, only] as const] : [])),
  );
}

/** Fields whose cells contain several facts. */
const FACT_LISTS: ReadonlySet<string> = new Set(['codes', 'positions']);

/** PrestaShop's facts with their position: "Fabric:Cotton:1, Sleeve:Long:2". */
const readPositions = (text: string): (readonly [string, string])[] =>
  readList(text, /[,|\n]/).map((entry) => {
    const [name = '', value = ''] = entry.split(':').map(cleanText);
    return [name, value] as const;
  });

const LONGEST_NAME = 100;

/** The fields without those that are empty. */
export function dropEmpty<T extends object>(fields: T): T {
  return Object.fromEntries(
    Object.entries(fields).filter(
      ([, value]) =>
        value !== undefined &&
        value !== '' &&
        (typeof value !== 'object' || value === null || Object.keys(value).length > 0),
    ),
  ) as T;
}

type Picture = NonNullable<ProductDocument['images']>[number];

/** The pictures of all rows without repeated ones, in the order of the source. */
export function readImages(rows: readonly RowValues[]): Picture[] {
  const found: { picture: Picture; position: number }[] = [];
  const seen = new Set<string>();
  for (const values of rows) {
    const sources = values.all('images').flatMap(({ text }) => readPictures(text));
    const alt = plainLine(values.get('images.alt'));
    const texts = values.get('images.texts') === '' ? [] : values.get('images.texts').split('|').map(cleanText);
    const position = Number(values.get('images.position')) || Number.MAX_SAFE_INTEGER;
    for (const [index, src] of sources.entries()) {
      if (seen.has(src)) continue;
      seen.add(src);
      const said = texts[index] || (index === 0 ? alt : '');
      found.push({ picture: said === '' ? src : { src, alt: said }, position });
    }
  }
  const pictures = found.sort((a, b) => a.position - b.position).map(({ picture }) => picture);
  return [...pictures, ...listOfVariants(rows, pictures.length > 0 && rows.length > 1).filter((src) => !seen.has(src))];
}

/**
 * Pictures of variants within a record, without repeated ones: all of them if the product has no others, else only those after each variant's first.
 */
function listOfVariants(rows: readonly RowValues[], isFirstTheirs: boolean): string[] {
  const nested = rows.filter(({ row }) => row.within !== undefined);
  const sources = nested.flatMap((values) =>
    values.all('variants.image').flatMap(({ text }) => readPictures(text).slice(isFirstTheirs ? 1 : 0)),
  );
  return [...new Set(sources)];
}

/** The picture of each variant: from its own column, or its first one if variants differ in it. */
export function readVariantImages(rows: readonly RowValues[]): (string | undefined)[] {
  const own = rows.map((values) => readPictures(values.get('variants.image'))[0]);
  if (own.some((src) => src !== undefined)) return own;
  const first = rows.map((values) => readPictures(values.get('images'))[0]);
  return new Set(first).size > 1 && first.every((src) => src !== undefined) ? first : rows.map(() => undefined);
}

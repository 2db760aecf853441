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

/** Texts, pictures and facts of a product. Of several rows the first that has a text says it. */

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

/** Texts of the shop's own tables stay as they are (`isOwn`), so that nothing changes that nobody has changed. */
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
    // What a search engine was to show says more than nothing.
    description: description || forSearch,
    seo: title || forSearch ? dropEmpty({ title, description: forSearch }) : undefined,
    translations: readTranslations(rows),
    details,
    features,
    tags,
    attributes,
  });
}

/** Texts by language. */
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

/** Plugins of WooCommerce keep patterns such as `%%title%% %%sep%%` there, which only they can fill in. */
const readSeoText = (text: string): string => (text.includes('%') && /%\w/.test(text) ? '' : plainLine(text));

/** WordPress has galleries and parts of page builders as words in brackets. */
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

/** Facts in columns of their own, and in pairs. Of rows that differ the first says it: what variants differ in is an option. */
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
  // Programs put what they keep for themselves beside facts.
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

/** A fact of a column. Lists of JSON are their texts; Shopify's own metafields have handles such as "rani-pink; off-white". */
function readFact({ text, column }: Cell): string {
  if (/metafields\.shopify\./i.test(column)) return text.split(';').map(tellHandle).join(', ');
  const list = text.startsWith('[') ? readList(text) : [];
  return plainLine(list.length > 0 ? list.join(', ') : text);
}

const tellHandle = (handle: string): string => {
  const words = cleanText(handle).replaceAll('-', ' ');
  return `${words.slice(0, 1).toUpperCase()}${words.slice(1)}`;
};

/** Google's facts: "General:Screen size:6 in", with or without the section. */
const readFacts = (text: string): (readonly [string, string])[] =>
  readList(text, /[|\n,]/).map((entry) => {
    const [value = '', name = ''] = entry.split(':').map(cleanText).reverse();
    return [name, value] as const;
  });

/** Facts by codes, which all rows that have them have alike: what variants differ in is not said of their product. */
function readAlike(rows: readonly RowValues[]): ReadonlyMap<string, string> {
  const found = new Map<string, Set<string>>();
  for (const [code, value] of rows.flatMap((values) => readCodes(values.get('attributes.codes'))))
    found.set(code, (found.get(code) ?? new Set()).add(value));
  return new Map(
    [...found].flatMap(([code, [only = '', ...others]]) => (others.length === 0 ? [[code, only] as const] : [])),
  );
}

/** Facts of one cell, that are no fact themselves. */
const FACT_LISTS: ReadonlySet<string> = new Set(['codes', 'positions']);

/** PrestaShop's facts, with their position: "Fabric:Cotton:1, Sleeve:Long:2". */
const readPositions = (text: string): (readonly [string, string])[] =>
  readList(text, /[,|\n]/).map((entry) => {
    const [name = '', value = ''] = entry.split(':').map(cleanText);
    return [name, value] as const;
  });

const LONGEST_NAME = 100;

/** Fields that say something. */
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

/** The pictures of all rows, each once, in the order that the source gives them. */
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

/** Pictures of variants that were in a record, each once: all of a product that has no others, else those beside the first of each variant. */
function listOfVariants(rows: readonly RowValues[], isFirstTheirs: boolean): string[] {
  const nested = rows.filter(({ row }) => row.within !== undefined);
  const sources = nested.flatMap((values) =>
    values.all('variants.image').flatMap(({ text }) => readPictures(text).slice(isFirstTheirs ? 1 : 0)),
  );
  return [...new Set(sources)];
}

/** The picture of a variant: its own column's, or its first one where other variants have other ones. */
export function readVariantImages(rows: readonly RowValues[]): (string | undefined)[] {
  const own = rows.map((values) => readPictures(values.get('variants.image'))[0]);
  if (own.some((src) => src !== undefined)) return own;
  const first = rows.map((values) => readPictures(values.get('images'))[0]);
  return new Set(first).size > 1 && first.every((src) => src !== undefined) ? first : rows.map(() => undefined);
}

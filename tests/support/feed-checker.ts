import { gunzipSync } from 'node:zlib';
import { parse } from 'csv-parse/sync';
import { DomUtils, parseDocument } from 'htmlparser2';
import { isGtin } from '../../src/catalog/values/gtin.ts';
import type { FeedKind } from '../../src/core/site/feed-kinds.ts';

/** An item as those who fetch a feed read it: names of Google's attributes, a list where one may be repeated. */
export interface ReadItem {
  readonly id: string;
  readonly title: string;
  readonly description: string;
  readonly link: string;
  readonly pictures: readonly string[];
  readonly price: string;
  readonly salePrice?: string;
  readonly mrp?: string;
  /** In Google's words. */
  readonly availability: string;
  readonly availabilityDate?: string;
  readonly brand?: string;
  readonly gtin?: string;
  readonly groupId?: string;
  readonly fields: Readonly<Record<string, unknown>>;
}

export interface ReadFeed {
  readonly items: readonly ReadItem[];
  /** What is against the published rules. */
  readonly faults: readonly string[];
}

/** Reads the files of a feed as they were written, and checks them by the published rules. */
export function readFeed(kind: FeedKind, contents: readonly Buffer[], currency: string): ReadFeed {
  const faults: string[] = [];
  const items = contents.flatMap((content) => READERS[kind](content, faults));
  const ids = new Set<string>();
  for (const item of items) {
    const fault = (what: string) => faults.push(`${kind} ${item.id}: ${what}`);
    if (ids.has(item.id)) fault('the id is there twice');
    ids.add(item.id);
    checkItem(item, LIMITS[kind], currency, fault);
  }
  return { items, faults };
}

interface Limits {
  readonly id: number;
  readonly title: number;
  readonly description: number;
  readonly pictures: number;
  readonly brand: number;
  readonly isBrandRequired: boolean;
}

const LIMITS: Readonly<Record<FeedKind, Limits>> = {
  google: { id: 50, title: 150, description: 5_000, pictures: 11, brand: 70, isBrandRequired: false },
  meta: { id: 100, title: 200, description: 9_999, pictures: 21, brand: 100, isBrandRequired: true },
  openai: { id: 100, title: 150, description: 5_000, pictures: 11, brand: 100, isBrandRequired: true },
};

const AVAILABILITIES = ['in_stock', 'out_of_stock', 'preorder'];

function checkItem(item: ReadItem, limits: Limits, currency: string, fault: (what: string) => void): void {
  const lengthOf = (name: 'id' | 'title' | 'description', most: number) => {
    const { length } = item[name];
    if (length === 0 || length > most) fault(`${name} has ${length} characters`);
  };
  lengthOf('id', limits.id);
  lengthOf('title', limits.title);
  lengthOf('description', limits.description);
  for (const text of [item.title, item.description])
    if (/<[a-z/]|&(?:#\d+|[a-z]+);/i.test(text)) fault(`markup in ${JSON.stringify(text)}`);
  for (const url of [item.link, ...item.pictures])
    if (!/^https:\/\/[\x21-\x7e]{1,1990}$/.test(url) || !URL.canParse(url)) fault(`no whole address: ${url}`);
  if (item.pictures.length === 0 || item.pictures.length > limits.pictures) fault(`${item.pictures.length} pictures`);
  if (!AVAILABILITIES.includes(item.availability)) fault(`availability ${item.availability}`);
  const prices = [item.price, item.salePrice, item.mrp].filter((price) => price !== undefined);
  for (const price of prices)
    if (!new RegExp(`^(?!0+\\.0+ )\\d+\\.\\d\\d ${currency}$`).test(price)) fault(`price ${price}`);
  if (item.salePrice !== undefined && Number.parseFloat(item.salePrice) >= Number.parseFloat(item.price))
    fault('the sale price is not below the price');
  if (item.mrp !== undefined && Number.parseFloat(item.mrp) < Number.parseFloat(item.price))
    fault('the MRP is below the price');
  if (item.gtin !== undefined && !isGtin(item.gtin)) fault(`gtin ${item.gtin}`);
  if (limits.isBrandRequired && !item.brand) fault('no brand');
  if ((item.brand?.length ?? 0) > limits.brand) fault('a long brand');
  if (item.groupId !== undefined && item.groupId === item.id) fault('a group that is the item');
  if (item.fields['condition'] !== 'new') fault(`condition ${item.fields['condition']}`);
}

const READERS: Readonly<Record<FeedKind, (content: Buffer, faults: string[]) => ReadItem[]>> = {
  google: readGoogle,
  meta: readMeta,
  openai: readOpenAi,
};

const NAMESPACE = 'http://base.google.com/ns/1.0';
const GOOGLE_ATTRIBUTES = new Set(
  'id title description link image_link additional_image_link availability availability_date price sale_price maximum_retail_price unit_pricing_measure unit_pricing_base_measure condition brand gtin mpn identifier_exists item_group_id color size material pattern product_type shipping_weight shipping_label shipping'.split(
    ' ',
  ),
);
const UNIT = /^\d+(?:\.\d+)?(?:g|kg|ml|l|cm|m|ct)$/;
const BASE_UNIT = /^(?:1|10|100|2|4|8)(?:g|kg|ml|l|cm|m|ct)$/;

type Nodes = ReturnType<typeof parseDocument>['children'];

/** Elements and texts of XML as they were read. */
const writeNodes = (nodes: Nodes): string =>
  nodes
    .map((node) => {
      if (!('attribs' in node && 'children' in node)) return 'data' in node ? node.data : '';
      const attributes = Object.entries(node.attribs).map(([name, value]) => ` ${name}="${value}"`);
      const start = `<${node.name}${attributes.join('')}`;
      return node.children.length === 0 ? `${start}/>` : `${start}>${writeNodes(node.children)}</${node.name}>`;
    })
    .join('');

function readGoogle(content: Buffer, faults: string[]): ReadItem[] {
  const text = new TextDecoder('utf-8', { fatal: true }).decode(content);
  const document = parseDocument(text, { xmlMode: true, decodeEntities: true });
  // What is read and written again as it was has no element that is not closed.
  const asWritten = { xmlMode: true, decodeEntities: false };
  const body = text.slice(text.indexOf('\n'));
  if (writeNodes(parseDocument(body, asWritten).children) !== body)
    faults.push('google: the file changes when it is read and written again');
  if (!text.startsWith('<?xml version="1.0" encoding="UTF-8"?>')) faults.push('google: no declaration');
  if (/&(?!(?:amp|lt|gt|quot|apos|#\d+);)/.test(text)) faults.push('google: a sign that is not escaped');
  const opened = text.match(/<(?![?/])[\w:]+/g)?.length;
  if (opened !== text.match(/<\//g)?.length) faults.push('google: elements that are not closed');
  const [root] = document.children.filter((node) => 'name' in node && node.name === 'rss');
  if (!root || !('attribs' in root) || root.attribs['xmlns:g'] !== NAMESPACE || root.attribs['version'] !== '2.0')
    faults.push('google: not RSS 2.0 with its namespace');
  return DomUtils.getElementsByTagName('item', document).map((element) => {
    const values = new Map<string, string[]>();
    for (const child of element.children) {
      if (!('name' in child)) continue;
      const name = child.name.replace(/^g:/, '');
      values.set(name, [
        ...(values.get(name) ?? []),
        name === 'shipping' && 'children' in child ? writeNodes(child.children) : DomUtils.textContent(child),
      ]);
    }
    const get = (name: string) => values.get(name)?.[0];
    const fault = (what: string) => faults.push(`google ${get('id')}: ${what}`);
    for (const [name, all] of values) {
      if (!GOOGLE_ATTRIBUTES.has(name)) fault(`an attribute ${name}`);
      if (all.length > 1 && name !== 'additional_image_link') fault(`${name} is there ${all.length} times`);
      if (all.some((value) => value === '')) fault(`${name} is empty`);
    }
    const isIdentified = get('gtin') !== undefined || (get('mpn') !== undefined && get('brand') !== undefined);
    if (isIdentified === (get('identifier_exists') === 'no')) fault('identifier_exists');
    if ((get('mpn')?.length ?? 0) > 70) fault('mpn');
    if (get('unit_pricing_measure') && !UNIT.test(get('unit_pricing_measure') ?? '')) fault('unit_pricing_measure');
    if ((get('unit_pricing_measure') === undefined) !== (get('unit_pricing_base_measure') === undefined))
      fault('one unit');
    if (get('unit_pricing_base_measure') && !BASE_UNIT.test(get('unit_pricing_base_measure') ?? '')) fault('base unit');
    if ((get('availability') === 'preorder') !== (get('availability_date') !== undefined)) fault('availability_date');
    if (!/^(?:\d{4}-\d\d-\d\dT\d\d:\d\d[+-]\d{4})?$/.test(get('availability_date') ?? '')) fault('availability_date');
    // What goes to one region alone has a label, as its delivery is set up in the account.
    if (!/^[A-Z]{2}-[A-Z]{2}$/.test(get('shipping_label') ?? 'IN-TN')) fault('shipping_label');
    const isWhole = /<g:country>[A-Z]{2}<\/g:country><g:price>\d+\.\d\d [A-Z]{3}<\/g:price>/.test(
      get('shipping') ?? '',
    );
    if (isWhole === (get('shipping_label') !== undefined)) fault('shipping');
    return {
      id: get('id') ?? '',
      title: get('title') ?? '',
      description: get('description') ?? '',
      link: get('link') ?? '',
      pictures: [...(values.get('image_link') ?? []), ...(values.get('additional_image_link') ?? [])],
      price: get('price') ?? '',
      salePrice: get('sale_price'),
      mrp: get('maximum_retail_price'),
      availability: get('availability') ?? '',
      availabilityDate: get('availability_date')?.slice(0, 10),
      brand: get('brand'),
      gtin: get('gtin'),
      groupId: get('item_group_id'),
      fields: Object.fromEntries([...values].map(([name, [value]]) => [name, value])),
    };
  });
}

function readMeta(content: Buffer, faults: string[]): ReadItem[] {
  const rows = parse(content, { columns: true }) as Record<string, string>[];
  return rows.map((row) => {
    const get = (name: string) => row[name] || undefined;
    if (!['in stock', 'out of stock', 'preorder'].includes(row['availability'] ?? ''))
      faults.push(`meta ${row['id']}: availability ${row['availability']}`);
    if (!/^[A-Z]{2}:(?:[A-Z]{2})?:Standard:\d+\.\d\d [A-Z]{3}$/.test(row['shipping'] ?? ''))
      faults.push(`meta ${row['id']}: shipping`);
    return {
      id: row['id'] ?? '',
      title: row['title'] ?? '',
      description: row['description'] ?? '',
      link: row['link'] ?? '',
      pictures: [row['image_link'] ?? '', ...(get('additional_image_link')?.split(',') ?? [])],
      price: row['price'] ?? '',
      salePrice: get('sale_price'),
      availability: row['availability']?.replaceAll(' ', '_') ?? '',
      brand: get('brand'),
      gtin: get('gtin'),
      groupId: get('item_group_id'),
      fields: row,
    };
  });
}

const OPENAI_REQUIRED = [
  'item_id',
  'title',
  'description',
  'url',
  'brand',
  'seller_name',
  'image_url',
  'availability',
  'price',
  'target_countries',
  'store_country',
];

function readOpenAi(content: Buffer, faults: string[]): ReadItem[] {
  const lines = gunzipSync(content).toString().split('\n');
  if (lines.pop() !== '') faults.push('openai: the last line does not end');
  return lines.map((line) => {
    const row = JSON.parse(line) as Record<string, unknown>;
    const text = (name: string) => row[name] as string | undefined;
    const fault = (what: string) => faults.push(`openai ${row['item_id']}: ${what}`);
    for (const name of OPENAI_REQUIRED) if (row[name] === undefined || row[name] === '') fault(`no ${name}`);
    const ofGroup = ['group_id', 'listing_has_variations', 'variant_dict'].filter((name) => row[name] !== undefined);
    if (ofGroup.length % 3 !== 0) fault(`a group with ${ofGroup.join()} alone`);
    if (row['is_eligible_search'] !== true || row['is_eligible_checkout'] !== false) fault('flags');
    if ((row['availability'] === 'pre_order') !== (row['availability_date'] !== undefined)) fault('availability_date');
    return {
      id: text('item_id') ?? '',
      title: text('title') ?? '',
      description: text('description') ?? '',
      link: text('url') ?? '',
      pictures: [text('image_url') ?? '', ...((row['additional_image_urls'] as string[] | undefined) ?? [])],
      price: text('price') ?? '',
      salePrice: text('sale_price'),
      availability: text('availability')?.replace('pre_order', 'preorder') ?? '',
      availabilityDate: text('availability_date'),
      brand: text('brand'),
      gtin: text('gtin'),
      groupId: text('group_id'),
      fields: row,
    };
  });
}

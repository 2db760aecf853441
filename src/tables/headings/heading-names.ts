import { hasOwnScript } from '../../messages/language.ts';
import { normalise } from '../../core/text/normalise.ts';
import { foldName } from '../../catalog/values/fold-name.ts';
import { doubtOf } from './price-names.ts';
import { fieldOfSaleDays } from './sale-headings.ts';

/**
 * What columns are called, by the field that their values go to: in English, in Hindi, and in Hindi in Latin letters as sellers type it.
 * Names are compared without case, spaces and punctuation.
 */
const NAMES: Readonly<Record<string, string>> = {
  key: 'handle, url handle, handle id, item group id, group id, style code, style id, product group, parent id',
  parent: 'parent, parent sku, parent code',
  sku: `sku, sku code, sku id, seller sku, seller sku id, item sku, item code, item no, item number, product code, product id,
    product no, article no, article number, article code, design no, model no, code, id, content id, offer id, कोड, उत्पाद कोड,
    वस्तु कोड, आइटम कोड, एसकेयू, maal code, saman code, saamaan code`,
  title: `title, name, product name, product title, item name, item title, item, product, product description short, particulars, नाम,
    उत्पाद, उत्पाद का नाम, उत्पाद नाम, वस्तु, वस्तु का नाम, सामान, सामान का नाम, शीर्षक, माल, naam, saman, saaman, samaan,
    saman ka naam, samaan ka naam, product ka naam, maal, maal ka naam`,
  'translations.hi.title':
    'title hi, title hindi, title in hindi, hindi title, hindi name, name in hindi, हिंदी नाम, हिन्दी नाम, hindi naam',
  description: `description, product description, item description, short description, about, about product, summary, rich text description,
    विवरण, उत्पाद विवरण, जानकारी, vivaran, vivran, jankari`,
  'translations.hi.description': 'description hi, description in hindi, hindi description, हिंदी विवरण, हिन्दी विवरण',
  details: 'body html, body, details, details html, long description, full description, html description',
  features: 'features, highlights, key features, bullet points, product highlight, विशेषताएँ, खूबियाँ, khoobiyan',
  images: `image, images, image url, image urls, image link, image src, main image, main image url, picture, pictures, picture url,
    photo, photos, photo url, product image, product images, product image url, additional image link, additional images,
    other image url, image name, फोटो, फ़ोटो, चित्र, तस्वीर, tasveer, tasvir`,
  'images.alt': 'image alt text, image alt, alt text, picture text',
  'offers.price': `price, selling price, sell price, sales price, our price, final price, price inr, price rs, selling rate, sp,
    your selling price, your selling price inr, meesho price, retail price, shop price, website price,
    variant price, कीमत, क़ीमत, मूल्य, दाम, बिक्री मूल्य, विक्रय मूल्य, daam, dam, kimat, keemat, bikri mulya`,
  'offers.sale': `sale price, discounted price, discount price, special price, deal price, promo price, promotional price, offer price, festival price,
    सेल मूल्य, ऑफर मूल्य, छूट मूल्य`,
  'offers.mrp': `mrp, mrp inr, mrp rs, product mrp, maximum retail price, list price, compare at price, regular price, original price,
    strike price, full price, एमआरपी, एम आर पी, अधिकतम मूल्य, अधिकतम खुदरा मूल्य, adhiktam mulya`,
  'offers.currency': 'currency, currency code, price currency',
  stock: `stock, quantity, qty, inventory, inventory quantity, stock quantity, stock count, stock qty, total stock, total qty, total quantity, stock total, qty in stock, available qty, qty available, stock in hand, your stock count, opening stock, closing stock, closing quantity, closing qty, current stock,
    current stock quantity, balance quantity, system stock count,
    pieces, available quantity, quantity available, quantity on hand, qty on hand, on hand, on hand qty, available stock, in hand, units, quantity to sell on facebook, स्टॉक, मात्रा, संख्या, नग,
    पीस, matra, sankhya, nag, kitne piece`,
  availability: 'availability, in stock, stock status, उपलब्धता, uplabdh',
  'stock.from':
    'available from, available on, availability date, available date, product available date, in stock from, pre order until, preorder until, उपलब्ध तिथि',
  'stock.again':
    'restock date, restock on, restocks on, restocked on, back in stock, back in stock on, expected date, expected on, expected stock date, expected restock date, next stock date, next arrival, stock expected on',
  draft: 'status, published, visible, active, listing status, visibility, स्थिति',
  weight: `weight, weight with packing, shipping weight, package weight, net weight, gross weight, packet weight, weight grams, grams,
    weight g, weight kg, weight in grams, weight gm, weight gms, weight in kg, variant grams, वजन, वज़न, भार, vajan, wazan,
    vazan`,
  'weight.unit': 'weight unit, shipping weight unit, package weight unit',
  gtin: 'barcode, bar code, ean, upc, gtin, gtin13, isbn, ean upc, barcode ean, gtin upc ean or isbn, बारकोड',
  mpn: 'mpn, part number, part no, manufacturer part number, mfr part number, manufacturer number',
  brand: 'brand, brand name, ब्रांड, ब्रैंड',
  seller: `seller, seller name, vendor, vendor name, shop, shop name, store, store name, supplier name, विक्रेता, दुकान, दुकानदार,
    vikreta, dukan, dukaan, dukandar`,
  category: `category, categories, product category, category name, category path, product type, type, item type, sub category,
    subcategory, item group, item category, stock group, group name, group, समूह, department, collection, collections, google product category, fb product category, vertical, sub vertical,
    श्रेणी, वर्ग, प्रकार, केटेगरी, कैटेगरी, shreni, prakar, prakaar`,
  tags: 'tags, keywords, search keywords, labels, टैग',
  colour: 'colour, color, colour name, color name, रंग, rang',
  sizes: 'sizes, available sizes, sizes available, साइज़ेस, size list',
  'options.Size': 'size, size name, variation, साइज, साइज़, आकार, नाप, naap, saiz',
  attributes: 'attributes, facts, specifications, specification, fabric and other facts, product detail, गुण',
  'attributes.Material': 'material, material type, सामग्री',
  'attributes.Fabric': 'fabric, fabric type, कपड़ा, kapda, kapada',
  'attributes.Pattern': 'pattern, print or pattern type, pattern type',
  'attributes.Gender': 'gender, ideal for, target gender',
  'attributes.Age group': 'age group, age range',
  'legal.genericName': 'generic name, what it is, common name, generic name of product',
  'legal.netQuantity':
    'net quantity, net quantity n, net qty, net content, net contents, pack of, शुद्ध मात्रा, shuddh matra',
  'legal.countryOfOrigin': 'country of origin, country, origin, made in, उत्पत्ति का देश, मूल देश, utpatti ka desh',
  'legal.maker.name': 'maker, manufacturer, manufacturer name, manufacturer details, manufactured by, निर्माता, nirmata',
  'legal.maker.address':
    'maker address, manufacturer address, address of the maker, address of manufacturer, निर्माता का पता',
  'legal.packer.name': 'packer, packer name, packer details, packed by',
  'legal.packer.address': 'packer address, address of packer',
  'legal.importer.name': 'importer, importer name, importer details, imported by',
  'legal.importer.address': 'importer address, address of importer',
  'legal.hsn': 'hsn, hsn code, hsn id, hs code, hsn sac, एचएसएन, एचएसएन कोड',
  'legal.taxClass': 'tax class',
  'legal.gstRate': 'gst, gst rate, gst percent, tax rate, जीएसटी',
  'legal.warranty': 'warranty, warranty summary, domestic warranty, वारंटी',
  'legal.bestBefore': 'best before, shelf life, expiry',
  'legal.dimensions': 'dimensions, product dimensions',
  leadTimeDays: 'lead time days, days to make it, handling time, procurement sla, dispatch days',
  'seo.title': 'seo title, meta title, page title',
  'seo.description': 'seo description, meta description, page description',
  slug: 'slug, permalink',
  publishFrom: 'publish from, publish on, publish date, go live, live from, visible from, launch date, प्रकाशन तिथि',
  publishUntil: 'publish until, publish till, live until, visible until, visible till',
};

/** What a shop must not show: what it pays, and notes to itself. */
const PRIVATE = `cost, cost price, cost per item, cost of goods, purchase price, purchase rate, buying price, landing price, wholesale price, dealer price,
  margin, profit, commission, notes, internal notes, remarks, purchase note, supplier, supplier code, supplier price, warehouse, warehouse name, godown, godown name, branch, depot, stock location, गोदाम, rack, bin,
  bin location, location, created at, updated at, created, modified, last updated, user, owner, password, खरीद मूल्य, लागत, khareed, kharid,
  lagat, created at date, updated at date, createdat date, id oid, क्र, क्रम, अनुक्रमांक, sr no, s no, sl no, serial no, serial number, sno, क्रमांक, क्र सं, reasons, unread, url, link`;

/** A heading as it is compared. Longer texts are none. */
export const foldHeading = (heading: string): string =>
  foldName(normalise(heading.slice(0, LONGEST_HEADING), 'NFC')).replace(/(?<!\d)color/g, 'colour');

const LONGEST_HEADING = 200;

const listNames = (names: string): string[] => names.split(',').map(foldHeading);

const byName = new Map(
  Object.entries(NAMES).flatMap(([field, names]) => listNames(names).map((name) => [name, field] as const)),
);
const hidden = new Set(listNames(PRIVATE));

const ranks = new Map(Object.entries(NAMES).map(([field, names]) => [field, listNames(names)] as const));

/** The position of a heading among the names of a field, which begin with those that say it best; behind them all where it is none. */
export function rankOfHeading(heading: string, field: string): number {
  const names = ranks.get(field) ?? [];
  const position = names.indexOf(foldHeading(heading));
  return position < 0 ? names.length : position;
}

/** The field of a heading that is known by its name. Numbers at its end, as of several pictures, make no difference. */
export function fieldOfHeading(written: string): string | undefined {
  const heading = written.slice(0, LONGEST_HEADING);
  const folded = foldHeading(heading);
  // What may be a cost is never taken for a price: see price-names.ts.
  if (folded === '' || doubtOf(heading) !== undefined) return undefined;
  const known = byName.get(folded) ?? fieldOfTranslation(heading);
  if (known !== undefined) return known;
  const plain = byName.get(folded.replace(/\d{1,2}$/, ''));
  if (plain === 'images' || plain === 'features') return plain;
  // "Image 1 (Front)", "Price (₹)", "MRP in Rs", "Weight (g)".
  const short = foldHeading(heading.replace(/\([^()]*\)/g, ' ').replace(/\bin (?:rs|inr|rupees|grams?|kgs?)\b/i, ' '));
  return (
    fieldOfSaleDays(heading) ??
    byName.get(short) ??
    (['images'].includes(byName.get(short.replace(/\d{1,2}$/, '')) ?? '') ? 'images' : undefined)
  );
}

const languages = new Intl.DisplayNames('en', { type: 'language', fallback: 'none' });

/** "title_ta", "Name TA". Languages in Latin letters are not among them: "title id" and "title no" mean something else. */
function fieldOfTranslation(heading: string): string | undefined {
  const [, text = '', written = ''] = /^(title|name|description)[ _-]([a-z]{2})$/i.exec(heading.trim()) ?? [];
  const language = written.toLowerCase();
  if (language === '' || languages.of(language) === undefined || !hasOwnScript(language)) return undefined;
  return `translations.${language}.${/^d/i.test(text) ? 'description' : 'title'}`;
}

/** Whether a column has what only the shop itself should see. */
export const isPrivate = (heading: string): boolean =>
  hidden.has(foldHeading(heading)) || STORED.test(heading.slice(0, LONGEST_HEADING));

/** Where goods are stored. */
const STORED = /warehouse|godown|\bdepot\b|\bstock (?:point|room|location)|गोदाम|கிடங்கு|مستودع/i;

const OF_PIECES = /\b(?:stock|qty|quantity|inventory|on hand|pieces|pcs)\b|स्टॉक|मात्रा/i;
/** Pieces that nobody can buy, or that are something else than pieces. */
const NO_PIECES =
  /\b(?:min|minimum|max|maximum|reorder|re-order|low|alert|safety|sold|reserved|committed|allocated|incoming|inbound|orders?|ordered|transit|blocked|damaged|defective|returns?|returned|unavailable|moq|packs?|case|box|carton|status|state|managed?|management|tracking|track|policy|value|rate|price|amount|days?|dates?|age|limit|step|per|unit|net|opening|out|inward|outward|inwards|outwards|purchased?|required|target|ideal|back)\b/i;

/** Whether a column has a part of the pieces, as those of one warehouse: "Stock Jaipur", "Indore qty". */
export const isPartOfStock = (heading: string): boolean => {
  const text = heading
    .slice(0, LONGEST_HEADING)
    .replace(/[_-]+/g, ' ')
    .replace(/(?<=\p{Ll})(?=\p{Lu})/gu, ' ');
  return OF_PIECES.test(text) && !NO_PIECES.test(text);
};

/** Further names that only one format has, which make a row of headings of it. */
const OTHERS = new Set(
  listNames(`option1 name, option1 value, variant sku, variant inventory qty, compare at price, weight value grams, option1 linked to, attribute 1 name,
  attribute 1 value s, in stock?, is featured?, fieldtype, handleid, productoptionname1, parent child, parentage, variation theme,
  feed product type, standard price, quantity, item name, gst %, hsn id, product weight in gms, size, condition, link`),
);

/** Whether a text is the name of a column, in any of the formats that are known. */
export const isKnownHeading = (text: string): boolean =>
  text.trim() !== '' &&
  (fieldOfHeading(text) !== undefined ||
    OTHERS.has(foldHeading(text)) ||
    isPrivate(text) ||
    doubtOf(text) !== undefined);

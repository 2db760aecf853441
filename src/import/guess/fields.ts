import { columnOfTranslation } from '../../core/product/product-columns.ts';
import { suggest } from '../../catalog/problems/problems.ts';

/** The fields to which columns can go, as `catalog/imports/NAME.json` names them, with descriptions of their cells. */
export const FIELDS: Readonly<Record<string, string>> = {
  key: 'what rows of one product have in common: a handle, the number of a group',
  sku: 'the SKU of the row’s product or variant',
  skus: 'the SKUs of all variants in one cell, separated by commas',
  parent: 'the SKU of the product that the row is a variant of, or "id:" and its number',
  'parent.id': 'the number of the product that the row is a variant of',
  children: 'the SKUs of the variants with their options: "sku=K-S,size=S|sku=K-M,size=M"',
  'children.labels': 'what these options are called: "size=Size"',
  id: 'a number that other rows name as their parent',
  kind: 'whether the row is a product or one of its variants: variable, variation, parent, child',
  title: 'the title',
  slug: 'the part of the address that is made of the title otherwise',
  description: 'one or two sentences',
  details: 'longer text, also in HTML',
  store: 'the language of a row that has texts of another row’s product',
  features: 'entries separated by | or lines',
  attributes: 'pairs such as "Fabric: Cotton | Sleeve: Long"',
  facts: 'pairs of Google’s feeds: "General:Fabric:Cotton"',
  'attributes.codes': 'pairs such as "fabric=Cotton,sleeve=Long"',
  'attributes.positions': 'entries such as "Fabric:Cotton:1", separated by commas',
  images: 'names or addresses of pictures',
  'images.alt': 'what the row’s first picture shows',
  'images.texts': 'what each picture shows, separated by |',
  'images.position': 'the position of the row’s picture among those of the product, from 1',
  'variants.image': 'the picture of a variant',
  'variants.title': 'what a variant is called, where it has no option',
  'offers.price': 'the price',
  'offers.sale': 'a lower price; the other one is then the price before',
  'offers.sale.on': 'no, where the lower price does not count',
  'offers.sale.from': 'the first day of the lower price; on other days it does not count',
  'offers.sale.until': 'the last day of the lower price',
  'offers.sale.days': 'its first and last day, divided by a slash',
  'offers.mrp': 'the MRP, or the price before',
  cost: 'what you pay for it: a price below it is asked about, and it is kept nowhere',
  'offers.currency': 'the currency; rows in another one than the market’s are refused',
  'offers.surcharge': 'what a variant costs more than its product',
  'offers.net': 'the price without tax: it tells the tax of surcharges, and is never the price',
  'offers.surcharge.net': 'the same without tax',
  'offers.discount.amount': 'an amount that is taken off the price',
  'offers.discount.percent': 'a percentage that is taken off the price',
  'offers.discount.kind': 'PERCENT or AMOUNT',
  'offers.discount.value': 'what is taken off the price',
  stock: 'pieces, or words such as "in stock"',
  'stock.part': 'pieces in one of several places, which are added up',
  'stock.counted': 'empty where pieces are not counted',
  'stock.oversold': 'yes, where it is sold when no piece is left',
  'stock.from': 'the day from which it can be bought',
  'stock.again': 'the day on which there are pieces again, where there are none',
  availability: 'in stock, sold out, or a day',
  draft: 'a status such as active and draft, or whether it is published',
  'draft.online': '1 for a product that is on sale; any other number for a draft',
  'draft.visibility': 'where the product is shown; one that is not shown by itself is a draft',
  'draft.yes': 'yes for a draft',
  notSent: 'yes for gift cards and others that are not sent, or a word such as service: they become drafts',
  publishFrom: 'a day or time',
  publishUntil: 'a day or time',
  weight: 'the weight with packing; a bare number is in the unit of the heading, as in "Weight (kg)"',
  'weight.unit': 'g, kg, lb or oz',
  gtin: 'the barcode',
  mpn: 'the maker’s part number',
  brand: 'the brand',
  seller: 'the name of the seller',
  category: 'the path or type of the category',
  'category.broad': 'the same, for rows without the former',
  categories: 'ids of further categories, separated by |',
  tags: 'entries separated by commas',
  colour: 'the colour, which is an option where it differs',
  sizes: 'sizes such as "S:4, M:6"',
  'options.pairs': 'pairs such as "Size: S, Colour: Red"',
  'options.pairs.names': 'names of options with what a program writes behind them: "Size:select:0, Colour:color:1"',
  'options.pairs.values': 'their values: "S:0, Red:1"',
  'choices.name': 'the name of an option whose values are in one cell',
  'choices.values': 'the values of that option, separated by commas: each is a variant',
  'choices.custom': 'what a shopper chooses or writes on the page of the product: such products are refused',
  'variants.listed': 'the names of all variants in one cell: products with fewer rows are refused',
  'variants.count': 'how many variants the product has: products with fewer rows are refused',
  'options.names': 'names of options, as a list of JSON',
  leadTimeDays: 'days to make it',
  'seo.title': 'the title for search engines',
  'seo.description': 'the description for search engines, and that of products that have none',
  'legal.genericName': 'the common name of the goods',
  'legal.netQuantity': 'the net quantity',
  'legal.countryOfOrigin': 'the country of origin',
  'legal.maker.name': 'the maker, also with the address behind a comma',
  'legal.maker.address': 'the maker’s address',
  'legal.packer.name': 'the packer',
  'legal.packer.address': 'the packer’s address',
  'legal.importer.name': 'the importer',
  'legal.importer.address': 'the importer’s address',
  'legal.hsn': 'the HSN code',
  'legal.taxClass': 'the tax class',
  'legal.gstRate': 'the tax in percent',
  'legal.warranty': 'the warranty',
  'legal.bestBefore': 'until when it is best used',
  'legal.dimensions': 'the dimensions',
};

/** Older names of fields for texts in Hindi, from before further languages existed. */
const OLDER: Readonly<Record<string, string>> = {
  titleHi: 'translations.hi.title',
  descriptionHi: 'translations.hi.description',
};

/** The present name of a field, which older mappings may call otherwise. */
export const currentField = (field: string): string => (Object.hasOwn(OLDER, field) ? (OLDER[field] ?? field) : field);

/** Fields that contain a name or number. */
const OPEN =
  /^(?:attributes\.[^.]{1,100}|(?:options\.\d{1,2}\.(?:name|value|visible)|choices\.\d\.(?:name|values))|options\.[^.\d][^.]{0,29})$/;

/**
 * Why a field of a mapping is wrong; undefined for one to which columns can go. Products in this shop's own format (`haat-json`) have the fields of
 * files, which their schema checks.
 */
export function findFieldProblem(field: string): string | undefined {
  if (Object.hasOwn(FIELDS, field) || OPEN.test(field) || columnOfTranslation(field)) return undefined;
  const hint = suggest(field, Object.keys(FIELDS));
  return `expected one of ${Object.keys(FIELDS).join(', ')}, attributes.NAME, options.NAME, translations.LANGUAGE.title or translations.LANGUAGE.description; found ${JSON.stringify(field.slice(0, 60))}${hint === undefined ? '' : `, ${hint}`}`;
}

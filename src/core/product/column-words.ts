import { productColumnsText } from '../../messages/rooms/product-columns.ts';
import { localFormat } from '../../messages/language.ts';
import { pathOf, pathOfColumn } from './read-fields.ts';
import { type ColumnName, type PlainColumn, PRODUCT_COLUMNS, translationOf } from './product-columns.ts';

/** What a column of a seller's table of products is called in forms, and how it is filled in, where that needs words. */
type ColumnWords = readonly [label: string, hint?: string];

const plainWords = (): Readonly<Record<PlainColumn, ColumnWords>> => ({
  sku: [productColumnsText.sku, productColumnsText.skuHint],
  category: [productColumnsText.category],
  title: [productColumnsText.title],
  description: [productColumnsText.description],
  price: [productColumnsText.price, productColumnsText.priceHint],
  mrp: [productColumnsText.mrp, productColumnsText.mrpHint],
  sizes: [productColumnsText.sizes, productColumnsText.sizesHint],
  stock: [productColumnsText.stock, productColumnsText.stockHint],
  pictures: [productColumnsText.pictures, productColumnsText.picturesHint],
  brand: [productColumnsText.brand],
  colour: [productColumnsText.colour],
  features: [productColumnsText.features, productColumnsText.featuresHint],
  attributes: [productColumnsText.attributes, productColumnsText.attributesHint],
  generic_name: [productColumnsText.genericName, productColumnsText.genericNameHint],
  net_quantity: [productColumnsText.netQuantity, productColumnsText.netQuantityHint],
  country_of_origin: [productColumnsText.countryOfOrigin, productColumnsText.countryOfOriginHint],
  maker: [productColumnsText.maker, productColumnsText.makerHint],
  maker_address: [productColumnsText.makerAddress],
  weight: [productColumnsText.weight, productColumnsText.weightHint],
  hsn: [productColumnsText.hsn],
  tax_class: [productColumnsText.taxClass, productColumnsText.taxClassHint],
  gtin: [productColumnsText.gtin],
  lead_time_days: [productColumnsText.leadTime, productColumnsText.leadTimeHint],
});

const languages = localFormat(Intl.DisplayNames, { type: 'language' });

/** The words of a column; of one for texts of a language, with its name. */
export function columnWords(name: ColumnName): ColumnWords {
  const translation = translationOf(name);
  if (!translation) return plainWords()[name as PlainColumn];
  const language = languages.of(translation.language) ?? translation.language;
  return [
    translation.text === 'title'
      ? productColumnsText.titleIn({ language })
      : productColumnsText.descriptionIn({ language }),
  ];
}

/**
 * The label of what a path of a product's file leads to, where a column has it: "Price" of `offers.in.price` and "Title in Tamil" of
 * `translations.ta.title`. `marketId` is the market of its category.
 */
export function labelOfPath(path: string, marketId: string): string | undefined {
  const [, language, text] = /^translations\.([\w-]+)\.(title|description)$/.exec(path) ?? [];
  if (language !== undefined) return columnWords(`${text as 'title' | 'description'}_${language}`)[0];
  const own = { marketId };
  const column = PRODUCT_COLUMNS.find(({ name }) => {
    const found = pathOfColumn(name);
    return found !== undefined && pathOf(found, own).join('.') === path;
  });
  return column && columnWords(column.name)[0];
}

/** The column of a heading: case, spaces and punctuation make no difference, and "Colour" may be "Color". */
export function findColumn(heading: string): ColumnName | undefined {
  const translation = translationOf(heading.trim()) ?? translationOf(heading.trim().toLowerCase());
  if (translation) return `${translation.text}_${translation.language}`;
  // What the common name was called before.
  const folded = foldHeading(heading)
    .replace('color', 'colour')
    .replace(/^whatitis$/, 'genericname');
  if (folded === '') return undefined;
  const words = plainWords();
  return PRODUCT_COLUMNS.find(({ name }) => [name, words[name][0]].map(foldHeading).includes(folded))?.name;
}

const foldHeading = (text: string): string => text.toLowerCase().replace(/[^a-z]/g, '');

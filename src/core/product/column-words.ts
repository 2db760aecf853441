import { productColumnsText } from '../../messages/rooms/product-columns.ts';
import type { ColumnName } from './product-columns.ts';

/** What the columns of a seller's table of products are called in forms. */
export const columnNames = (): Readonly<Record<ColumnName, string>> => ({
  sku: productColumnsText.sku,
  category: productColumnsText.category,
  title: productColumnsText.title,
  title_hi: productColumnsText.titleHi,
  description: productColumnsText.description,
  price: productColumnsText.price,
  mrp: productColumnsText.mrp,
  sizes: productColumnsText.sizes,
  stock: productColumnsText.stock,
  pictures: productColumnsText.pictures,
  brand: productColumnsText.brand,
  colour: productColumnsText.colour,
  features: productColumnsText.features,
  attributes: productColumnsText.attributes,
  generic_name: productColumnsText.genericName,
  net_quantity: productColumnsText.netQuantity,
  country_of_origin: productColumnsText.countryOfOrigin,
  maker: productColumnsText.maker,
  maker_address: productColumnsText.makerAddress,
  weight: productColumnsText.weight,
  hsn: productColumnsText.hsn,
  tax_class: productColumnsText.taxClass,
  gtin: productColumnsText.gtin,
  lead_time_days: productColumnsText.leadTime,
});

export const columnWords = (name: ColumnName): string => columnNames()[name];

const hints = (): Readonly<Partial<Record<ColumnName, string>>> => ({
  sku: productColumnsText.skuHint,
  price: productColumnsText.priceHint,
  mrp: productColumnsText.mrpHint,
  sizes: productColumnsText.sizesHint,
  stock: productColumnsText.stockHint,
  pictures: productColumnsText.picturesHint,
  features: productColumnsText.featuresHint,
  attributes: productColumnsText.attributesHint,
  generic_name: productColumnsText.genericNameHint,
  net_quantity: productColumnsText.netQuantityHint,
  country_of_origin: productColumnsText.countryOfOriginHint,
  maker: productColumnsText.makerHint,
  weight: productColumnsText.weightHint,
  tax_class: productColumnsText.taxClassHint,
  lead_time_days: productColumnsText.leadTimeHint,
});

/** How a column is filled in, where that needs words. */
export const columnHint = (name: ColumnName): string | undefined => hints()[name];

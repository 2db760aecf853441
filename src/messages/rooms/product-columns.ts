// Made from ../en/product-columns.json, which is what to change.
import { readRoom } from '../read-room.ts';

interface ProductColumnsText {
  readonly sku: string;
  readonly skuHint: string;
  readonly category: string;
  readonly title: string;
  readonly titleIn: (values: { language: string | number }) => string;
  readonly description: string;
  readonly descriptionIn: (values: { language: string | number }) => string;
  readonly price: string;
  readonly priceHint: string;
  readonly mrp: string;
  readonly mrpHint: string;
  readonly sizes: string;
  readonly sizesHint: string;
  readonly stock: string;
  readonly stockHint: string;
  readonly pictures: string;
  readonly picturesHint: string;
  readonly brand: string;
  readonly colour: string;
  readonly features: string;
  readonly featuresHint: string;
  readonly attributes: string;
  readonly attributesHint: string;
  readonly genericName: string;
  readonly genericNameHint: string;
  readonly netQuantity: string;
  readonly netQuantityHint: string;
  readonly countryOfOrigin: string;
  readonly countryOfOriginHint: string;
  readonly maker: string;
  readonly makerHint: string;
  readonly makerAddress: string;
  readonly weight: string;
  readonly weightHint: string;
  readonly hsn: string;
  readonly taxClass: string;
  readonly taxClassHint: string;
  readonly gtin: string;
  readonly leadTime: string;
  readonly leadTimeHint: string;
}

export const productColumnsText: ProductColumnsText = readRoom('product-columns');

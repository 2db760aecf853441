import { productInput } from '../../catalog/schema/product.ts';
import { OF_LANGUAGE } from '../../core/product/product-columns.ts';
import type { Format } from './format.ts';

/** The seller's table of this shop (`src/core/product/product-columns.ts`), with what `haat export` adds (`src/import/export/columns.ts`). */
export const HAAT: Format = {
  id: 'haat',
  name: 'table of this shop',
  needs: [
    ['sku', 'category', 'title', 'generic_name'],
    ['sku', 'title', 'generic_name', 'net_quantity'],
    ['sku', 'group', 'option1_name'],
  ],
  columns: {
    sku: 'sku',
    category: 'category',
    title: 'title',
    description: 'description',
    price: 'offers.price',
    mrp: 'offers.mrp',
    sizes: 'sizes',
    stock: 'stock',
    pictures: 'images',
    brand: 'brand',
    colour: 'colour',
    features: 'features',
    attributes: 'attributes',
    generic_name: 'legal.genericName',
    net_quantity: 'legal.netQuantity',
    country_of_origin: 'legal.countryOfOrigin',
    maker: 'legal.maker.name',
    maker_address: 'legal.maker.address',
    weight: 'weight',
    hsn: 'legal.hsn',
    tax_class: 'legal.taxClass',
    gtin: 'gtin',
    lead_time_days: 'leadTimeDays',
    seller: 'seller',
    group: 'key',
    variant_picture: 'variants.image',
    availability: 'availability',
    draft: 'draft.yes',
    publish_from: 'publishFrom',
    publish_until: 'publishUntil',
    categories: 'categories',
    tags: 'tags',
    details: 'details',
    mpn: 'mpn',
    seo_title: 'seo.title',
    seo_description: 'seo.description',
    picture_texts: 'images.texts',
  },
  patterns: [
    [OF_LANGUAGE, 'translations.$2.$1'],
    [/^option(\d)_name$/i, 'options.$1.name'],
    [/^option(\d)_value$/i, 'options.$1.value'],
  ],
  isOpen: true,
};

/** Products written like files of the catalogue, and lines of `haat export --format jsonl`, with the id of their category. */
export const HAAT_JSON: Format = {
  id: 'haat-json',
  name: 'products of this shop',
  needs: [
    ['sku', 'title', 'offers', 'seller'],
    ['sku', 'title', 'variants', 'seller'],
  ],
  columns: { category: 'category', ...Object.fromEntries(Object.keys(productInput.shape).map((key) => [key, key])) },
};

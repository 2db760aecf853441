import type { Format } from './format.ts';

/**
 * Magento 2 and Adobe Commerce, the export of products: variants are products of their own, which a configurable one names, and texts of a
 * store view have a row of their own.
 * - https://experienceleague.adobe.com/en/docs/commerce-admin/systems/data-transfer/data-attributes-product
 */
export const MAGENTO: Format = {
  id: 'magento',
  name: 'Magento',
  needs: [
    ['sku', 'product_type', 'attribute_set_code'],
    ['sku', 'product_type', 'configurable_variations'],
    ['sku', 'store_view_code', 'name', 'price'],
    ['sku', 'additional_attributes', 'name', 'price'],
    ['sku', 'product_online', 'name', 'price'],
  ],
  columns: {
    sku: 'sku',
    store_view_code: 'store',
    product_type: 'kind',
    categories: 'category',
    name: 'title',
    description: 'details',
    short_description: 'description',
    weight: 'weight',
    product_online: 'draft.online',
    visibility: 'draft.visibility',
    price: 'offers.price',
    special_price: 'offers.sale',
    special_price_from_date: 'offers.sale.from',
    special_price_to_date: 'offers.sale.until',
    msrp_price: 'offers.mrp',
    cost: 'cost',
    url_key: 'slug',
    meta_title: 'seo.title',
    meta_description: 'seo.description',
    qty: 'stock',
    quantity: 'stock',
    is_in_stock: 'availability',
    country_of_manufacture: 'legal.countryOfOrigin',
    additional_attributes: 'attributes.codes',
    configurable_variations: 'children',
    configurable_variation_labels: 'children.labels',
    custom_options: 'choices.custom',
    base_image: 'images',
    additional_images: 'images',
  },
  steps: /\//,
  weightUnit: 'kg',
};

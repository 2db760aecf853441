import type { Format } from './format.ts';

/**
 * PrestaShop, the files of its import: products, and combinations, which are a file of their own.
 * - https://docs.prestashop-project.org/1.7-documentation/english-documentation/user-guide/configuring-shop/advanced-parameters/import
 */

export const PRESTASHOP: Format = {
  id: 'prestashop',
  name: 'PrestaShop',
  needs: [
    ['Name *', 'Categories (x,y,z...)'],
    ['Name', 'Price tax included', 'Reference #'],
    ['Name', 'Price tax excluded', 'Reference #'],
    ['Name', 'Price tax included', 'Active (0/1)'],
    ['Name', 'Price tax excluded', 'Active (0/1)'],
  ],
  columns: {
    ID: 'id',
    'Product ID': 'id',
    'Active (0/1)': 'draft',
    'Name *': 'title',
    'Categories (x,y,z...)': 'category',
    'Price tax included': 'offers.price',
    'Price tax excluded': 'offers.net',
    'Wholesale price': 'cost',
    'Cost price': 'cost',
    'Discount amount': 'offers.discount.amount',
    'Discount percent': 'offers.discount.percent',
    'Discount from (yyyy-mm-dd)': 'offers.sale.from',
    'Discount to (yyyy-mm-dd)': 'offers.sale.until',
    'Reference #': 'sku',
    Reference: 'sku',
    Manufacturer: 'brand',
    Brand: 'brand',
    EAN13: 'gtin',
    UPC: 'gtin',
    MPN: 'mpn',
    Weight: 'weight',
    Quantity: 'stock',
    Summary: 'description',
    Description: 'details',
    'Tags (x,y,z...)': 'tags',
    'Meta title': 'seo.title',
    'Meta description': 'seo.description',
    'URL rewritten': 'slug',
    'Product available date': 'stock.from',
    'Available for order (0 = No, 1 = Yes)': 'draft',
    'Image URLs (x,y,z...)': 'images',
    'Feature (Name:Value:Position)': 'attributes.positions',
    'Virtual product (0 = No, 1 = Yes)': 'notSent',
  },
  steps: /\//,
  weightUnit: 'kg',
};

/** Each combination is a row, which names its product by its number. */
export const PRESTASHOP_COMBINATIONS: Format = {
  id: 'prestashop-combinations',
  name: 'combinations of PrestaShop',
  needs: [
    ['Product ID*', 'Attribute (Name:Type:Position)*'],
    ['Attribute (Name:Type:Position)', 'Value (Value:Position)'],
  ],
  columns: {
    'Product ID*': 'parent.id',
    'Attribute (Name:Type:Position)*': 'options.pairs.names',
    'Value (Value:Position)*': 'options.pairs.values',
    Reference: 'sku',
    EAN13: 'gtin',
    UPC: 'gtin',
    MPN: 'mpn',
    'Wholesale price': 'cost',
    'Cost price': 'cost',
    'Impact on price': 'offers.surcharge.net',
    Quantity: 'stock',
    'Image URLs (x,y,z...)': 'variants.image',
  },
  weightUnit: 'kg',
};

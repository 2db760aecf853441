import type { Format } from './format.ts';

/**
 * Exports that have all variants of a listing in the cells of one row, or the further ones in rows without a name.
 * - Etsy: https://help.etsy.com/hc/en-us/articles/115015604908 (the download of listings)
 * - Squarespace: https://support.squarespace.com/hc/en-us/articles/205811518
 */

export const ETSY: Format = {
  id: 'etsy',
  name: 'Etsy',
  needs: [
    ['TITLE', 'PRICE', 'CURRENCY_CODE', 'QUANTITY'],
    ['TITLE', 'PRICE', 'VARIATION 1 TYPE', 'VARIATION 1 VALUES'],
    ['TITLE', 'PRICE', 'MATERIALS', 'IMAGE1'],
  ],
  columns: {
    TITLE: 'title',
    DESCRIPTION: 'details',
    PRICE: 'offers.price',
    CURRENCY_CODE: 'offers.currency',
    QUANTITY: 'stock',
    TAGS: 'tags',
    MATERIALS: 'attributes.Material',
    SKU: 'skus',
    SECTION: 'category',
  },
  patterns: [
    [/^IMAGE ?\d{1,2}$/i, 'images'],
    [/^VARIATION (\d) NAME$/i, 'choices.$1.name'],
    [/^VARIATION (\d) VALUES$/i, 'choices.$1.values'],
    [/^VARIATION \d TYPE$/i, ''],
  ],
};

export const SQUARESPACE: Format = {
  id: 'squarespace',
  name: 'Squarespace',
  needs: [
    ['Product ID [Non Editable]', 'Title'],
    ['Variant ID [Non Editable]', 'Title'],
    ['Title', 'Option Name 1', 'Option Value 1', 'Price', 'Hosted Image URLs'],
    ['Title', 'Product Page', 'Price', 'Hosted Image URLs'],
  ],
  columns: {
    'Product ID [Non Editable]': 'key',
    'Variant ID [Non Editable]': '',
    'Product Type [Non Editable]': 'notSent',
    'Product Page': '',
    'Product URL': 'slug',
    Title: 'title',
    Description: 'details',
    SKU: 'sku',
    GTIN: 'gtin',
    Price: 'offers.price',
    'Sale Price': 'offers.sale',
    'On Sale': 'offers.sale.on',
    Stock: 'stock',
    Categories: 'category',
    Tags: 'tags',
    Weight: 'weight',
    Visible: 'draft',
    'Hosted Image URLs': 'images',
  },
  patterns: [
    [/^Option Name ([1-6])$/i, 'options.$1.name'],
    [/^Option Value ([1-6])$/i, 'options.$1.value'],
  ],
  follows: true,
  titled: true,
  steps: /\//,
  weightUnit: 'kg',
};

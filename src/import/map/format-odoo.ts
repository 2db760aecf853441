import type { Format } from './format.ts';

/**
 * Odoo's exports of products and of their variants: by technical names (exports that can be imported again), and by labels, also below other
 * records ("Product Category/Display Name"). `standard_price` is what the shop pays.
 * - https://github.com/odoo/odoo/blob/master/addons/product/models/product_template.py
 */

/** What follows the name of a field that leads to another record. */
const NAME = String.raw`(?:\/(?:name|display_name|complete_name|display name|complete name|name))?`;

export const ODOO: Format = {
  id: 'odoo',
  name: 'Odoo',
  needs: [
    ['default_code', 'list_price'],
    ['default_code', 'lst_price'],
    ['name', 'list_price', 'standard_price'],
    ['name', 'lst_price', 'standard_price'],
    ['name', 'list_price', 'type'],
    ['Internal Reference', 'Sales Price'],
    ['Internal Reference', 'Sale Price', 'Cost'],
    ['Internal Reference', 'Public Price'],
    ['Name', 'Sales Price', 'Cost'],
    ['Name', 'Sales Price', 'Quantity On Hand'],
    ['Name', 'Sales Price', 'Product Category'],
  ],
  columns: {
    default_code: 'sku',
    'Internal Reference': 'sku',
    name: 'title',
    'Product Name': 'title',
    list_price: 'offers.price',
    lst_price: 'offers.price',
    'Sales Price': 'offers.price',
    'Sale Price': 'offers.price',
    'Public Price': 'offers.price',
    compare_list_price: 'offers.mrp',
    'Compare to Price': 'offers.mrp',
    MRP: 'offers.mrp',
    standard_price: 'cost',
    Cost: 'cost',
    'Cost Price': 'cost',
    qty_available: 'stock',
    'Quantity On Hand': 'stock',
    'On Hand Quantity': 'stock',
    'On Hand': 'stock',
    barcode: 'gtin',
    ean13: 'gtin',
    description_sale: 'description',
    'Sales Description': 'description',
    'Sale Description': 'description',
    'Quotation Description': 'description',
    description_ecommerce: 'details',
    website_description: 'details',
    'eCommerce Description': 'details',
    'Website Description': 'details',
    'Description for the website': 'details',
    active: 'draft',
    sale_ok: 'draft',
    'Can be Sold': 'draft',
    website_published: 'draft',
    is_published: 'draft',
    Published: 'draft',
    'Is Published': 'draft',
    weight: 'weight',
    weight_uom_name: 'weight.unit',
    type: 'notSent',
    detailed_type: 'notSent',
    'Product Type': 'notSent',
    l10n_in_hsn_code: 'legal.hsn',
    'HSN/SAC Code': 'legal.hsn',
    'HSN Code': 'legal.hsn',
  },
  patterns: [
    [new RegExp(`^(?:categ_id|product category|internal category)${NAME}$`, 'i'), 'category.broad'],
    [
      new RegExp(
        `^(?:public_categ_ids|website product category|ecommerce categor(?:y|ies)|website categor(?:y|ies))${NAME}$`,
        'i',
      ),
      'category',
    ],
    [new RegExp(`^(?:product_brand_id|brand_id|brand)${NAME}$`, 'i'), 'brand'],
  ],
  instead: [
    ['lst_price', 'list_price'],
    ['Public Price', 'Sales Price'],
  ],
  steps: / ?\/ ?/,
  weightUnit: 'kg',
};

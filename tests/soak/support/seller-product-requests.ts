import { writeCsvRow } from '../../../src/core/text/csv-cell.ts';
import { MOST_ROWS } from '../../../src/api/records/products/read-table.ts';
import type { OpenedProduct } from '../../../src/contract/products.ts';
import { productHeadings, type ProductFields } from '../../../src/core/product/product-columns.ts';
import { ask } from './ask.ts';
import { bearer, type FullShop } from './full-shop.ts';
import type { RequestsByRoute } from './requests.ts';
import { JPEG, makePhoto } from './returned.ts';

/** Requests of a seller about the products of its shop. */
export function listSellerProductRequests(shop: FullShop): RequestsByRoute {
  const { address, seller } = shop;
  const headers = bearer(seller.token);
  /** A product that the catalogue does not have, like one that it has; its pictures stay with that one. */
  const makeFields = async (sku: string): Promise<ProductFields> => {
    const { data } = await ask<OpenedProduct>(address, 'GET', `/seller/products/${seller.sku}`, undefined, headers);
    const { pictures: _, ...fields } = data.fields;
    return { ...fields, sku, title: `${fields.title} ${shop.unique()}` };
  };
  const makeDraft = async () => {
    const body = { version: 0, fields: await makeFields(`DRAFT-${shop.unique()}`) };
    const { status, data } = await ask<OpenedProduct>(address, 'POST', '/seller/products', body, headers);
    if (status !== 200) throw new Error(`A draft is answered ${status}.`);
    return data.product;
  };
  /** The SKU of a product with a picture that was uploaded. */
  const makePictured = async (): Promise<string> => {
    const name = `${shop.unique()}.jpg`;
    await fetch(`${address}/api/seller/product-pictures?name=${name}`, {
      method: 'POST',
      headers: { ...headers, ...JPEG },
      body: Uint8Array.from(await makePhoto()),
    });
    const fields = { ...(await makeFields(`PICTURE-${name}`)), pictures: name };
    const { data } = await ask<OpenedProduct>(address, 'POST', '/seller/products', { version: 0, fields }, headers);
    return data.product.sku;
  };
  /** As many products as a table may have, all of them changed. */
  const makeTable = async (): Promise<string> => {
    const fields = await makeFields('');
    const rows = Array.from({ length: MOST_ROWS }, (_, row) => ({ ...fields, sku: `ROW-${row}` }) as ProductFields);
    const headings = productHeadings(['hi']);
    return writeCsvRow(headings) + rows.map((row) => writeCsvRow(headings.map((name) => row[name] ?? ''))).join('');
  };
  return {
    'GET /seller/stock': () => ({ path: '/seller/stock', headers }),
    'PUT /seller/stock/{sku}': () => ({ path: `/seller/stock/${seller.sku}`, body: { soldOut: false }, headers }),
    'GET /seller/products': () => ({ path: '/seller/products', headers }),
    'GET /seller/products/{sku}': () => ({ path: `/seller/products/${seller.sku}`, headers }),
    'GET /seller/products/{sku}/picture': async () => ({
      path: `/seller/products/${await makePictured()}/picture`,
      headers,
    }),
    'POST /seller/products': async () => ({
      path: '/seller/products',
      body: { version: 0, fields: await makeFields(`NEW-${shop.unique()}`) },
      headers,
    }),
    'POST /seller/products/{sku}/discard': async () => ({
      path: `/seller/products/${(await makeDraft()).sku}/discard`,
      body: {},
      headers,
    }),
    'POST /seller/product-submissions': async () => {
      const { id, version } = await makeDraft();
      return { path: '/seller/product-submissions', body: { products: [{ id, version }] }, headers };
    },
    'POST /seller/product-table': async () => ({
      path: '/seller/product-table',
      raw: await makeTable(),
      headers: { ...headers, 'content-type': 'text/csv' },
    }),
    // After the upload, so that it has as many products.
    'GET /seller/product-table': () => ({ path: '/seller/product-table', headers }),
    'POST /seller/product-pictures': async () => ({
      path: `/seller/product-pictures?name=${shop.unique()}.jpg`,
      raw: await makePhoto(),
      headers: { ...headers, ...JPEG },
    }),
  };
}

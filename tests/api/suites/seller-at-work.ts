import sharp from 'sharp';
import type { ProductTable } from '../../../src/contract/products.ts';
import type { OpenHost, TestHost } from '../support/host.ts';
import { writeTestShop } from '../support/shop.ts';
import { signUpSeller } from './sellers.ts';

export const TEA = {
  sku: 'HILL-1',
  category: 'tea',
  title: 'Hill tea',
  price: '149',
  mrp: '199',
  stock: '3',
  generic_name: 'Tea',
  net_quantity: '100 g',
} as const;

export const photo = (width = 600, height = 400): Promise<Buffer> =>
  sharp({ create: { width, height, channels: 3, background: '#3a6' } })
    .withExif({ IFD0: { Copyright: 'Anil' } })
    .jpeg()
    .toBuffer();

/** A seller of a test shop, with what one asks of the host about products. */
export class SellerAtWork {
  readonly host: TestHost;
  readonly token: string;

  constructor(host: TestHost, token: string) {
    this.host = host;
    this.token = token;
  }

  save = (fields: object, version = 0) =>
    this.host.client.post('/seller/products', { version, fields }, { token: this.token });

  list = async () => (await this.host.client.get('/seller/products', { token: this.token })).data.products;

  find = async (sku: string) => (await this.list()).find((product) => product.sku === sku);

  upload = (path: string, raw: Buffer | string) =>
    this.host.client.post(path, undefined, {
      token: this.token,
      raw: new Uint8Array(Buffer.from(raw)),
      headers: { 'content-type': 'application/octet-stream' },
    });

  fields = async (sku: string): Promise<Record<string, string>> =>
    JSON.parse((await this.host.client.get(`/seller/products/${sku}`, { token: this.token })).text).data.fields;

  download = async (after?: string): Promise<ProductTable> => {
    const query = after === undefined ? '' : `?after=${after}`;
    return JSON.parse((await this.host.client.get(`/seller/product-table${query}`, { token: this.token })).text).data;
  };

  table = (text: string) => this.upload('/seller/product-table', text);

  async submit(sku: string) {
    const product = await this.find(sku);
    const products = [{ id: product?.id, version: product?.version }];
    return (await this.host.client.post('/seller/product-submissions', { products }, { token: this.token })).data;
  }
}

export async function openSeller(open: OpenHost): Promise<SellerAtWork> {
  const host = await open({ catalog: writeTestShop({ 'images/leaf.png': await photo() }) });
  return new SellerAtWork(host, await signUpSeller(host));
}

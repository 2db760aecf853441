import { z } from 'zod';
import { sku } from '../../../../contract/fields.ts';
import { submissionRequest } from '../../../../contract/products.ts';
import { sellerProductsText } from '../../../../messages/rooms/seller-products.ts';
import { discardProduct, submitProducts } from '../../../records/products/save.ts';
import { dataOf, OperatorError } from '../../../entry/outcomes/operator-error.ts';
import { shopAction } from './action.ts';

/** Products as a form names them: `id:version`, with commas between several. */
export const writeDrafts = (
  drafts: readonly { readonly id?: string | undefined; readonly version: number }[],
): string => drafts.map(({ id, version }) => `${id}:${version}`).join(',');

const drafts = z.string().transform((text) => ({
  products: text.split(',').map((entry) => {
    const [id = '', version] = entry.split(':');
    return { id, version: Number(version) };
  }),
}));

/** Sellers' actions on products. */
export const productActions = {
  'products send': shopAction(
    { drafts: drafts.pipe(submissionRequest) },
    async ({ services, shop }, { drafts: sent }) => {
      const { submitted, skipped } = dataOf(await submitProducts(services, shop, sent));
      const changed = skipped.length > 0 && sellerProductsText.changedMeanwhile({ count: skipped.length });
      if (submitted.length === 0 && changed !== false) throw new OperatorError(changed);
      return [sellerProductsText.sent({ count: submitted.length }), changed].filter(Boolean).join(' ');
    },
  ),
  'products discard': shopAction({}, async ({ services, shop }, { word }) => {
    dataOf(await discardProduct(services, shop, sku.parse(word)));
    return sellerProductsText.discarded({ sku: word });
  }),
};

import { operatorProductsText } from '../../../../messages/rooms/operator-products.ts';
import { z } from 'zod';
import { line } from '../../../../contract/fields.ts';
import { operatorOutcomesText } from '../../../../messages/rooms/operator-outcomes.ts';
import { readSellerChoice } from '../../../entry/operator/approve-seller.ts';
import {
  readSellerChange,
  skuOf,
  wordApproval,
  wordAsked,
  wordOperatorChange,
  wordRefusal,
  wordReinstatement,
  wordStopped,
} from '../../../entry/outcomes/sellers.ts';
import { suspend } from '../../../entry/operator/suspension.ts';
import { decideProduct } from '../../../records/products/decide.ts';
import { approveSeller, refuseSeller } from '../../../records/sellers/decide-application.ts';
import { askAgain } from '../../../records/sellers/ask-again.ts';
import { changeByOperator, stopByOperator } from '../../../records/sellers/operator-changes.ts';
import { reinstateSeller } from '../../../records/sellers/suspend.ts';
import { action } from './action.ts';
import { needed, reasonFor } from '../../kit/forms/actions.ts';

/** The dashboard's decisions about sellers and their products. */

/** The version of a product that the operator has seen. */
const version = z
  .string()
  .regex(/^\d{1,9}$/, { error: () => operatorProductsText.versionNumber })
  .transform(Number)
  .optional();
const reason = reasonFor('seller');

export const sellerActions = {
  'sellers approve': action(
    'sellers',
    { seller: needed('seller', () => operatorOutcomesText.sellerNeeded, line(100)) },
    async ({ services, actor }, { word, seller: sellerId }) => {
      const choice = readSellerChoice(sellerId, services.shop());
      return wordApproval(await approveSeller(services, actor, word, choice), word, services.shop());
    },
  ),
  'sellers refuse': action('sellers', { reason }, async ({ services, actor }, form) =>
    wordRefusal(await refuseSeller(services, actor, form.word, form.reason), form.word),
  ),
  'sellers ask-confirmation': action('sellers', {}, async ({ services }, { word }) =>
    wordAsked(await askAgain(services, word), word),
  ),
  'sellers suspend': action('sellers', { reason }, async ({ services, actor }, form) =>
    suspend(services, actor, form.word, form.reason),
  ),
  'sellers reinstate': action('sellers', {}, async ({ services, actor }, { word }) =>
    wordReinstatement(await reinstateSeller(services, actor, word), word),
  ),
  'sellers change': action(
    'sellers',
    {
      email: line(200).optional(),
      phone: line(30).optional(),
      gstin: line(30).optional(),
      pickup: line(400).optional(),
      bank: line(200).optional(),
    },
    async ({ services, actor }, { word, ...typed }) =>
      wordOperatorChange(await changeByOperator(services, actor, word, readSellerChange(typed)), word),
  ),
  'sellers stop-change': action('sellers', {}, async ({ services, actor }, { word }) =>
    wordStopped(await stopByOperator(services, actor, word), word),
  ),
  'products approve': action('sellers', { version }, async ({ services, actor }, form) => {
    skuOf(await decideProduct(services, actor, form.word, { status: 'approved' }, form.version), form.word);
    return operatorProductsText.approved;
  }),
  'products refuse': action('sellers', { version, reason }, async ({ services, actor }, form) => {
    const decision = { status: 'changes', reason: form.reason } as const;
    skuOf(await decideProduct(services, actor, form.word, decision, form.version), form.word);
    return operatorProductsText.asked;
  }),
};

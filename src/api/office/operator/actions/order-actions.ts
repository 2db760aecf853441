import type { Undelivered } from '../../../../core/order/undelivered.ts';
import { operatorFrameText } from '../../../../messages/rooms/operator-frame.ts';
import { operatorOrdersText } from '../../../../messages/rooms/operator-orders.ts';
import { cleanTicket } from '../../../ground/database/ids.ts';
import { block, line } from '../../../../contract/fields.ts';
import { retryMessages } from '../../../ground/outbox/operator-outbox.ts';
import { acknowledgeComplaint, answerComplaint } from '../../../records/complaints/answer-complaints.ts';
import { orderNamed } from '../../../entry/operator/orders.ts';
import {
  readDispatch,
  wordAcknowledged,
  wordAnswered,
  wordCancelled,
  wordDecidedReview,
  wordReport,
  wordRetried,
  wordReturn,
  wordStep,
} from '../../../entry/outcomes/orders.ts';
import { cancelOrder } from '../../../records/orders/cancel.ts';
import { type OperatorStep, reportParcel, stepOrder } from '../../../records/orders/operator-steps.ts';
import { answerReturn } from '../../../records/orders/returns.ts';
import { decideReview } from '../../../records/reviews/decide.ts';
import { action } from './action.ts';
import { needed, reasonFor } from '../../kit/forms/actions.ts';

/** The dashboard's actions on orders, returns, reviews, complaints and messages. */

/** A shipment of the order; all of them if it is missing. */
const shipment = line(60).optional();

const step = (name: Exclude<OperatorStep, 'dispatch'>) =>
  action('orders', { shipment }, async ({ services, actor }, form) => {
    const { id, number } = await orderNamed(services, form.word);
    return wordStep(await stepOrder(services, actor, id, { step: name, shipment: form.shipment }), number, name);
  });

const report = (state: Undelivered) =>
  action('orders', { shipment }, async ({ services, actor }, form) => {
    const { id, number } = await orderNamed(services, form.word);
    return wordReport(await reportParcel(services, actor, id, state, form.shipment), number);
  });

const plainReturn = (name: 'accept' | 'received') =>
  action('orders', {}, async ({ services, actor }, { word }) =>
    wordReturn(await answerReturn(services, word, actor, name)),
  );

export const orderActions = {
  'orders accept': step('accept'),
  'orders pack': step('pack'),
  'orders deliver': step('deliver'),
  'orders dispatch': action(
    'orders',
    {
      shipment,
      courier: needed('courier', () => operatorFrameText.readBy({ reader: 'shopper' }), line(60, 2)),
      tracking: needed('tracking', () => operatorOrdersText.trackingNeeded, line(60, 3)),
    },
    async ({ services, actor }, form) => {
      const { id, number } = await orderNamed(services, form.word);
      const details = readDispatch(form.courier, form.tracking);
      const taken = await stepOrder(services, actor, id, { step: 'dispatch', shipment: form.shipment, details });
      return wordStep(taken, number, 'dispatch');
    },
  ),
  'orders attempted': report('attempted'),
  'orders refused': report('refused'),
  'orders returning': report('returning'),
  'orders back': report('back'),
  'orders lost': report('lost'),
  'orders cancel': action(
    'orders',
    { shipment, reason: reasonFor('shopper') },
    async ({ services, actor }, { word, shipment: one, reason }) => {
      const { id } = await orderNamed(services, word);
      const shipmentIds = one === undefined ? undefined : [one];
      return wordCancelled(await cancelOrder(services, id, actor, { reason, shipmentIds }));
    },
  ),
  'returns accept': plainReturn('accept'),
  'returns received': plainReturn('received'),
  'returns refuse': action('orders', { reason: reasonFor('shopper') }, async ({ services, actor }, { word, reason }) =>
    wordReturn(await answerReturn(services, word, actor, 'refuse', { reason })),
  ),
  'reviews approve': action('orders', {}, async ({ services, actor }, { word }) => {
    wordDecidedReview(await decideReview(services, actor, word, { status: 'approved' }), word);
    return operatorOrdersText.reviewApproved;
  }),
  'reviews refuse': action(
    'orders',
    { reason: reasonFor('shopper') },
    async ({ services, actor }, { word, reason }) => {
      wordDecidedReview(await decideReview(services, actor, word, { status: 'refused', reason }), word);
      return operatorOrdersText.reviewRefused;
    },
  ),
  'complaints acknowledge': action('orders', {}, async ({ services, actor }, { word }) => {
    const ticket = cleanTicket(word);
    return wordAcknowledged(await acknowledgeComplaint(services, actor, ticket), ticket);
  }),
  'complaints answer': action(
    'orders',
    { text: needed('text', () => operatorFrameText.readBy({ reader: 'shopper' }), block(4_000, 2)) },
    async ({ services, actor }, { word, text }) => {
      const ticket = cleanTicket(word);
      return wordAnswered(await answerComplaint(services, actor, ticket, text), ticket);
    },
  ),
  'messages retry': action('orders', {}, async ({ services, actor }, { word }) =>
    wordRetried(await retryMessages(services, actor, word === 'all' ? word : { id: word })),
  ),
};

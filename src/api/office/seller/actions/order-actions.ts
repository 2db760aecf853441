import type { z } from 'zod';
import { operatorFrameText } from '../../../../messages/rooms/operator-frame.ts';
import { operatorOrdersText } from '../../../../messages/rooms/operator-orders.ts';
import { sellerOrdersText } from '../../../../messages/rooms/seller-orders.ts';
import { sellerReturnsText } from '../../../../messages/rooms/seller-returns.ts';
import { line } from '../../../../contract/fields.ts';
import type { SellerShipment } from '../../../../contract/seller-orders.ts';
import type { ShipmentStep } from '../../../../core/order/order-status.ts';
import type { ReturnStep } from '../../../../core/order/returns.ts';
import type { Undelivered } from '../../../../core/order/undelivered.ts';
import { sellerReturnWords } from '../../../../orders/return-words.ts';
import { shipmentState } from '../../../../orders/seller-shipment-words.ts';
import type { Answer } from '../../../ground/http/answer.ts';
import { answerReturn } from '../../../records/orders/returns.ts';
import type { StepDetails } from '../../../records/orders/steps.ts';
import { listReturns } from '../../../records/seller-orders/returns.ts';
import { findShipment, reportSellerShipment, stepSellerShipment } from '../../../records/seller-orders/shipments.ts';
import { OperatorError } from '../../../entry/outcomes/operator-error.ts';
import { wordReturn } from '../../../entry/outcomes/orders.ts';
import { needed, reasonFor } from '../../kit/forms/actions.ts';
import { type ShopContext, shopAction } from './action.ts';

/** Sellers' actions on orders and returns. */

/** The notice after a step. @throws OperatorError when the step was not taken, with the state of the order by now */
async function told(
  { services, shop }: ShopContext,
  shipmentId: string,
  answer: Answer<{ readonly shipment: SellerShipment }>,
): Promise<string> {
  if (!('error' in answer)) {
    const { shipment } = answer.data;
    return sellerOrdersText.stepDone({ number: shipment.orderNumber, status: shipmentState(shipment).words });
  }
  const now = answer.error.code === 409 ? await findShipment(services, shop.sellerId, shipmentId) : undefined;
  if (!now) throw new OperatorError(answer.error.message);
  throw new OperatorError(sellerOrdersText.changed({ number: now.orderNumber, status: shipmentState(now).words }));
}

/** A step of an order. `detailsOf` makes its details from the fields of the form. */
const step = <Shape extends z.ZodRawShape>(
  name: ShipmentStep,
  shape: Shape,
  detailsOf: (form: z.output<z.ZodObject<Shape>>) => StepDetails,
) =>
  shopAction(shape, async (context, form) => {
    const { services, shop } = context;
    const { word: shipmentId } = form;
    return told(
      context,
      shipmentId,
      await stepSellerShipment(services, { ...shop, shipmentId }, name, detailsOf(form)),
    );
  });

const plainStep = (name: ShipmentStep) => step(name, {}, () => ({}));

const report = (state: Undelivered) =>
  shopAction({}, async (context, { word: shipmentId }) => {
    const { services, shop } = context;
    return told(context, shipmentId, await reportSellerShipment(services, { ...shop, shipmentId }, state));
  });

async function stepReturn(
  { services, shop }: ShopContext,
  id: string,
  name: ReturnStep,
  reason?: string,
): Promise<string> {
  const { sellerId, actor } = shop;
  const said = wordReturn(
    await answerReturn(services, id, actor, name, { sellerId, ...(reason !== undefined && { reason }) }),
  );
  const [entry] = (await listReturns(services, sellerId, { id })).returns;
  return entry ? sellerReturnsText.now({ number: entry.orderNumber, status: sellerReturnWords(entry) }) : said;
}

export const orderActions = {
  'orders accept': plainStep('accept'),
  'orders pack': plainStep('pack'),
  'orders deliver': plainStep('deliver'),
  'orders dispatch': step(
    'dispatch',
    {
      courier: needed('courier', () => operatorFrameText.readBy({ reader: 'shopper' }), line(60, 2)),
      tracking: needed('tracking', () => operatorOrdersText.trackingNeeded, line(60, 3)),
    },
    ({ courier, tracking: trackingNumber }) => ({ courier, trackingNumber }),
  ),
  // A prepared reason, or one that the seller has typed.
  'orders decline': step('decline', { ready: line(300).optional(), reason: line(300, 3).optional() }, (form) => {
    const reason = form.reason ?? form.ready;
    if (reason === undefined) throw new OperatorError(sellerOrdersText.enterReason);
    return { reason };
  }),
  'orders attempted': report('attempted'),
  'orders refused': report('refused'),
  'orders returning': report('returning'),
  'orders back': report('back'),
  'orders lost': report('lost'),
  'returns accept': shopAction({}, (context, { word }) => stepReturn(context, word, 'accept')),
  'returns received': shopAction({}, (context, { word }) => stepReturn(context, word, 'received')),
  'returns refuse': shopAction({ reason: reasonFor('shopper') }, (context, { word, reason }) =>
    stepReturn(context, word, 'refuse', reason),
  ),
};

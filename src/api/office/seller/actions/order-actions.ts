import { sellerOrdersText } from '../../../../messages/rooms/seller-orders.ts';
import { stepSellerShipment } from '../../../records/seller-orders/shipments.ts';
import { dataOf } from '../../../entry/outcomes/operator-error.ts';
import { statusWords } from '../../../entry/outcomes/words.ts';
import { shopAction } from './action.ts';

/** What sellers do with orders. */
export const orderActions = {
  'orders accept': shopAction({}, async ({ services, shop }, { word }) => {
    const { shipment } = dataOf(await stepSellerShipment(services, { ...shop, shipmentId: word }, 'accept'));
    return sellerOrdersText.stepDone({ number: shipment.orderNumber, status: statusWords(shipment.status) });
  }),
};

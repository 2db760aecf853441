import { sellerDetailsText } from '../../../../messages/rooms/seller-details.ts';
import { stopOwnChange } from '../../../records/sellers/changes.ts';
import { dataOf } from '../../../entry/outcomes/operator-error.ts';
import { shopAction } from './action.ts';

/** Sellers' actions on waiting changes of their details. */
export const changeActions = {
  'stop-change': shopAction({}, async ({ services, shop }, { word }) => {
    const { change } = dataOf(await stopOwnChange(services, shop.id, word));
    return sellerDetailsText.stopped({ kind: change.kind });
  }),
};

import type { SellerShipment } from '../../../../contract/seller-orders.ts';
import { UNDELIVERED, type Undelivered } from '../../../../core/order/undelivered.ts';
import { controlsText } from '../../../../messages/rooms/controls.ts';
import { sellerOrdersText } from '../../../../messages/rooms/seller-orders.ts';
import { type Html, html } from '../../../ground/http/html.ts';
import { choice, field } from '../../kit/pieces/fields.ts';
import { actions, behind } from '../../kit/pieces/html.ts';
import { dispatchFields } from '../../kit/shared/parcel.ts';
import { actionForm } from '../actions/actions.ts';
import type { ShopVisit } from '../frame/visit.ts';
import { linkTo } from '../frame/links.ts';

/** The steps that a seller can take with an order now, as forms. */

const reportWords = (state: Undelivered): string =>
  ({
    attempted: sellerOrdersText.attempted,
    refused: sellerOrdersText.refused,
    returning: sellerOrdersText.returning,
    back: sellerOrdersText.back,
    lost: sellerOrdersText.lost,
  })[state];

const plainSteps = () =>
  [
    ['accept', sellerOrdersText.accept],
    ['pack', sellerOrdersText.pack],
    ['deliver', sellerOrdersText.deliver],
  ] as const;

/** The next step in the row of a list. Dispatching needs a form, on the page of the order. */
export function nextStep(visit: ShopVisit, { id: word, steps }: SellerShipment): Html | undefined {
  const plain = plainSteps().find(([step]) => steps.includes(step));
  if (plain) return actionForm(visit, `orders ${plain[0]}`, { word, button: plain[1] });
  if (!steps.includes('dispatch')) return undefined;
  return html`<a class="button" href="${linkTo(`/orders/${word}`)}">${sellerOrdersText.dispatch}</a>`;
}

/** All possible steps, on the page of the order. */
export function stepForms(visit: ShopVisit, shipment: SellerShipment): Html {
  const { id: word, steps } = shipment;
  const plain = plainSteps()
    .filter(([step]) => steps.includes(step))
    .map(([step, button]) => actionForm(visit, `orders ${step}`, { word, button }));
  const dispatch =
    steps.includes('dispatch') &&
    actionForm(visit, 'orders dispatch', {
      word,
      button: sellerOrdersText.dispatched,
      fields: dispatchFields(visit.services, word),
    });
  const reports = UNDELIVERED.filter((state) => steps.includes(state)).map((state) =>
    actionForm(visit, `orders ${state}`, { word, button: reportWords(state), isPlain: true }),
  );
  return actions([
    ...plain,
    dispatch,
    behind(sellerOrdersText.notDelivered, actions(reports)),
    steps.includes('decline') && behind(sellerOrdersText.decline, declineForm(visit, shipment)),
  ]);
}

/** On a phone, prepared reasons are chosen without its keyboard. */
function declineForm(visit: ShopVisit, { id: word, collectMinor }: SellerShipment): Html {
  const ready = [sellerOrdersText.outOfStock, sellerOrdersText.notInTime, sellerOrdersText.notThere];
  const told = collectMinor === 0 ? sellerOrdersText.declineHintPaid : sellerOrdersText.declineHint;
  return html`<p class="soft">${told} <b>${sellerOrdersText.declineFinal}</b></p>${actionForm(visit, 'orders decline', {
    word,
    button: sellerOrdersText.declineOrder,
    fields: [
      choice(sellerOrdersText.reasonLabel, 'ready', [
        ['', controlsText.choose],
        ...ready.map((reason) => [reason, reason] as const),
      ]),
      field(sellerOrdersText.ownReason, 'reason', { minlength: 3, maxlength: 300 }),
    ],
    isPlain: true,
  })}`;
}

import { returnSteps } from '../../../../core/order/returns.ts';
import { documentWords } from '../../../../core/order/shipment-documents.ts';
import type { StateTone } from '../../../../core/text/state-tone.ts';
import { withCapital } from '../../../../core/text/capital.ts';
import type { SellerReturn } from '../../../../contract/seller-orders.ts';
import { sellerReturnWords } from '../../../../orders/return-words.ts';
import { hostPagesText } from '../../../../messages/rooms/host-pages.ts';
import { operatorOrderText } from '../../../../messages/rooms/operator-order.ts';
import { operatorOutcomesText } from '../../../../messages/rooms/operator-outcomes.ts';
import { operatorReturnsText } from '../../../../messages/rooms/operator-returns.ts';
import { sellerOrdersText } from '../../../../messages/rooms/seller-orders.ts';
import { sellerReturnsText } from '../../../../messages/rooms/seller-returns.ts';
import { type Content, type Html, html } from '../../../ground/http/html.ts';
import type { PageRoute } from '../../../ground/http/page-route.ts';
import { readReturnPicture } from '../../../records/orders/return-pictures.ts';
import { listReturns } from '../../../records/seller-orders/returns.ts';
import { OperatorError } from '../../../entry/outcomes/operator-error.ts';
import type { HostServices } from '../../../entry/services.ts';
import { reasonField } from '../../kit/pieces/fields.ts';
import { formatMoment, money } from '../../kit/pieces/format.ts';
import { actions, behind, facts, hint, stateLabel } from '../../kit/pieces/html.ts';
import type { PageContent } from '../../kit/page/layout.ts';
import { goodWords } from '../../kit/shared/parcel.ts';
import { beside, linePicture, photoLinks } from '../../kit/pieces/pictures.ts';
import { actionForm } from '../actions/actions.ts';
import { backLink, linkTo, nameLink } from '../frame/links.ts';
import { picture, type ShopVisit } from '../frame/visit.ts';
import { printLinks } from '../orders/print.ts';

/** The label of a return's state, with the state of its refund. */
export function stateOf(entry: SellerReturn): Html {
  const isRefunded = entry.refundStatus === 'done' || entry.refundMinor === 0;
  const tones: Readonly<Record<SellerReturn['status'], StateTone | undefined>> = {
    requested: 'waits',
    accepted: undefined,
    refused: 'over',
    received: isRefunded ? 'done' : 'going',
  };
  return stateLabel(sellerReturnWords(entry), tones[entry.status]);
}

/** The refund of a return, as text. */
export const refundOf = ({ refundMinor, currency }: SellerReturn): string => money(refundMinor, currency);

/** A return of the shop with its photos, its state, and the possible steps. */
export async function returnPage(visit: ShopVisit): Promise<PageContent> {
  const { services, shop, params } = visit;
  const [entry] = (await listReturns(services, shop.sellerId, { id: params['id'] ?? '' })).returns;
  if (!entry) throw new OperatorError(operatorOutcomesText.noReturn);
  const { id, orderNumber: number, shipmentId, creditNoteNumber, pictureCount = 0 } = entry;
  const goods = entry.lines.map((line) =>
    beside(linePicture(services, line), [goodWords(line), html`<br><span class="soft">${line.sku}</span>`]),
  );
  const shown =
    pictureCount > 0
      ? photoLinks(pictureCount, (at) => linkTo(`/returns/${id}/pictures/${at}`))
      : hint(sellerReturnsText.noPhotos);
  const note =
    creditNoteNumber !== undefined &&
    html`<section class="card"><h2>${hostPagesText.print}</h2><div class="actions">${printLinks(
      ['credit-note'],
      shipmentId,
      {
        'credit-note': `${documentWords('credit-note')} ${creditNoteNumber}`,
      },
    )}</div></section>`;
  const outcome = outcomeOf(entry);
  const content = html`<div class="split"><div><section class="card"><h2>${operatorOrderText.items}</h2>${goods}${facts(
    [
      [operatorReturnsText.reason, withCapital(entry.reason)],
      [operatorReturnsText.note, entry.note && `“${entry.note}”`],
    ],
  )}${shown}</section></div>
<div><section class="card"><h2>${outcome === undefined ? sellerReturnsText.toDo : sellerReturnsText.outcome}</h2>${outcome === undefined ? stepList(entry) : html`<p><b>${outcome}</b></p>`}${facts(
    [
      [operatorReturnsText.requested, formatMoment(Date.parse(entry.requestedAt))],
      [sellerOrdersText.order, nameLink(`/orders/${shipmentId}`, number)],
      [sellerReturnsText.answerLabel, entry.answer],
    ],
  )}${stepForms(visit, entry)}</section>${note}</div></div>`;
  return {
    title: sellerReturnsText.title({ number }),
    state: stateOf(entry),
    content,
    back: backLink('/returns', sellerReturnsText.allReturns),
    section: '/returns',
  };
}

/** The result of a closed return; undefined for an open one. */
export function outcomeOf(entry: SellerReturn): string | undefined {
  const { status, refundMinor, refundStatus } = entry;
  if (status === 'refused') return sellerReturnsText.wasRefused;
  if (status !== 'received') return undefined;
  if (refundMinor === 0) return sellerReturnsText.free;
  const amount = refundOf(entry);
  return refundStatus === 'done' ? sellerReturnsText.refunded({ amount }) : sellerReturnsText.refunding({ amount });
}

/** The steps of an open return, in their order. */
function stepList(entry: SellerReturn): Html {
  const end =
    entry.refundMinor > 0 ? sellerReturnsText.refundOf({ amount: refundOf(entry) }) : sellerReturnsText.sayHave;
  const now = entry.status === 'requested' ? 0 : 1;
  return html`<ol class="steps">${[sellerReturnsText.stepAccept, sellerReturnsText.stepCheck, end].map(
    (text, index) =>
      html`<li${index === now && html` aria-current="step"`}>${index === now ? html`<b>${text}</b>` : text}</li>`,
  )}</ol>`;
}

/** The next step in the row of a list. Refusing needs a reason, on the page of the return. */
export function nextStep(visit: ShopVisit, entry: SellerReturn): Html | undefined {
  const { id: word, status } = entry;
  if (status === 'requested') return actionForm(visit, 'returns accept', { word, button: sellerReturnsText.accept });
  if (status === 'accepted') return actionForm(visit, 'returns received', { word, button: receivedWords(entry) });
  return undefined;
}

const receivedWords = (entry: SellerReturn): string =>
  entry.refundMinor > 0 ? sellerReturnsText.receivedRefund({ amount: refundOf(entry) }) : sellerReturnsText.have;

function stepForms(visit: ShopVisit, entry: SellerReturn): Content {
  const refuse =
    returnSteps(entry.status).includes('refuse') &&
    behind(
      sellerReturnsText.refuse,
      html`${hint(sellerReturnsText.refuseHint)}${actionForm(visit, 'returns refuse', {
        word: entry.id,
        button: sellerReturnsText.refuseShort,
        fields: [reasonField('shopper')],
        isPlain: true,
      })}`,
    );
  return actions([nextStep(visit, entry), refuse]);
}

/** A photo of a return, for its own seller. */
export const returnPicture = (services: HostServices): PageRoute =>
  picture(
    services,
    '/returns/{id}/pictures/{picture}',
    async ({ context: { shop }, params: { id = '', picture: number } }) => {
      const isOwn = shop && (await listReturns(services, shop.sellerId, { id })).returns.length > 0;
      return isOwn ? readReturnPicture(services.database.read, id, Number(number)) : undefined;
    },
  );

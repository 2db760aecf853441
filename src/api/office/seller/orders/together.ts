import { operatorFrameText } from '../../../../messages/rooms/operator-frame.ts';
import { sellerOrdersText } from '../../../../messages/rooms/seller-orders.ts';
import { BEFORE_DISPATCH } from '../../../../core/order/order-status.ts';
import { bulkResultWords } from '../../../../orders/seller-shipment-words.ts';
import { shipmentsRequest, type SellerShipment } from '../../../../contract/seller-orders.ts';
import { ProtocolError } from '../../../ground/http/answer.ts';
import { BASE } from '../../../ground/http/app.ts';
import { type Html, html } from '../../../ground/http/html.ts';
import type { Notice } from '../../../ground/http/notice.ts';
import type { PageRoute } from '../../../ground/http/page-route.ts';
import { readVisible } from '../../../records/seller-orders/shipments.ts';
import { hasTaken, stepTogether, TOGETHER, type TogetherStep } from '../../../records/seller-orders/step-together.ts';
import type { HostServices } from '../../../entry/services.ts';
import { hiddenFields } from '../../kit/pieces/fields.ts';
import { redirectTo } from '../../kit/page/layout.ts';
import { HOME, linkTo } from '../frame/links.ts';
import { form, office, type OpenShop, type Visit } from '../frame/visit.ts';
import { BETWEEN_IDS, printAddress } from './print.ts';

/** Actions on several orders of a list: accepting and packing them, and printing for them. */

const PATH = '/orders/together';
const FORM = 'together';
const PRINTED = ['label', 'pack-slip'] as const;

/** The selected orders of a list: those in the address, or all. */
export interface Picked {
  readonly isAll: boolean;
  has(id: string): boolean;
}

/** The selection in the address, or in a refused form. */
export function readPicked({ query, refused }: Visit): Picked {
  const isAll = query['pick'] === 'all' && !refused;
  const ids = new Set(refused?.typed.getAll('pick') ?? query['picked']?.split(BETWEEN_IDS));
  return { isAll, has: (id) => isAll || ids.has(id) };
}

/** The checkbox that selects an order. Dispatched orders have none, as there is nothing left to do or print. */
export const pickBox = ({ id, orderNumber, status }: SellerShipment, picked: Picked): Html | undefined =>
  BEFORE_DISPATCH.includes(status)
    ? html`<label class="check"><input type="checkbox" name="pick" value="${id}" form="${FORM}"${picked.has(id) && ' checked'}><span class="unseen">${sellerOrdersText.select({ number: orderNumber })}</span></label>`
    : undefined;

/** The buttons for the selected orders, above a list. */
export function togetherForm({ session, query }: Visit, here: string): Html {
  const buttons = [
    ['accept', sellerOrdersText.accept],
    ['pack', sellerOrdersText.pack],
    ['label', sellerOrdersText.labels],
    ['pack-slip', sellerOrdersText.packSlips],
  ] as const;
  const { picked: _, ...rest } = query;
  const all = linkTo('/orders', { ...rest, pick: 'all' });
  return html`<form class="together" id="${FORM}" method="post" action="${linkTo(PATH)}">${hiddenFields({ form: session.formToken, back: here })}<a class="button plain" href="${all}">${sellerOrdersText.selectAll}</a>${buttons.map(
    ([what, words]) =>
      html`<button${!(what in TOGETHER) && html` class="plain"`} type="submit" name="do" value="${what}">${words}</button>`,
  )}</form>`;
}

/** The path to which that form is sent. */
export const togetherRoute = (services: HostServices): PageRoute => form(services, PATH, take, '/orders');

async function take(visit: Visit, typed: URLSearchParams): Promise<Notice | Response> {
  const { shop } = visit.context;
  if (!shop) throw new ProtocolError(403, operatorFrameText.roleForbids);
  const checked = shipmentsRequest.safeParse({ shipmentIds: typed.getAll('pick') });
  if (!checked.success) return { isError: true, text: sellerOrdersText.selectFirst };
  const { shipmentIds } = checked.data;
  const what = typed.get('do') ?? '';
  const kind = PRINTED.find((known) => known === what);
  if (kind) return printFor(visit, shop, shipmentIds, kind);
  if (what !== 'accept' && what !== 'pack') throw new ProtocolError(404, operatorFrameText.noSuchAction);
  const notice = await takeStep(visit.services, shop, shipmentIds, what);
  await office.setNotice(visit.services, visit.session, notice);
  return redirectTo(HOME, stillPicked(visit.here, shipmentIds));
}

/** Prints for the selected orders. New ones are accepted before. */
async function printFor(
  { services }: Visit,
  { sellerId }: OpenShop,
  shipmentIds: readonly string[],
  kind: (typeof PRINTED)[number],
): Promise<Notice | Response> {
  const found = await readVisible(services, sellerId, shipmentIds);
  const ready = found.filter(({ row }) => row.status !== 'placed').map(({ row }) => row.id);
  if (ready.length === 0) return { isError: true, text: sellerOrdersText.acceptFirst };
  return redirectTo(HOME, printAddress(kind, ready).slice(BASE.length));
}

/** Takes the step for the selected orders that have not taken it yet, and reports the result of each. */
async function takeStep(
  services: HostServices,
  shop: OpenShop,
  shipmentIds: readonly string[],
  step: TogetherStep,
): Promise<Notice> {
  const before = await readVisible(services, shop.sellerId, shipmentIds);
  const done = new Set(before.filter(({ row }) => hasTaken(row, step)).map(({ row }) => row.id));
  const numbers = new Map(before.map(({ row, rows }) => [row.id, rows.order.number]));
  const results = await stepTogether(
    services,
    shop,
    shipmentIds.filter((id) => !done.has(id)),
    step,
  );
  const count = results.filter(({ isDone }) => isDone).length;
  return {
    isError: count === 0 && results.length > 0,
    text: step === 'accept' ? sellerOrdersText.accepted({ count }) : sellerOrdersText.packed({ count }),
    more: results.map((result) => bulkResultWords(result, numbers.get(result.shipmentId) ?? result.shipmentId)),
  };
}

/** The page to which it leads back, with the same orders selected for the next step. A list of one state no longer has them. */
function stillPicked(here: string, shipmentIds: readonly string[]): string {
  const { pathname, searchParams: query } = new URL(here, 'https://office.invalid');
  if (BEFORE_DISPATCH.some((status) => status === query.get('status')))
    for (const name of ['status', 'after']) query.delete(name);
  query.set('picked', shipmentIds.join(BETWEEN_IDS));
  return `${pathname}?${query}`;
}

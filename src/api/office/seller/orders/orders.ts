import { formatShortDay } from '../../../../core/calendar/short-day.ts';
import type { SellerShipment } from '../../../../contract/seller-orders.ts';
import { BEFORE_DISPATCH, SHIPMENT_STATUSES, type ShipmentStatus } from '../../../../core/order/order-status.ts';
import { listComma } from '../../../../messages/language.ts';
import { sellerDashboardText } from '../../../../messages/rooms/seller-dashboard.ts';
import { sellerOrdersText } from '../../../../messages/rooms/seller-orders.ts';
import { type Content, html, lines } from '../../../ground/http/html.ts';
import { countLists } from '../../../records/seller-orders/counts.ts';
import { listShipments } from '../../../records/seller-orders/shipments.ts';
import { statusWords } from '../../../entry/outcomes/words.ts';
import { money } from '../../kit/format.ts';
import { stateLabel, type Tone } from '../../kit/html.ts';
import type { PageContent } from '../../kit/layout.ts';
import { readSearch } from '../../kit/lists.ts';
import { formColumn, stateColumn, sumColumn, table } from '../../kit/table.ts';
import { tabs } from '../../kit/tabs.ts';
import { actionForm } from '../actions/actions.ts';
import { emptyOf, findForm, linkTo, onward } from '../frame/links.ts';
import type { ShopVisit } from '../frame/visit.ts';

const TONES: Readonly<Partial<Record<ShipmentStatus, Tone>>> = {
  placed: 'waits',
  accepted: 'going',
  packed: 'going',
  dispatched: 'going',
  delivered: 'done',
  cancelled: 'over',
};

/** The orders of a shop, newest first. */
export async function ordersPage(visit: ShopVisit): Promise<PageContent> {
  const { services, shop, query } = visit;
  const status = SHIPMENT_STATUSES.find((known) => known === query['status']);
  const search = readSearch(query);
  const found = await listShipments(services, shop.sellerId, {
    ...(status && { status }),
    ...(search !== undefined && { search }),
    ...(query['after'] !== undefined && { after: query['after'] }),
  });
  const { shipments: counts } = await countLists(services, shop.sellerId);
  const list = table(
    [
      sellerOrdersText.order,
      sellerOrdersText.items,
      sumColumn(sellerOrdersText.amount),
      sellerOrdersText.deliverTo,
      stateColumn(),
      formColumn(sellerOrdersText.nextStep),
    ],
    found.shipments.map((shipment) => rowOf(visit, shipment)),
    { caption: sellerDashboardText.orders, empty: emptyOf('/orders', emptyWords(status, search)) },
  );
  const all = { href: linkTo('/orders', { search }), text: sellerOrdersText.filterAll, isOpen: status === undefined };
  const lists = tabs(sellerDashboardText.filters, [
    all,
    ...SHIPMENT_STATUSES.map((known) => ({
      href: linkTo('/orders', { status: known, search }),
      text: statusWords(known),
      count: counts[known],
      isOpen: known === status,
    })),
  ]);
  const find = findForm('/orders', {
    label: sellerOrdersText.search,
    example: sellerOrdersText.search,
    value: search,
    chosen: { status },
  });
  const further = onward('/orders', { status, search }, { next: found.next }, sellerDashboardText.more);
  return { title: sellerDashboardText.orders, tools: [lists, find], content: html`${list}${further}` };
}

const emptyWords = (status: ShipmentStatus | undefined, search: string | undefined): string => {
  if (search !== undefined) return sellerOrdersText.noneWithWords;
  return status === undefined ? sellerOrdersText.none : sellerOrdersText.noneHere;
};

function rowOf(visit: ShopVisit, shipment: SellerShipment): readonly Content[] {
  const { id, orderNumber, status, steps, contact, address, lines: goods, dispatchBy, currency } = shipment;
  const due =
    dispatchBy !== undefined && BEFORE_DISPATCH.includes(status)
      ? html`<span class="soft whole">${sellerOrdersText.dispatchBy({ day: formatShortDay(dispatchBy) })}</span>`
      : undefined;
  const total = goods.reduce((sum, { priceMinor, quantity }) => sum + priceMinor * quantity, 0);
  return [
    lines([orderNumber, due]),
    lines(goods.map(({ title, quantity }) => `${quantity} × ${title}`)),
    money(total, currency),
    [contact.name, address.city].join(listComma()),
    stateLabel(statusWords(status), TONES[status]),
    steps.includes('accept') && actionForm(visit, 'orders accept', { word: id, button: sellerOrdersText.accept }),
  ];
}

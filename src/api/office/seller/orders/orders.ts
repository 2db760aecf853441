import { formatShortDay } from '../../../../core/calendar/short-day.ts';
import { indianDay } from '../../../../core/calendar/indian-day.ts';
import { BEFORE_DISPATCH, SHIPMENT_STATUSES } from '../../../../core/order/order-status.ts';
import type { SellerShipment, SellerShipmentList } from '../../../../contract/seller-orders.ts';
import { shipmentWords, toDoWords } from '../../../../orders/seller-shipment-words.ts';
import { listComma } from '../../../../messages/language.ts';
import { sellerDashboardText } from '../../../../messages/rooms/seller-dashboard.ts';
import { sellerOrdersText } from '../../../../messages/rooms/seller-orders.ts';
import { sellerPath } from '../../../../paths.ts';
import { type Content, type Html, html, lines, withTags } from '../../../ground/http/html.ts';
import { countLists } from '../../../records/seller-orders/counts.ts';
import { listShipments, listToDo } from '../../../records/seller-orders/list-shipments.ts';
import type { PageContent } from '../../kit/page/layout.ts';
import { pickStatus, readSearch } from '../../kit/lists/lists.ts';
import { goodWords } from '../../kit/shared/parcel.ts';
import { beside, linePicture } from '../../kit/pieces/pictures.ts';
import { formColumn, stateColumn, sumColumn, table } from '../../kit/lists/table.ts';
import { tabs } from '../../kit/lists/tabs.ts';
import { emptyOf, findForm, linkTo, nameLink, onward } from '../frame/links.ts';
import type { ShopVisit } from '../frame/visit.ts';
import { type ShipmentCounts, sum } from '../frame/waiting.ts';
import { amountOf, dueOf, stateOf } from './order.ts';
import { nextStep } from './steps.ts';
import { type Picked, pickBox, readPicked, togetherForm } from './together.ts';

/** The lists of orders: those to send, each status, and all. */
const LISTS = ['to-do', ...SHIPMENT_STATUSES, 'all'] as const;
type List = (typeof LISTS)[number];

const listWords = (list: List): string => {
  if (list === 'to-do') return sellerOrdersText.filterWaiting;
  if (list === 'all') return sellerOrdersText.filterAll;
  return list === 'dispatched' ? sellerOrdersText.filterDispatched : shipmentWords(list);
};

const countOf = (list: List, counts: ShipmentCounts): number => {
  if (list === 'to-do') return sum(counts, BEFORE_DISPATCH);
  return list === 'all' ? sum(counts, SHIPMENT_STATUSES) : counts[list];
};

/** The orders of a shop: those to send by their last day of dispatch, late ones first; all others newest first. */
export async function ordersPage(found: ShopVisit): Promise<PageContent> {
  const { services, shop, query } = found;
  const { pick: _pick, picked: _picked, ...rest } = query;
  // The selection is kept only for this page.
  const visit = { ...found, here: hereOf(rest) };
  const list = pickStatus(query, LISTS);
  const search = readSearch(query);
  const { shipments: counts } = await countLists(services, shop.sellerId);
  const { shipments, next } = await readList(visit, list, search);
  const picked = readPicked(visit);
  const isToDo = list === 'to-do';
  const rows = table(
    [
      sellerOrdersText.order,
      sellerOrdersText.items,
      sumColumn(sellerOrdersText.amount),
      sellerOrdersText.deliverTo,
      stateColumn(),
      formColumn(sellerOrdersText.nextStep),
    ],
    shipments.map((shipment) => rowOf(visit, shipment, picked)),
    { caption: sellerDashboardText.orders, empty: emptyWords(visit, list, { search, next, counts }) },
  );
  const lists = tabs(
    sellerDashboardText.filters,
    LISTS.map((known) => ({
      href: linkTo('/orders', { status: known === 'to-do' ? undefined : known, search }),
      text: listWords(known),
      count: countOf(known, counts),
      isOpen: known === list || (isStep(list) && known === 'to-do' && 'within'),
    })),
  );
  // Until a list is chosen, the search is in all orders.
  const find = findForm('/orders', {
    label: sellerOrdersText.search,
    example: sellerOrdersText.search,
    value: search,
    chosen: { status: isToDo ? 'all' : list },
  });
  const together = shipments.some(({ status }) => BEFORE_DISPATCH.includes(status)) && togetherForm(visit, visit.here);
  const work = isToDo && shipments.length > 0 && workWords(shipments, next !== undefined, services.now());
  const further =
    shipments.length > 0 && onward('/orders', { status: query['status'], search }, { next }, sellerDashboardText.more);
  return {
    title: sellerDashboardText.orders,
    tools: [lists, find],
    content: html`${work}${together}${rows}${further}`,
  };
}

const isStep = (list: List): boolean => BEFORE_DISPATCH.some((status) => status === list);

/** The address of the list, below the host's base path, to come back to. */
const hereOf = (query: Readonly<Record<string, string>>): string => {
  const text = new URLSearchParams(query).toString();
  return `/seller-office/orders${text && `?${text}`}`;
};

async function readList(
  { services, shop, query }: ShopVisit,
  list: List,
  search: string | undefined,
): Promise<SellerShipmentList> {
  const after = query['after'];
  const wanted = { ...(search !== undefined && { search }), ...(after !== undefined && { after }) };
  if (list !== 'to-do')
    return listShipments(services, shop.sellerId, { ...wanted, ...(list !== 'all' && { status: list }) });
  const { shipments, next } = await listToDo(services, shop.sellerId, wanted);
  return { shipments: [...shipments].sort(compareDue), next };
}

/** Compares by the last day of dispatch, then by the next step, then by age. Without days, all orders have the same one. */
const compareDue = (a: SellerShipment, b: SellerShipment): number =>
  (a.dispatchBy ?? '').localeCompare(b.dispatchBy ?? '') ||
  BEFORE_DISPATCH.indexOf(a.status) - BEFORE_DISPATCH.indexOf(b.status) ||
  a.placedAt.localeCompare(b.placedAt);

/** "3 to accept, 1 to pack; 2 late". */
const workWords = (shipments: readonly SellerShipment[], hasMore: boolean, now: number): Html =>
  html`<p>${withTags(toDoWords(shipments, hasMore, indianDay(now)), (_, text) => html`<b class="bad">${text}</b>`)}</p>`;

interface Emptiness {
  readonly search: string | undefined;
  readonly next: string | undefined;
  readonly counts: ShipmentCounts;
}

/** Why a list is empty, and what to do. A search considers a limited number of orders at once. */
function emptyWords(visit: ShopVisit, list: List, { search, next, counts }: Emptiness): Content {
  if (next !== undefined)
    return emptyOf(
      '/orders',
      sellerOrdersText.noneSoFar,
      html`<a class="button plain" href="${linkTo('/orders', { status: list, search, after: next })}">${sellerOrdersText.searchOn}</a>`,
    );
  if (search !== undefined) return emptyOf('/orders', sellerOrdersText.noneWithWords);
  if (list !== 'to-do') return emptyOf('/orders', sellerOrdersText.noneHere);
  const none = sum(counts, SHIPMENT_STATUSES) === 0 ? sellerOrdersText.none : sellerOrdersText.nothingNow;
  return emptyOf('/orders', none, html`${sellerOrdersText.appear}${ownPage(visit)}`);
}

/** The address of the shop, to send to others. A new shop has none before the next update of the site. */
function ownPage({ services, shop: { sellerId: id } }: ShopVisit): Content {
  if (!services.shop().sellers.has(id)) return undefined;
  const address = services.siteUrl() + sellerPath({ prefix: '' }, { id });
  return html` <a class="button plain" href="${address}">${sellerOrdersText.shareShop}</a>`;
}

function rowOf(visit: ShopVisit, shipment: SellerShipment, picked: Picked): readonly Content[] {
  const { services } = visit;
  const { id, orderNumber, contact, address, lines: goods, placedAt } = shipment;
  const ordered = sellerOrdersText.ordered({ day: formatShortDay(indianDay(Date.parse(placedAt))) });
  const order = lines([
    nameLink(`/orders/${id}`, orderNumber),
    dueOf(shipment, services.now()),
    html`<span class="soft">${ordered}</span>`,
  ]);
  const box = pickBox(shipment, picked);
  return [
    box ? beside(box, order) : order,
    beside(linePicture(services, goods[0] ?? {}), lines(goods.map(goodWords))),
    amountOf(shipment),
    [contact.name, address.city].join(listComma()),
    stateOf(shipment),
    nextStep(visit, shipment),
  ];
}

import { listComma } from '../../../../messages/language.ts';
import { operatorFrameText } from '../../../../messages/rooms/operator-frame.ts';
import { operatorOrdersText } from '../../../../messages/rooms/operator-orders.ts';
import { operatorTodayText } from '../../../../messages/rooms/operator-today.ts';
import { formatShortDay } from '../../../../core/calendar/short-day.ts';
import { indianDay } from '../../../../core/calendar/indian-day.ts';
import { MOST_COUNTED } from '../../../../core/seller/most-counted.ts';
import { BEFORE_DISPATCH } from '../../../../core/order/order-status.ts';
import { type Content, type Html, html, lines, withTags } from '../../../ground/http/html.ts';
import { readLines } from '../../../records/orders/record/rows.ts';
import { listStuck, type StuckList } from '../../../records/orders/stuck.ts';
import { recordViewed } from '../../../entry/operator/command.ts';
import {
  describeFilter,
  type ListedShipment,
  listOrders,
  NOT_PAID,
  type OrderFilter,
  selectTab,
  TO_DO,
} from '../../../entry/operator/lists/list-orders.ts';
import { PART_SEARCH_DAYS } from '../../../entry/operator/lists/find-orders.ts';
import type { HostServices } from '../../../entry/services.ts';
import { around, hint, phoneLink, stateLabel } from '../../kit/pieces/html.ts';
import { type Column, lineColumn, numberColumn, recentMoment, stateColumn, table } from '../../kit/lists/table.ts';
import { formatSpan, money } from '../../kit/pieces/format.ts';
import { nameLink, linkTo, onward, emptyOf } from '../frame/links.ts';
import type { PageContent } from '../../kit/page/layout.ts';
import {
  chips,
  chosenFilters,
  filterForm,
  isFurther,
  isTab,
  readFilter,
  TABS,
  type TabStatus,
  tabAround,
  wordsOf,
} from './order-filters.ts';
import { beside, linePicture } from '../../kit/pieces/pictures.ts';
import { readSellerLinks } from '../frame/seller-names.ts';
import { countLists } from '../../kit/lists/status-counts.ts';
import { type Tab, tabs } from '../../kit/lists/tabs.ts';
import type { Visit } from '../frame/visit.ts';
import { paymentWords, sellerNote, statusLabel, stuckWords } from '../frame/words.ts';

/** Shown instead of the empty list of a tab. */
const emptyTab = (status: NonNullable<TabStatus>): string =>
  ({
    [TO_DO]: operatorOrdersText.noneToDo,
    dispatched: operatorOrdersText.noneDispatched,
    delivered: operatorOrdersText.noneDelivered,
    cancelled: operatorOrdersText.noneCancelled,
    [NOT_PAID]: operatorOrdersText.noneNotPaid,
  })[status];

/** The orders of all sellers, stuck ones first, with filters and search. */
export async function ordersPage({ services, context, query }: Visit): Promise<PageContent> {
  const filter = readFilter(services, query);
  await recordViewed(context, 'orders', describeFilter(filter));
  const known = await listStuck(services.database.read, services.now());
  const { stuck, others, next, isCut } = await listOrders(services, filter, known);
  const shown = [...stuck, ...others];
  const goodsOf = await readGoods(services, shown);
  const sellerOf = await readLinks(services, shown);
  const now = services.now();
  const rows = shown.map((row) => cellsOf(row, goodsOf(row).picture, now, sellerOf(row.sellerId)));
  const chosen = chosenFilters(services, filter);
  const list = orderTable(rows, { caption: operatorOrdersText.shipments, empty: emptyWords(filter) });
  const content = html`${chips(query, chosen)}${filter.after !== undefined && html`<h2>${operatorOrdersText.older}</h2>`}${list}
${isCut && hint(operatorOrdersText.moreStuck)}${onward('/orders', query, { next }, operatorOrdersText.olderOrders)}
${filter.text && hint(operatorOrdersText.partsSearched({ days: PART_SEARCH_DAYS }))}`;
  return {
    title: operatorOrdersText.title,
    tools: [await tabsOf(services, filter, known), filterForm(services, filter, query, chosen)],
    content,
  };
}

/** Links to the lists by status, each with its count. */
async function tabsOf({ database }: HostServices, { status, isStuck }: OrderFilter, known: StuckList): Promise<Html> {
  const names = TABS.map((tab) => tab ?? 'all');
  const counts = await countLists(database.read, names, (name) => selectTab(database, TABS[names.indexOf(name)]));
  const links = TABS.map(
    (tab): Tab => ({
      href: linkTo('/orders', { status: tab }),
      text: tab === undefined ? operatorOrdersText.all : wordsOf(tab),
      count: counts[tab ?? 'all'],
      isOpen: isStuck === undefined && (status === tab || (tab !== undefined && tab === tabAround(status) && 'within')),
    }),
  );
  const stuck = {
    href: linkTo('/orders', { stuck: 'yes' }),
    text: operatorOrdersText.stuck,
    count: Math.min(known.rows.length, MOST_COUNTED),
    isOpen: isStuck === true,
  };
  // It stands after "All".
  return tabs(operatorFrameText.status, links.toSpliced(1, 0, stuck));
}

/** Why a list of orders is empty, and what to do. */
function emptyWords(filter: OrderFilter): Content {
  const all = html`<a class="button plain" href="${linkTo('/orders')}">${operatorOrdersText.showAll}</a>`;
  const { status, isStuck, after } = filter;
  const said = (words: string, instead: Content = all) => emptyOf('/orders', words, instead);
  if (after !== undefined) return said(operatorOrdersText.noneOlder);
  if (isFurther(filter) || !isTab(status)) return said(operatorOrdersText.noneFits);
  if (isStuck) return said(operatorOrdersText.noneStuck);
  if (status !== undefined) return said(emptyTab(status));
  return said(operatorOrdersText.noneYet, operatorOrdersText.newOnesHere);
}

/** The newest orders of all sellers without the `stuck` ones, and without personal data. Undefined without any. */
export async function newestOrders(services: HostServices, most: number, stuck: StuckList): Promise<Html | undefined> {
  const { others } = await listOrders(services, { most }, stuck);
  if (others.length === 0) return undefined;
  const goodsOf = await readGoods(services, others);
  const sellerOf = await readLinks(services, others);
  const rows = others.map((row) => {
    const { picture, names } = goodsOf(row);
    const items = html`<span class="brief">${names.join(listComma())}</span>`;
    return { ...cellsOf(row, picture, services.now(), sellerOf(row.sellerId)), items, shopper: undefined };
  });
  return html`<h2>${operatorOrdersText.newest}</h2>${orderTable(rows, { caption: operatorOrdersText.newest, look: 'orders newest' })}`;
}

/** The newest orders of a seller, stuck ones first, for a narrow column; undefined without any. */
export async function newestOrdersOf(
  services: HostServices,
  sellerId: string,
  most: number,
): Promise<Html | undefined> {
  const { stuck, others } = await listOrders(services, { sellerId, most });
  const shown = [...stuck, ...others].slice(0, most);
  if (shown.length === 0) return undefined;
  const goodsOf = await readGoods(services, shown);
  const rows = shown.map((row) => [
    beside(goodsOf(row).picture, [orderLink(row), html`<br>`, labelOf(row)]),
    money(row.amountMinor, row.currency),
  ]);
  const { order, amount } = listColumns();
  return html`${table([order, amount], rows, { caption: operatorOrdersText.newest, look: 'list' })}
<p><a href="${linkTo('/orders', { seller: sellerId })}">${operatorOrdersText.allOfSeller}</a></p>`;
}

const orderLink = ({ order }: ListedShipment): Html =>
  html`<span class="number">${nameLink(`/orders/${order}`, order)}</span>`;

/** The status of a shipment, as on the page of its order. */
const labelOf = ({ status, isReturned }: ListedShipment): Html => statusLabel(isReturned ? 'returned' : status);

const listColumns = () =>
  ({
    order: operatorOrdersText.order,
    items: lineColumn(operatorOrdersText.items),
    seller: { heading: operatorOrdersText.seller, holds: 'from' },
    status: stateColumn(),
    shopper: { heading: operatorOrdersText.shopper, holds: 'to' },
    amount: numberColumn(operatorOrdersText.amount),
  }) as const satisfies Readonly<Record<string, Column>>;
type Cells = Readonly<Record<keyof ReturnType<typeof listColumns>, Content>>;

/** A table of shipments without empty columns. */
function orderTable(
  rows: readonly Cells[],
  options: { readonly caption: string; readonly empty?: Content; readonly look?: 'orders newest' },
): Html {
  const columns = listColumns();
  const names = (Object.keys(columns) as (keyof Cells)[]).filter((name) => rows.some((row) => row[name] !== undefined));
  return table(
    names.map((name) => columns[name]),
    rows.map((row) => names.map((name) => row[name])),
    { look: 'orders', ...options },
  );
}

const readLinks = (services: HostServices, rows: readonly ListedShipment[]) =>
  readSellerLinks(
    services,
    rows.map(({ sellerId }) => sellerId),
  );

/** The goods in each shipment, with the picture of the first. */
async function readGoods(
  services: HostServices,
  rows: readonly ListedShipment[],
): Promise<(row: ListedShipment) => { readonly picture: Html; readonly names: readonly string[] }> {
  const shipments = rows.map(({ shipment, orderId }) => ({ id: shipment, order_id: orderId }));
  const found = Map.groupBy(await readLines(services.database.read, shipments), (line) => line.shipment_id);
  return ({ shipment }) => {
    const goods = found.get(shipment) ?? [];
    const names = goods.map(({ title, quantity }) => (quantity === 1 ? title : `${quantity} × ${title}`));
    return { picture: linePicture(services, { picture: goods[0]?.picture }), names };
  };
}

function cellsOf(row: ListedShipment, picture: Html, now: number, seller: Html): Cells {
  const placed = Date.parse(row.placedAt);
  const isOfOtherYear = indianDay(placed).slice(0, 4) !== indianDay(now).slice(0, 4);
  const waits = [row.stuck && stuckWords(row.stuck, row.stuckSince, now), dispatchWords(row, placed, now)];
  const isLate = row.stuck !== undefined || isDispatchLate(row, now);
  return {
    order: beside(picture, [
      orderLink(row),
      html`<br><span class="soft${isOfOtherYear && ' dated'}">${recentMoment(placed, now)}</span>`,
    ]),
    items: undefined,
    seller: lines([seller, sellerNote(row.account)]),
    status: html`<span class="states">${labelOf(row)}${isLate && stateLabel(row.stuck === 'suspended' ? operatorOrdersText.stuck : operatorTodayText.late, 'waits')}</span>${around(lines(waits), (words) => html`<span class="pending soft">${words}</span>`)}`,
    shopper: lines([row.name, phoneLink(row.phone)]),
    amount: lines([
      money(row.amountMinor, row.currency),
      html`<span class="soft whole">${paymentWords(row.payment)}</span>`,
    ]),
  };
}

/** Orders younger than this many milliseconds are new. */
const JUST_MS = 60_000;

/**
 * How long an order that has to be sent waits, and its last day of dispatch: "Waiting 2 days · dispatch by 24 Nov". For a stuck one, the reason says
 * how long.
 */
function dispatchWords(row: ListedShipment, placed: number, now: number): Content {
  const { status, dispatchBy: last, stuck } = row;
  if (!BEFORE_DISPATCH.some((known) => known === status)) return undefined;
  const isNew = now - placed < JUST_MS;
  const span = formatSpan(now - placed);
  if (last === undefined)
    return stuck === undefined && (isNew ? operatorOrdersText.justPlaced : operatorOrdersText.waiting({ span }));
  const day = formatShortDay(last);
  const isLate = isDispatchLate(row, now) ? 'yes' : 'no';
  if (stuck !== undefined) return operatorOrdersText.dispatchBy({ isLate, day });
  const parts = isNew
    ? operatorOrdersText.justPlacedBy({ isLate, day })
    : operatorOrdersText.waitingBy({ isLate, day, span });
  return withTags(parts, (_, text) => html`<span class="whole">${text}</span> `);
}

/** Whether a parcel that has not been sent is past its last day of dispatch. */
const isDispatchLate = ({ status, dispatchBy: last }: ListedShipment, now: number): boolean =>
  last !== undefined && BEFORE_DISPATCH.some((known) => known === status) && indianDay(now) > last;

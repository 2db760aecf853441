import { formatShortDay } from '../../../core/calendar/short-day.ts';
import { indianDay } from '../../../core/calendar/indian-day.ts';
import { MOST_COUNTED } from '../../../core/seller/most-counted.ts';
import { BEFORE_DISPATCH } from '../../../core/order/order-status.ts';
import { type Content, type Html, html, lines } from '../../ground/http/html.ts';
import { day } from '../../ground/http/fields.ts';
import { ACCEPTING, type Accepting } from '../../records/orders/new-orders.ts';
import { readLines } from '../../records/orders/rows.ts';
import { listStuck, type StuckList } from '../../records/orders/stuck.ts';
import { recordViewed } from '../operator/command.ts';
import {
  describeFilter,
  LISTED_STATUSES,
  type ListedShipment,
  listOrders,
  NAME_SEARCH_DAYS,
  NOT_PAID,
  type OrderFilter,
  selectTab,
  TO_DO,
} from '../operator/list-orders.ts';
import type { HostServices } from '../services.ts';
import {
  choice,
  type Column,
  field,
  formatDay,
  formatSpan,
  hiddenFields,
  hint,
  link,
  linkTo,
  money,
  numberColumn,
  phoneLink,
  recentMoment,
  stateColumn,
  table,
} from './html.ts';
import type { PageContent } from './layout.ts';
import { beside, linePicture } from './pictures.ts';
import { nameSeller, sellerChoices } from './seller-names.ts';
import { onward } from './pager.ts';
import { countLists } from './status-counts.ts';
import { emptyOf, tabs } from './status-links.ts';
import type { Visit } from './visit.ts';
import { sellerNote, STATUS_WORDS, statusLabel, stuckWords } from './words.ts';

const PAGE = 50;

/** Lists that have a tab; without a status, all. */
const TABS = [undefined, TO_DO, 'dispatched', 'delivered', 'cancelled', NOT_PAID] as const;
type TabStatus = (typeof TABS)[number];

/** What stands in the place of the empty list of a tab. */
const EMPTY: Readonly<Record<NonNullable<TabStatus>, string>> = {
  [TO_DO]: 'No order waits to be sent.',
  dispatched: 'No order is on its way.',
  delivered: 'No order is delivered yet.',
  cancelled: 'No order is cancelled.',
  [NOT_PAID]: 'No order waits for its payment.',
};

/** The orders of all sellers, stuck ones first, with filters and search. */
export async function ordersPage({ services, context, query }: Visit): Promise<PageContent> {
  const filter = readFilter(services, query);
  await recordViewed(context, 'orders', describeFilter(filter));
  const known = await listStuck(services.database.read, services.now());
  const { stuck, others, next, isCut } = await listOrders(services, filter, known);
  const shop = services.shop();
  const pictures = await readPictures(services, [...stuck, ...others]);
  const now = services.now();
  const rows = [...stuck, ...others].map((row) =>
    cellsOf(row, pictures(row), now, shop.sellers.get(row.sellerId)?.name),
  );
  const heading = describeList(services, filter);
  const list = orderTable(rows, { caption: 'Shipments', empty: emptyWords(filter) });
  const content = html`${heading !== undefined && html`<h2>${heading}</h2>`}${list}
${isCut && hint('There are more stuck shipments than are shown.')}${onward('/orders', query, { next }, 'Older orders')}
${filter.text && hint(`Names are searched in the last ${NAME_SEARCH_DAYS} days, unless you choose days.`)}`;
  return {
    title: 'Orders',
    tools: [filterForm(services, filter, query), await tabsOf(services, filter, known)],
    content,
  };
}

/** Links to the lists by what is to be done, with how much each has. */
async function tabsOf({ database }: HostServices, { status, isStuck }: OrderFilter, known: StuckList): Promise<Html> {
  const names = TABS.map((tab) => tab ?? 'all');
  const counts = await countLists(database.read, names, (name) => selectTab(database, TABS[names.indexOf(name)]));
  const links = TABS.map((tab) => ({
    href: linkTo('/orders', { status: tab }),
    text: tab === undefined ? 'All' : wordsOf(tab),
    count: counts[tab ?? 'all'],
    isOpen: isStuck === undefined && status === tab,
  }));
  const stuck = {
    href: linkTo('/orders', { stuck: 'yes' }),
    text: 'Stuck',
    count: Math.min(known.rows.length, MOST_COUNTED),
    isOpen: isStuck === true,
  };
  // Behind "All".
  return tabs('Status', links.toSpliced(1, 0, stuck));
}

/** What the filter offers. */
const STATUSES = [TO_DO, ...LISTED_STATUSES, NOT_PAID] as const;

const isFurther = ({ sellerId, acceptedBy, from, to, text }: OrderFilter): boolean =>
  [sellerId, acceptedBy, from, to, text].some((value) => value !== undefined);

const wordsOf = (status: NonNullable<OrderFilter['status']>): string =>
  status === TO_DO ? 'To do' : status === NOT_PAID ? 'Not paid' : STATUS_WORDS[status];

const isTab = (status: OrderFilter['status']): status is TabStatus => TABS.some((tab) => tab === status);

/** Why a list of orders is empty, and what to do. */
function emptyWords(filter: OrderFilter): Content {
  const all = html`<a class="button plain" href="${linkTo('/orders')}">Show all orders</a>`;
  const { status, isStuck, after } = filter;
  const said = (words: string, instead: Content = all) => emptyOf('/orders', words, instead);
  if (after !== undefined) return said('There are no older orders.');
  if (isFurther(filter) || !isTab(status)) return said('No order fits the search and the filters.');
  if (isStuck) return said('No shipment is stuck.');
  if (status !== undefined) return said(EMPTY[status]);
  return said('There are no orders yet.', 'New ones appear here, the newest first.');
}

/** The newest orders of all sellers, without what is personal; stuck ones are not among them. Undefined without any. */
export async function newestOrders(services: HostServices, most: number): Promise<Html | undefined> {
  const { others } = await listOrders(services, { most });
  if (others.length === 0) return undefined;
  const shop = services.shop();
  const pictures = await readPictures(services, others);
  const rows = others.map((row) => ({
    ...cellsOf(row, pictures(row), services.now(), shop.sellers.get(row.sellerId)?.name),
    shopper: undefined,
  }));
  return html`<h2>Newest orders</h2>${orderTable(rows, { caption: 'Newest orders' })}`;
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
  const pictures = await readPictures(services, shown);
  const rows = shown.map((row) => [
    beside(pictures(row), [orderLink(row), html`<br>`, labelOf(row)]),
    money(row.amountMinor, row.currency),
  ]);
  return html`${table(['Order', numberColumn('Amount')], rows, { caption: 'Newest orders', look: 'list' })}
<p><a href="${linkTo('/orders', { seller: sellerId })}">All orders of this seller</a></p>`;
}

const orderLink = ({ order }: ListedShipment): Html =>
  html`<span class="number">${link(`/orders/${order}`, order)}</span>`;

/** The status of a shipment, as the page of its order says it. */
const labelOf = ({ status, isReturned }: ListedShipment): Html => statusLabel(isReturned ? 'returned' : status);

const COLUMNS = {
  order: 'Order',
  waits: { heading: 'Waits', holds: 'waits' },
  seller: 'Seller',
  status: stateColumn(),
  shopper: 'Shopper',
  amount: numberColumn('Amount'),
} as const satisfies Readonly<Record<string, Column>>;
type Cells = Readonly<Record<keyof typeof COLUMNS, Content>>;

/** A table of shipments, without columns in which nothing stands. */
function orderTable(rows: readonly Cells[], options: { readonly caption: string; readonly empty?: Content }): Html {
  const names = (Object.keys(COLUMNS) as (keyof Cells)[]).filter((name) => rows.some((row) => row[name] !== undefined));
  return table(
    names.map((name) => COLUMNS[name]),
    rows.map((row) => names.map((name) => row[name])),
    { ...options, look: 'orders' },
  );
}

/** The picture of the first line of each shipment. */
async function readPictures(
  services: HostServices,
  rows: readonly ListedShipment[],
): Promise<(row: ListedShipment) => Html> {
  const shipments = rows.map(({ shipment, orderId }) => ({ id: shipment, order_id: orderId }));
  const lines = await readLines(services.database.read, shipments);
  const firsts = new Map(lines.toReversed().map(({ shipment_id: shipment, picture }) => [shipment, picture]));
  return ({ shipment }) => linePicture(services, { picture: firsts.get(shipment) });
}

function cellsOf(row: ListedShipment, picture: Html, now: number, seller = row.sellerId): Cells {
  const placed = Date.parse(row.placedAt);
  const stuck = row.stuck && html`<span class="late">${stuckWords(row.stuck, row.stuckSince, now)}</span>`;
  const dispatch = dispatchWords(row, placed, now);
  return {
    order: beside(picture, [orderLink(row), html`<br><span class="soft">${recentMoment(placed, now)}</span>`]),
    waits: stuck || dispatch ? lines([stuck, dispatch]) : undefined,
    seller: [seller, sellerNote(row.account)],
    status: labelOf(row),
    shopper: lines([row.name, phoneLink(row.phone)]),
    amount: lines([money(row.amountMinor, row.currency), html`<span class="soft">${row.payment}</span>`]),
  };
}

/** How long what is to be sent waits, and its last day of dispatch: "2 days, dispatch by 24 Nov". Of a stuck one, its reason says how long. */
function dispatchWords({ status, dispatchBy: day, stuck }: ListedShipment, placed: number, now: number): Content {
  if (!BEFORE_DISPATCH.some((known) => known === status)) return undefined;
  const age = stuck === undefined && formatSpan(now - placed);
  if (day === undefined) return age && html`<span class="soft">${age}</span>`;
  const isLate = indianDay(now) > day;
  const words = `${age ? `${age}, dispatch` : 'Dispatch'} ${isLate ? 'was due' : 'by'} ${formatShortDay(day)}`;
  return html`<span class="${isLate ? 'late' : 'soft'}">${words}</span>`;
}

const ACCEPTING_WORDS: Readonly<Record<Accepting, string>> = { operator: 'Us', seller: 'The seller' };

/** "Older", or what the filters choose: "Placed, Surya Silks, older"; undefined for the whole list of a tab. */
function describeList(services: HostServices, filter: OrderFilter): string | undefined {
  const { status, sellerId, acceptedBy, from, to, text, after } = filter;
  if (!isFurther(filter) && isTab(status)) return after ? 'Older' : undefined;
  return [
    status && wordsOf(status),
    sellerId && nameSeller(services, sellerId),
    acceptedBy && `accepted by ${ACCEPTING_WORDS[acceptedBy].toLowerCase()}`,
    from && `from ${formatDay(from)}`,
    to && `to ${formatDay(to)}`,
    text && `“${text}”`,
    after && 'older',
  ]
    .filter(Boolean)
    .join(', ');
}

/** What an address names that there is not counts as not named. */
function readFilter({ shop }: HostServices, query: Visit['query']): OrderFilter {
  const dayOf = (text: string | undefined) => (day.safeParse(text).success ? text : undefined);
  const seller = query['seller'];
  const text = query['search']?.trim().slice(0, 100);
  return {
    status: STATUSES.find((known) => known === query['status']),
    withUnpaid: true,
    sellerId: seller !== undefined && shop().sellers.has(seller) ? seller : undefined,
    from: dayOf(query['from']),
    to: dayOf(query['to']),
    text: text === '' ? undefined : text,
    acceptedBy: ACCEPTING.find((known) => known === query['accepts']),
    isStuck: query['stuck'] === 'yes' ? true : undefined,
    after: /^[0-9a-f-]{36}$/.test(query['after'] ?? '') ? query['after'] : undefined,
    most: PAGE,
  };
}

/** The search, and further filters behind a summary. */
function filterForm(services: HostServices, filter: OrderFilter, query: Visit['query']): Html {
  const { status, from, to, isStuck, acceptedBy } = filter;
  const statuses = STATUSES.map((name) => [name, wordsOf(name)] as const);
  const more = [
    choice('Status', 'status', [['', 'All'], ...statuses], status),
    choice('Seller', 'seller', [['', 'All'], ...sellerChoices(services)], filter.sellerId),
    choice(
      'Accepted by',
      'accepts',
      [['', 'Anyone'], ...ACCEPTING.map((by) => [by, ACCEPTING_WORDS[by]] as const)],
      acceptedBy,
    ),
    field('From', 'from', { type: 'date', value: from }),
    field('To', 'to', { type: 'date', value: to }),
  ];
  const isOpen = !isTab(status) || [filter.sellerId, acceptedBy, from, to].some((value) => value !== undefined);
  const search = {
    type: 'search',
    value: query['search'] ?? '',
    maxlength: 100,
    placeholder: 'Number, phone or name',
  };
  return html`<form class="find" method="get" action="${linkTo('/orders')}">${isStuck && hiddenFields({ stuck: 'yes' })}
${field(html`<span class="unseen">Search: order number, phone, email, tracking number or name</span>`, 'search', search)}
<button class="plain" type="submit">Search</button>
<details${isOpen && ' open'}><summary>Filters</summary><div class="filters">${more}<button type="submit">Show</button></div></details></form>`;
}

import { indianDay } from '../../../core/calendar/indian-day.ts';
import { BEFORE_DISPATCH } from '../../../core/order/order-status.ts';
import { type Content, type Html, html, lines } from '../../ground/http/html.ts';
import { day } from '../../ground/http/fields.ts';
import { ACCEPTING, type Accepting } from '../../records/orders/new-orders.ts';
import { readLines } from '../../records/orders/rows.ts';
import { recordViewed } from '../operator/command.ts';
import {
  describeFilter,
  LISTED_STATUSES,
  type ListedShipment,
  listOrders,
  NAME_SEARCH_DAYS,
  type OrderFilter,
} from '../operator/list-orders.ts';
import type { HostServices } from '../services.ts';
import {
  checkbox,
  choice,
  field,
  formatDay,
  formatRecent,
  formatShortDay,
  formatSpan,
  hint,
  link,
  linkTo,
  money,
  numberColumn,
  phoneLink,
  stateColumn,
  table,
} from './html.ts';
import type { PageContent } from './layout.ts';
import { beside, linePicture } from './pictures.ts';
import { nameSeller, sellerChoices } from './seller-names.ts';
import { onward } from './pager.ts';
import type { Visit } from './visit.ts';
import { sellerNote, STATUS_WORDS, statusLabel, STUCK_WORDS } from './words.ts';

const PAGE = 50;

/** The orders of all sellers, with filters and search. */
export async function ordersPage({ services, context, query }: Visit): Promise<PageContent> {
  const filter = readFilter(services, query);
  await recordViewed(context, 'orders', describeFilter(filter));
  const { text } = filter;
  const { stuck, others, next, isCut } = await listOrders(services, filter);
  const shop = services.shop();
  const pictures = await readPictures(services, [...stuck, ...others]);
  const now = services.now();
  const rowsOf = (rows: readonly ListedShipment[]) =>
    rows.map((row) => cellsOf(row, pictures(row), now, shop.sellers.get(row.sellerId)?.name));
  const further = onward('/orders', query, { next }, 'Older orders');
  const top =
    filter.after === undefined &&
    (stuck.length > 0 || filter.isStuck) &&
    html`<h2>Stuck (${stuck.length}${isCut && ' or more'})</h2>${table(COLUMNS, rowsOf(stuck), { caption: 'Stuck shipments', empty: html`No shipment is stuck. All others are under <a href="${linkTo('/orders')}">Orders</a>.`, look: 'orders' })}`;
  const heading = describeList(services, filter, Boolean(top));
  const rest =
    !filter.isStuck &&
    html`${heading !== undefined && html`<h2>${heading}</h2>`}${table(COLUMNS, rowsOf(others), { caption: 'Shipments', empty: emptyWords(filter, Boolean(top)), look: 'orders' })}${further}`;
  const searched = text && hint(`Names are searched in the last ${NAME_SEARCH_DAYS} days, unless you choose days.`);
  return { title: 'Orders', tools: filterForm(services, filter, query), content: html`${top}${rest}${searched}` };
}

/** Why a list of orders is empty, and what to do. `hasTop`: stuck shipments stand above. */
function emptyWords(filter: OrderFilter, hasTop: boolean): Content {
  const all = html`<a href="${linkTo('/orders')}">show all orders</a>`;
  if (filter.after !== undefined) return html`There are no older orders: ${all}.`;
  const { status, sellerId, acceptedBy, from, to, text } = filter;
  if ([status, sellerId, acceptedBy, from, to, text].some((value) => value !== undefined))
    return html`No ${hasTop && 'other '}order fits. Change the search or the filters, or ${all}.`;
  return hasTop ? 'There are no other orders.' : 'There are no orders yet. New ones appear here, the newest first.';
}

/** The newest orders of all sellers, without what is personal; stuck ones are not among them. Undefined without any. */
export async function newestOrders(services: HostServices, most: number): Promise<Html | undefined> {
  const { others } = await listOrders(services, { most });
  if (others.length === 0) return undefined;
  const shop = services.shop();
  const pictures = await readPictures(services, others);
  const shopper = COLUMNS.indexOf('Shopper');
  const rows = others.map((row) =>
    cellsOf(row, pictures(row), services.now(), shop.sellers.get(row.sellerId)?.name).toSpliced(shopper, 1),
  );
  return html`<h2>Newest orders</h2>${table(COLUMNS.toSpliced(shopper, 1), rows, { caption: 'Newest orders', look: 'orders' })}`;
}

const COLUMNS = ['Order', 'Waits', 'Seller', stateColumn('Status'), 'Shopper', numberColumn('Amount')] as const;

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

function cellsOf(row: ListedShipment, picture: Html, now: number, seller = row.sellerId): Content[] {
  const placed = Date.parse(row.placedAt);
  return [
    beside(picture, [
      html`<span class="number">${link(`/orders/${row.order}`, row.order)}</span>`,
      html`<br><span class="soft">${formatRecent(placed, now)}</span>`,
    ]),
    lines([row.stuck && html`<span class="late">${STUCK_WORDS[row.stuck]}</span>`, dispatchWords(row, placed, now)]),
    [seller, sellerNote(row.account)],
    statusLabel(row.status),
    lines([row.name, phoneLink(row.phone)]),
    lines([money(row.amountMinor, row.currency), html`<span class="soft">${row.payment}</span>`]),
  ];
}

/** How long what is to be sent waits, and its last day of dispatch: "2 days, dispatch by 24 Nov". */
function dispatchWords({ status, dispatchBy: day }: ListedShipment, placed: number, now: number): Content {
  if (!BEFORE_DISPATCH.some((known) => known === status)) return undefined;
  const age = formatSpan(now - placed);
  if (day === undefined) return html`<span class="soft">${age}</span>`;
  return indianDay(now) > day
    ? html`<span class="soft">${age},</span> <span class="late">dispatch was due ${formatShortDay(day)}</span>`
    : html`<span class="soft">${age}, dispatch by ${formatShortDay(day)}</span>`;
}

const ACCEPTING_WORDS: Readonly<Record<Accepting, string>> = { operator: 'Us', seller: 'The seller' };

/** "Older", or what the filters choose: "Placed, Surya Silks, older"; undefined for all. `hasTop`: stuck shipments stand above. */
function describeList(
  services: HostServices,
  { status, sellerId, acceptedBy, from, to, text, after }: OrderFilter,
  hasTop: boolean,
): string | undefined {
  const chosen = [
    status && STATUS_WORDS[status],
    sellerId && nameSeller(services, sellerId),
    acceptedBy && `accepted by ${ACCEPTING_WORDS[acceptedBy].toLowerCase()}`,
    from && `from ${formatDay(from)}`,
    to && `to ${formatDay(to)}`,
    text && `“${text}”`,
  ].filter(Boolean);
  if (chosen.length === 0) return after ? 'Older' : hasTop ? 'All others' : undefined;
  return [...chosen, ...(after ? ['older'] : hasTop ? ['others'] : [])].join(', ');
}

/** What an address names that there is not counts as not named. */
function readFilter({ shop }: HostServices, query: Visit['query']): OrderFilter {
  const dayOf = (text: string | undefined) => (day.safeParse(text).success ? text : undefined);
  const seller = query['seller'];
  const text = query['search']?.trim().slice(0, 100);
  return {
    status: LISTED_STATUSES.find((known) => known === query['status']),
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
  const statuses = LISTED_STATUSES.map((name) => [name, STATUS_WORDS[name]] as const);
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
    checkbox('Only stuck ones', 'stuck', isStuck ?? false),
  ];
  const isOpen = [status, filter.sellerId, acceptedBy, from, to].some((value) => value !== undefined) || isStuck;
  const search = {
    type: 'search',
    value: query['search'] ?? '',
    maxlength: 100,
    placeholder: 'Number, phone or name',
  };
  return html`<form class="find" method="get" action="${linkTo('/orders')}">
${field(html`<span class="unseen">Search: order number, phone, email, tracking number or name</span>`, 'search', search)}
<button type="submit">Search</button>
<details${isOpen && ' open'}><summary>Filters</summary><div class="filters">${more}<button type="submit">Show</button></div></details></form>`;
}

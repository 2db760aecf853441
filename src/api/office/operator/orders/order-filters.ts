import { operatorFrameText } from '../../../../messages/rooms/operator-frame.ts';
import { operatorOrdersText } from '../../../../messages/rooms/operator-orders.ts';
import { operatorStatesText } from '../../../../messages/rooms/operator-states.ts';
import { BEFORE_DISPATCH } from '../../../../core/order/order-status.ts';
import { day } from '../../../../contract/fields.ts';
import { type Content, type Html, html, withTags } from '../../../ground/http/html.ts';
import { ACCEPTING, type Accepting } from '../../../records/orders/new-orders.ts';
import { LISTED_STATUSES, NOT_PAID, type OrderFilter, TO_DO } from '../../../entry/operator/lists/list-orders.ts';
import type { HostServices } from '../../../entry/services.ts';
import { findForm, link, linkTo } from '../frame/links.ts';
import { readSearch } from '../../kit/lists/lists.ts';
import { choice, field } from '../../kit/pieces/fields.ts';
import { formatDay } from '../../kit/pieces/format.ts';
import { nameSeller, sellerChoices } from '../frame/seller-names.ts';
import type { Visit } from '../frame/visit.ts';
import { statusWords } from '../../../entry/outcomes/words.ts';

/** Narrows the list of orders by its tabs, its filters and its search. */

/** How many orders a page has. */
const PAGE = 50;

/** Statuses with a tab; undefined is for all orders. */
export const TABS = [undefined, TO_DO, 'dispatched', 'delivered', 'cancelled', NOT_PAID] as const;
export type TabStatus = (typeof TABS)[number];

/** The tab whose list includes a status that has no tab. */
export function tabAround(status: OrderFilter['status']): TabStatus {
  if (status === 'awaiting-payment' || status === 'expired') return NOT_PAID;
  return BEFORE_DISPATCH.some((step) => step === status) ? TO_DO : undefined;
}

/** The statuses in the filter. */
const STATUSES = [TO_DO, ...LISTED_STATUSES, NOT_PAID] as const;

/** Whether a filter chooses more than a status. */
export const isFurther = ({ sellerId, acceptedBy, from, to, text }: OrderFilter): boolean =>
  [sellerId, acceptedBy, from, to, text].some((value) => value !== undefined);

/** The name of a status in the filter. */
export const wordsOf = (status: NonNullable<OrderFilter['status']>): string =>
  status === TO_DO
    ? operatorStatesText.toDispatch
    : status === NOT_PAID
      ? operatorStatesText.notPaid
      : statusWords(status);

/** Whether a status has a tab. */
export const isTab = (status: OrderFilter['status']): status is TabStatus => TABS.some((tab) => tab === status);

const acceptingWords = (by: Accepting): string =>
  by === 'operator' ? operatorOrdersText.us : operatorOrdersText.theSeller;

/** The chosen filters: for each its name in the address, and the words of its chip. The list of a tab is chosen with the tab. */
type Chosen = readonly (readonly [name: string, words: string])[];

/** The filters that are set, in words. A status with a tab is left out. */
export function chosenFilters(services: HostServices, filter: OrderFilter): Chosen {
  const { status, sellerId, acceptedBy, from, to, text } = filter;
  const all = [
    ['status', !isTab(status) && operatorOrdersText.filterStatus({ status: wordsOf(status) })],
    ['seller', sellerId && operatorOrdersText.filterSeller({ seller: nameSeller(services, sellerId) })],
    ['accepts', acceptedBy && operatorOrdersText.filterAccepts({ who: acceptedBy })],
    ['from', from && operatorOrdersText.filterFrom({ day: formatDay(from) })],
    ['to', to && operatorOrdersText.filterTo({ day: formatDay(to) })],
    ['search', text && operatorOrdersText.filterSearch({ text })],
  ] as const;
  return all.flatMap(([name, words]) => (words ? [[name, words] as const] : []));
}

/** The chosen filters, each with a link that removes it. */
export const chips = ({ after: _page, ...query }: Visit['query'], chosen: Chosen): Content =>
  chosen.length > 0 &&
  html`<ul class="chips" aria-label="${operatorOrdersText.filters}">${chosen.map(
    ([name, words]) =>
      html`<li><a href="${linkTo('/orders', { ...query, [name]: undefined })}">${withTags(operatorOrdersText.without({ filter: words }), (_, text) => html`<span class="unseen">${text}</span>`)} <span aria-hidden="true">×</span></a></li>`,
  )}</ul>`;

/** Reads the filter of an address. Unknown values count as missing. */
export function readFilter({ shop }: HostServices, query: Visit['query']): OrderFilter {
  const dayOf = (text: string | undefined) => (day.safeParse(text).success ? text : undefined);
  const seller = query['seller'];
  return {
    status: STATUSES.find((known) => known === query['status']),
    withUnpaid: true,
    sellerId: seller !== undefined && shop().sellers.has(seller) ? seller : undefined,
    from: dayOf(query['from']),
    to: dayOf(query['to']),
    text: readSearch(query),
    acceptedBy: ACCEPTING.find((known) => known === query['accepts']),
    isStuck: query['stuck'] === 'yes' ? true : undefined,
    after: /^[0-9a-f-]{36}$/.test(query['after'] ?? '') ? query['after'] : undefined,
    most: PAGE,
  };
}

/** The search, and further filters behind a summary. */
export function filterForm(services: HostServices, filter: OrderFilter, query: Visit['query'], chosen: Chosen): Html {
  const { status, from, to, isStuck, acceptedBy } = filter;
  const statuses = STATUSES.map((name) => [name, wordsOf(name)] as const);
  const more = [
    choice(operatorFrameText.status, 'status', [['', operatorOrdersText.allStatuses], ...statuses], status),
    choice(
      operatorOrdersText.seller,
      'seller',
      [['', operatorOrdersText.allSellers], ...sellerChoices(services)],
      filter.sellerId,
    ),
    choice(
      operatorOrdersText.acceptedBy,
      'accepts',
      [['', operatorOrdersText.anyone], ...ACCEPTING.map((by) => [by, acceptingWords(by)] as const)],
      acceptedBy,
    ),
    field(operatorOrdersText.from, 'from', { type: 'date', value: from }),
    field(operatorOrdersText.to, 'to', { type: 'date', value: to }),
  ];
  // The search is beside them.
  const count = chosen.filter(([name]) => name !== 'search').length;
  const clear = chosen.length > 0 && link('/orders', operatorOrdersText.clear);
  return findForm('/orders', {
    label: operatorOrdersText.searchFor,
    example: operatorOrdersText.searchExample,
    value: query['search'],
    chosen: { stuck: isStuck === true ? 'yes' : undefined },
    more: html`
<details><summary>${count > 0 ? operatorOrdersText.filtersCount({ count }) : operatorOrdersText.filters}</summary><div class="filters">${more}<div class="go"><button type="submit">${operatorOrdersText.show}</button>${clear}</div></div></details>`,
  });
}

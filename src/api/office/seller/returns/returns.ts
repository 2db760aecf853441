import { OPEN_RETURNS, RETURN_STATUSES, type ReturnStatus } from '../../../../core/order/order-status.ts';
import { withCapital } from '../../../../core/text/capital.ts';
import type { SellerReturn } from '../../../../contract/seller-orders.ts';
import { operatorReturnsText } from '../../../../messages/rooms/operator-returns.ts';
import { sellerDashboardText } from '../../../../messages/rooms/seller-dashboard.ts';
import { sellerOrdersText } from '../../../../messages/rooms/seller-orders.ts';
import { sellerReturnsText } from '../../../../messages/rooms/seller-returns.ts';
import { type Content, html, lines } from '../../../ground/http/html.ts';
import { countLists } from '../../../records/seller-orders/counts.ts';
import { listReturns } from '../../../records/seller-orders/returns.ts';
import { statusName } from '../../../entry/outcomes/words.ts';
import { formatRecent } from '../../kit/pieces/format.ts';
import type { PageContent } from '../../kit/page/layout.ts';
import { pickStatus } from '../../kit/lists/lists.ts';
import { goodWords } from '../../kit/shared/parcel.ts';
import { beside, linePicture } from '../../kit/pieces/pictures.ts';
import { formColumn, lineColumn, stateColumn, sumColumn, table } from '../../kit/lists/table.ts';
import { tabs } from '../../kit/lists/tabs.ts';
import { emptyOf, linkTo, nameLink, onward } from '../frame/links.ts';
import type { ShopVisit } from '../frame/visit.ts';
import { sum } from '../frame/waiting.ts';
import { nextStep, outcomeOf, refundOf, stateOf } from './return.ts';

/** The lists of returns: those that still need a step, each status, and all. */
const LISTS = ['open', ...RETURN_STATUSES, 'all'] as const;
type List = (typeof LISTS)[number];

const listWords = (list: List): string => {
  if (list === 'open') return sellerReturnsText.filterOpen;
  return list === 'all' ? sellerReturnsText.filterAll : statusName(list);
};

const countOf = (list: List, counts: Readonly<Record<ReturnStatus, number>>): number => {
  if (list === 'open') return sum(counts, OPEN_RETURNS);
  return list === 'all' ? sum(counts, RETURN_STATUSES) : counts[list];
};

const selectionOf = (list: List): { readonly state?: 'open'; readonly status?: ReturnStatus } => {
  if (list === 'open') return { state: 'open' };
  return list === 'all' ? {} : { status: list };
};

/** The returns of a shop, newest first. */
export async function returnsPage(visit: ShopVisit): Promise<PageContent> {
  const { services, shop, query } = visit;
  const list = pickStatus(query, LISTS);
  const after = query['after'];
  const selected = { ...selectionOf(list), ...(after !== undefined && { after }) };
  const { returns, next } = await listReturns(services, shop.sellerId, selected);
  const { returns: counts } = await countLists(services, shop.sellerId);
  const rows = table(
    [
      sellerReturnsText.return,
      lineColumn(operatorReturnsText.reason),
      stateColumn(),
      sumColumn(operatorReturnsText.refund),
      formColumn(sellerOrdersText.nextStep),
    ],
    returns.map((entry) => rowOf(visit, entry)),
    {
      caption: sellerDashboardText.returns,
      empty: emptyOf('/returns', sellerReturnsText.none, sellerReturnsText.noneHint),
    },
  );
  const lists = tabs(
    sellerDashboardText.filters,
    LISTS.map((known) => ({
      href: linkTo('/returns', { status: known === 'open' ? undefined : known }),
      text: listWords(known),
      count: countOf(known, counts),
      isOpen: known === list,
    })),
  );
  const further = onward('/returns', { status: query['status'] }, { next }, sellerDashboardText.more);
  return { title: sellerDashboardText.returns, tools: lists, content: html`${rows}${further}` };
}

function rowOf(visit: ShopVisit, entry: SellerReturn): readonly Content[] {
  const { services } = visit;
  const { id, orderNumber, lines: goods, reason, requestedAt } = entry;
  return [
    beside(
      linePicture(services, goods[0] ?? {}),
      lines([
        nameLink(`/returns/${id}`, orderNumber),
        ...goods.map(goodWords),
        html`<span class="soft">${sellerReturnsText.requested({ moment: formatRecent(Date.parse(requestedAt), services.now()) })}</span>`,
      ]),
    ),
    withCapital(reason),
    stateOf(entry),
    refundOf(entry),
    nextStep(visit, entry) ?? outcomeOf(entry),
  ];
}

import { sql } from 'kysely';
import { operatorSellersText } from '../../../../messages/rooms/operator-sellers.ts';
import { indianDay } from '../../../../core/calendar/indian-day.ts';
import { type Html, html, lines } from '../../../ground/http/html.ts';
import type { SellerRow } from '../../../ground/database/tables.ts';
import { readPhone } from '../../../records/accounts/find.ts';
import { recordViewed } from '../../../entry/operator/command.ts';
import { likePattern } from '../../../entry/operator/lists/find-orders.ts';
import type { SELLER_STATUSES } from '../../../entry/operator/sellers.ts';
import { fieldsOf } from '../../../records/sellers/application.ts';
import type { HostServices } from '../../../entry/services.ts';
import { findForm, nameLink, pageLink, onward, elsewhere, statusLinks } from '../frame/links.ts';
import { readSearch } from '../../kit/lists/lists.ts';
import { formatDay } from '../../kit/pieces/format.ts';
import { mailLink, phoneLink } from '../../kit/pieces/html.ts';
import { numberColumn, roomy, stateColumn, table, waitingSince } from '../../kit/lists/table.ts';
import type { PageContent } from '../../kit/page/layout.ts';
import { beside, initials } from '../../kit/pieces/pictures.ts';
import { readPage } from '../../kit/lists/pager.ts';
import { pickStatus } from '../../kit/lists/lists.ts';
import type { Visit } from '../frame/visit.ts';

const MOST = 200;
/** The status without any decision is the last. */
const STATUSES = [
  'submitted',
  'approved',
  'refused',
  'suspended',
  'draft',
] as const satisfies readonly (typeof SELLER_STATUSES)[number][];

/** Shown instead of an empty list. */
const EMPTY: Readonly<Record<SellerRow['status'], () => Html>> = {
  submitted: () =>
    elsewhere('/sellers', operatorSellersText.noneSubmitted, operatorSellersText.seeApproved, 'approved'),
  draft: () => elsewhere('/sellers', operatorSellersText.noneDraft, operatorSellersText.seeApplications, 'submitted'),
  approved: () =>
    elsewhere('/sellers', operatorSellersText.noneApproved, operatorSellersText.seeApplications, 'submitted'),
  refused: () =>
    elsewhere('/sellers', operatorSellersText.noneRefused, operatorSellersText.seeApplications, 'submitted'),
  suspended: () =>
    elsewhere('/sellers', operatorSellersText.noneSuspended, operatorSellersText.seeApproved, 'approved'),
};

/** Sellers with an account: those whose application waits or, if none does, those with a shop. */
export async function sellersPage(visit: Visit): Promise<PageContent> {
  const { services, context, query } = visit;
  const status = query['status'] === undefined ? await firstStatus(services) : pickStatus(query, STATUSES);
  const search = readSearch(query);
  const listOf = (listed: SellerRow['status']) => selectSellers(services, listed, search);
  const page = await readPage(listOf(status).selectAll(), { by: ['id'], direction: 'asc', most: MOST, query });
  await recordViewed(context, 'sellers', { status, isSearch: search === undefined ? undefined : true });
  const isWaiting = status === 'submitted';
  const counts = countBySeller(services);
  const list = table(
    [
      operatorSellersText.seller,
      operatorSellersText.town,
      operatorSellersText.contact,
      stateColumn(isWaiting ? operatorSellersText.waits : operatorSellersText.since),
      ...(isWaiting ? [] : [numberColumn(operatorSellersText.products)]),
      '',
    ],
    page.rows.map((row) => {
      const { businessName, contactName, pickup } = fieldsOf(row);
      const name = businessName ?? row.email;
      const since = row.submitted_at ?? row.created_at;
      return [
        beside(initials(name), [
          nameLink(`/sellers/${row.id}`, name),
          row.seller_id !== null && html`<br><span class="soft roomy">${row.seller_id}</span>`,
        ]),
        pickup && html`<span class="soft">${pickup.city}, ${pickup.state}</span>`,
        lines([contactName, phoneLink(row.phone), mailLink(row.email)]),
        isWaiting ? waitingSince(since, services.now()) : formatDay(indianDay(since)),
        ...(isWaiting ? [] : [roomy((row.seller_id !== null && counts.get(row.seller_id)) || 0)]),
        pageLink(`/sellers/${row.id}`, isWaiting ? operatorSellersText.review : operatorSellersText.open, name),
      ];
    }),
    {
      caption: operatorSellersText.title,
      empty: search === undefined ? EMPTY[status]() : noneFits(status),
      look: 'low',
    },
  );
  const further = onward('/sellers', { status, search }, page, operatorSellersText.further);
  return {
    title: operatorSellersText.title,
    tools: [
      await statusLinks(services.database.read, {
        path: '/sellers',
        query: { search },
        statuses: STATUSES,
        now: status,
        lists: (listed) => listOf(listed).select('status'),
      }),
      findForm('/sellers', {
        label: operatorSellersText.searchFor,
        example: operatorSellersText.searchExample,
        value: search,
        chosen: { status },
      }),
    ],
    content: html`${list}${further}`,
  };
}

/** Shown instead of a list in which the search finds nothing. */
const noneFits = (status: SellerRow['status']): Html =>
  elsewhere('/sellers', operatorSellersText.noneFits, operatorSellersText.showAll, status);

/** The accounts with a status. A search keeps those with this phone number, or with the text in their name, address or GSTIN. */
function selectSellers({ database, shop }: HostServices, status: SellerRow['status'], search: string | undefined) {
  const all = database.read.selectFrom('sellers').where('status', '=', status);
  if (search === undefined) return all;
  const pattern = likePattern(search);
  const phone = readPhone({ shop }, search);
  const fieldOf = (name: 'businessName' | 'gstin') =>
    database.kind === 'postgres'
      ? sql<string>`lower(fields::json ->> ${sql.lit(name)})`
      : sql<string>`lower(json_extract(fields, ${sql.lit(`$.${name}`)}))`;
  return all.where((eb) =>
    eb.or([
      eb(fieldOf('businessName'), 'like', pattern),
      eb(fieldOf('gstin'), 'like', pattern),
      eb('email_key', 'like', pattern),
      ...(phone === undefined ? [] : [eb('phone', '=', phone)]),
    ]),
  );
}

async function firstStatus({ database }: HostServices): Promise<SellerRow['status']> {
  const waiting = database.read.selectFrom('sellers').select('id').where('status', '=', 'submitted');
  return (await waiting.executeTakeFirst()) ? 'submitted' : 'approved';
}

/** How many products each seller has in the catalogue. All variants of a product are in one file. */
function countBySeller({ shop }: HostServices): ReadonlyMap<string, number> {
  const files = new Map([...shop().products.values()].map(({ file, sellerId }) => [file, sellerId]));
  const counts = new Map<string, number>();
  for (const sellerId of files.values()) counts.set(sellerId, (counts.get(sellerId) ?? 0) + 1);
  return counts;
}

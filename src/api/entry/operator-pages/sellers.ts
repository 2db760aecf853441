import { addressLines } from '../../../core/address/address.ts';
import { indianDay } from '../../../core/calendar/indian-day.ts';
import { DOCUMENT_NAMES, missingDocumentWords } from '../../../core/seller/seller-documents.ts';
import { type Content, type Html, html, lines } from '../../ground/http/html.ts';
import type { SellerRow } from '../../ground/database/tables.ts';
import type { PageRoute } from '../../ground/http/page-route.ts';
import { NEW_SELLER } from '../operator/approve-seller.ts';
import { OperatorError, recordViewed } from '../operator/command.ts';
import { SELLER_STATUSES } from '../operator/sellers.ts';
import { fieldsOf, serialiseApplication } from '../../records/sellers/application.ts';
import { makeSellerFile, suggestSellerId } from '../../records/sellers/catalogue-file.ts';
import { listDocuments, readDocument } from '../../records/sellers/documents.ts';
import type { HostServices } from '../services.ts';
import { actionForm } from './actions.ts';
import { fileRoute } from './file-route.ts';
import {
  actions,
  backLink,
  behind,
  choice,
  facts,
  formatDay,
  formatMoment,
  hint,
  link,
  mailLink,
  mailWords,
  numberColumn,
  pageLink,
  phoneLink,
  reasonField,
  stateColumn,
  stateLabel,
  table,
  type Tone,
  waitingSince,
} from './html.ts';
import type { PageContent } from './layout.ts';
import { beside, initials } from './pictures.ts';
import { sellerLink } from './seller-names.ts';
import { changeForms } from './seller-changes.ts';
import { onward, readPage } from './pager.ts';
import { elsewhere, pickStatus, statusLinks, statusName } from './status-links.ts';
import type { Visit } from './visit.ts';

const MOST = 200;

const SELLER_TONES: Readonly<Partial<Record<SellerRow['status'], Tone>>> = {
  submitted: 'waits',
  approved: 'done',
  refused: 'over',
  suspended: 'over',
};

/** What stands in the place of an empty list. */
const EMPTY: Readonly<Record<SellerRow['status'], Html>> = {
  submitted: elsewhere('/sellers', 'No application waits for a decision.', 'Sellers with a shop are under', 'approved'),
  draft: elsewhere('/sellers', 'Nobody fills in an application.', 'Those that are sent are under', 'submitted'),
  approved: elsewhere('/sellers', 'No seller is approved.', 'Applications are under', 'submitted'),
  refused: elsewhere('/sellers', 'No application was refused.', 'Those to decide on are under', 'submitted'),
  suspended: elsewhere('/sellers', 'No seller is suspended.', 'Sellers with a shop are under', 'approved'),
};

/** Sellers with an account; those whose application waits, or where none does, those with a shop. */
export async function sellersPage(visit: Visit): Promise<PageContent> {
  const { services, context, query } = visit;
  const status = query['status'] === undefined ? await firstStatus(services) : pickStatus(query, SELLER_STATUSES);
  await recordViewed(context, 'sellers', { status });
  const all = services.database.read.selectFrom('sellers').selectAll().where('status', '=', status);
  const page = await readPage(all, { by: ['id'], direction: 'asc', most: MOST, query });
  const isWaiting = status === 'submitted';
  const counts = countBySeller(services);
  const list = table(
    [
      'Seller',
      stateColumn(),
      'Place',
      'Contact',
      isWaiting ? 'Waits' : 'Since',
      ...(isWaiting ? [] : [numberColumn('Products')]),
      '',
    ],
    page.rows.map((row) => {
      const { businessName, contactName, pickup } = fieldsOf(row);
      const name = businessName ?? row.email;
      const since = row.submitted_at ?? row.created_at;
      return [
        beside(initials(name), [
          link(`/sellers/${row.id}`, name),
          row.seller_id !== null && html`<br><span class="soft">${row.seller_id}</span>`,
        ]),
        stateLabel(statusName(row.status), SELLER_TONES[row.status]),
        pickup && lines([pickup.city, html`<span class="soft">${pickup.state}</span>`]),
        lines([contactName, phoneLink(row.phone), html`<span class="soft">${mailWords(row.email)}</span>`]),
        isWaiting ? waitingSince(since, services.now()) : formatDay(indianDay(since)),
        ...(isWaiting ? [] : [(row.seller_id !== null && counts.get(row.seller_id)) || 0]),
        pageLink(`/sellers/${row.id}`, isWaiting ? 'Review' : 'Open', name),
      ];
    }),
    { caption: 'Sellers', empty: EMPTY[status] },
  );
  const further = onward('/sellers', { status }, page, 'Further sellers');
  return {
    title: 'Sellers',
    tools: statusLinks('/sellers', SELLER_STATUSES, status),
    content: html`${list}${further}`,
  };
}

async function firstStatus({ database }: HostServices): Promise<SellerRow['status']> {
  const waiting = database.read.selectFrom('sellers').select('id').where('status', '=', 'submitted');
  return (await waiting.executeTakeFirst()) ? 'submitted' : 'approved';
}

/** How many products of each seller the catalogue has; all variants of a product are in one file. */
function countBySeller({ shop }: HostServices): ReadonlyMap<string, number> {
  const files = new Map([...shop().products.values()].map(({ file, sellerId }) => [file, sellerId]));
  const counts = new Map<string, number>();
  for (const sellerId of files.values()) counts.set(sellerId, (counts.get(sellerId) ?? 0) + 1);
  return counts;
}

/** One seller with the application and its decision. */
export async function sellerPage(visit: Visit): Promise<PageContent> {
  const { services, context, params } = visit;
  const id = params['id'] ?? '';
  const row = await services.database.read.selectFrom('sellers').selectAll().where('id', '=', id).executeTakeFirst();
  if (!row) throw new OperatorError('There is no such seller.');
  await recordViewed(context, `seller-account:${row.id}`);
  const { businessName, contactName, pickup, gstin, gstExempt, bank, missing, reason } = serialiseApplication(row);
  const listed = row.seller_id === null ? undefined : services.shop().sellers.get(row.seller_id);
  const about = facts([
    ['Reason', reason],
    ['Seller', listed ? sellerLink(services, listed.id) : row.seller_id],
    ['Contact', contactName],
    ['Email', [mailLink(row.email), row.email_confirmed_at === null && ', not confirmed yet']],
    ['Phone', phoneLink(row.phone)],
    ['Pickup', pickup && lines(addressLines({ ...pickup, country: 'IN' }))],
    ['GSTIN', gstExempt ? exemptWords(pickup?.state) : gstin],
    ['Bank', bank && lines([bank.holder, `${bank.accountNumber}, ${bank.ifsc}`])],
    ['Missing', missing.join(', ')],
    ['Documents', await documentLinks(services, row)],
    ['Its file', pickup && businessName && link(`/sellers/${row.id}/file`, 'For the catalogue')],
    ['Applied', row.submitted_at && formatMoment(row.submitted_at)],
    ['Decided', row.decided_at && formatMoment(row.decided_at)],
    ['Last sign-in', row.seen_at && formatMoment(row.seen_at)],
  ]);
  const forms = actions([await decisionForms(visit, row), await changeForms(visit, row)]);
  const card = html`<section class="card"><h2>Application</h2>${about}</section>`;
  const content =
    forms.length === 0
      ? card
      : html`<div class="split"><div>${card}</div><div><section class="card"><h2>${row.status === 'submitted' ? 'Decision' : 'Account'}</h2>${forms}</section></div></div>`;
  const back = backLink('/sellers', 'Sellers');
  const state = stateLabel(statusName(row.status), SELLER_TONES[row.status]);
  return { title: businessName ?? row.email, state, content, back, section: '/sellers' };
}

/** The documents that were sent, to be downloaded, and those that were not. */
async function documentLinks({ database }: HostServices, row: SellerRow): Promise<Html> {
  const { wanted, sent } = await listDocuments(database.read, row);
  const missing = missingDocumentWords(wanted, sent);
  const links = sent.map(({ kind, bytes, sentAt }) => [
    link(`/sellers/${row.id}/documents/${kind}`, DOCUMENT_NAMES[kind]),
    `, ${Math.ceil(bytes / 1024)} KB, ${formatMoment(Date.parse(sentAt))}`,
  ]);
  return lines([...links, missing && `Not sent: ${missing}`]);
}

/** Downloads a document, which the audit trail records. An applicant's file is never shown as a part of the dashboard. */
export const sellerDocument = (services: HostServices): PageRoute =>
  fileRoute(services, '/sellers/{id}/documents/{kind}', 'document', async ({ id = '', kind = '' }, context) => {
    const found = await readDocument(services.database.read, id, kind);
    if (!found) return undefined;
    await recordViewed(context, `seller-account:${id}`, { document: kind });
    const { media_type: mediaType, data } = found;
    const name = `${kind}-${id}.${mediaType.split('/')[1]}`;
    return {
      content: Buffer.from(data, 'base64'),
      mediaType,
      headers: { 'content-disposition': `attachment; filename="${name}"` },
    };
  });

/** Downloads the file of the catalogue that an application makes. */
export const sellerFile = (services: HostServices): PageRoute =>
  fileRoute(services, '/sellers/{id}/file', 'document', async ({ id = '' }, context) => {
    const row = await services.database.read.selectFrom('sellers').selectAll().where('id', '=', id).executeTakeFirst();
    const file = row && makeSellerFile(row, row.seller_id ?? suggestSellerId(services.shop(), row));
    if (file === undefined || typeof file === 'string') return undefined;
    await recordViewed(context, `seller-account:${id}`, { file: true });
    const name = file.path.replace('sellers/', '');
    return {
      content: Buffer.from(file.text),
      mediaType: 'application/json',
      headers: { 'content-disposition': `attachment; filename="${name}"` },
    };
  });

const exemptWords = (state: string | undefined): string =>
  `declares an exemption: sells within ${state ?? 'its own state'} only`;

async function decisionForms(visit: Visit, row: SellerRow): Promise<Content> {
  const word = row.id;
  const reason = reasonField('seller');
  if (row.status === 'submitted')
    return [
      actionForm(visit, 'sellers approve', { word, button: 'Approve', fields: await shopChoice(visit, row) }),
      behind('Refuse', actionForm(visit, 'sellers refuse', { word, button: 'Refuse', fields: reason, isPlain: true })),
    ];
  if (row.status === 'approved')
    return behind('Suspend', [
      hint('Its products can’t be ordered any more, and you take over its open orders.'),
      actionForm(visit, 'sellers suspend', { word, button: 'Suspend', fields: reason, isPlain: true }),
    ]);
  return row.status === 'suspended' && actionForm(visit, 'sellers reinstate', { word, button: 'Reinstate' });
}

/**
 * A new file for the application, or one of the sellers of the catalogue without an account: the one with the application's GSTIN or name
 * is chosen.
 */
async function shopChoice({ services }: Visit, row: SellerRow): Promise<Html> {
  const taken = await services.database.read
    .selectFrom('sellers')
    .select('seller_id')
    .where('seller_id', 'is not', null)
    .execute();
  const used = new Set(taken.map(({ seller_id: sellerId }) => sellerId));
  const free = [...services.shop().sellers.values()].filter(({ id }) => !used.has(id));
  const { gstin, businessName } = fieldsOf(row);
  const fitting =
    free.find((seller) => gstin !== undefined && seller.gstin === gstin) ??
    free.find(({ name, legalName }) =>
      [name, legalName].some((known) => known.toLowerCase() === businessName?.toLowerCase()),
    );
  const made = suggestSellerId(services.shop(), row);
  const options = free
    .map(({ id, name }) => [id, `${name} (${id})`] as const)
    .sort(([, a], [, b]) => a.localeCompare(b));
  return choice(
    'The seller in the catalogue',
    'seller',
    [[`${NEW_SELLER}:${made}`, `A new one: sellers/${made}.json`], ...options],
    fitting?.id,
  );
}

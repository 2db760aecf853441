import { addressLines } from '../../../core/address/address.ts';
import { documentName, missingDocumentWords } from '../../../core/seller/seller-documents.ts';
import { type Content, type Html, html, lines } from '../../ground/http/html.ts';
import type { SellerRow } from '../../ground/database/tables.ts';
import type { PageRoute } from '../../ground/http/page-route.ts';
import { readPayouts } from '../../records/ledger/overview.ts';
import { NEW_SELLER } from '../operator/approve-seller.ts';
import { OperatorError, recordViewed } from '../operator/command.ts';
import { fieldsOf, serialiseApplication } from '../../records/sellers/application.ts';
import { makeSellerFile, suggestSellerId } from '../../records/sellers/catalogue-file.ts';
import { listDocuments, readDocument } from '../../records/sellers/documents.ts';
import type { HostServices } from '../services.ts';
import { actionForm } from './actions.ts';
import { fileRoute } from './file-route.ts';
import {
  actions,
  around,
  backLink,
  behind,
  choice,
  facts,
  formatDay,
  formatMoment,
  hint,
  link,
  linkTo,
  mailLink,
  money,
  phoneLink,
  reasonField,
  stateLabel,
  type Tone,
} from './html.ts';
import type { PageContent } from './layout.ts';
import { newestOrdersOf } from './orders.ts';
import { changeForms } from './seller-changes.ts';
import { statusName } from './status-links.ts';
import type { Visit } from './visit.ts';

const TONES: Readonly<Partial<Record<SellerRow['status'], Tone>>> = {
  submitted: 'waits',
  approved: 'done',
  refused: 'over',
  suspended: 'over',
};

/** The most orders beside a seller. */
const NEWEST = 4;

/** One seller: the application and what is decided about it; beside it money and orders. The contact evens out the columns. */
export async function sellerPage(visit: Visit): Promise<PageContent> {
  const { services, context, params } = visit;
  const id = params['id'] ?? '';
  const row = await services.database.read.selectFrom('sellers').selectAll().where('id', '=', id).executeTakeFirst();
  if (!row) throw new OperatorError('There is no such seller.');
  await recordViewed(context, `seller-account:${row.id}`);
  const { wanted, sent } = await listDocuments(services.database.read, row);
  const unsent = missingDocumentWords(wanted, sent);
  const { businessName, contactName, pickup, gstin, gstExempt, bank, missing, reason } = serialiseApplication(row);
  const about = facts([
    ['Reason', reason],
    ['Catalogue id', row.seller_id],
    ['Pickup', pickup && lines(addressLines({ ...pickup, country: 'IN' }))],
    ['GSTIN', gstExempt ? exemptWords(pickup?.state) : gstin],
    ['Bank', bank && lines([bank.holder, `${bank.accountNumber}, ${bank.ifsc}`])],
    ['Missing', missing.join(', ')],
    [
      'Documents',
      lines([
        documentLinks(row, sent),
        // Where something is decided or was, a remark says it.
        row.status !== 'submitted' && row.status !== 'approved' && unsent && `Not sent: ${unsent}`,
        pickup && businessName && link(`/sellers/${row.id}/file`, 'File for the catalogue'),
      ]),
    ],
    ['Applied', row.submitted_at && formatMoment(row.submitted_at)],
    ['Decided', row.decided_at && formatMoment(row.decided_at)],
  ]);
  const contact = facts([
    ['Name', contactName],
    ['Phone', phoneLink(row.phone)],
    ['Email', [mailLink(row.email), row.email_confirmed_at === null && ', not confirmed yet']],
    ['Last sign-in', row.seen_at && formatMoment(row.seen_at)],
  ]);
  const forms = actions([await decisionForms(visit, row), await changeForms(visit, row)]);
  const isWaiting = row.status === 'submitted';
  const money = await moneyCard(services, row);
  const orders = money && (await newestOrdersOf(services, row.seller_id ?? '', NEWEST));
  const reach = section('Contact', contact);
  const content = html`${row.status === 'approved' && unsent && html`<p class="notice warn">Approved, but not sent: ${unsent}.</p>`}<div class="split"><div>${section('Application', [about, !isWaiting && forms])}${orders && reach}${isWaiting && section('Decision', [cautions(row, unsent), forms])}${suspension(visit, row)}</div>
<div>${!orders && reach}${money}${section('Newest orders', orders)}</div></div>`;
  const back = backLink('/sellers', 'Sellers');
  const state = stateLabel(statusName(row.status), TONES[row.status]);
  return { title: businessName ?? row.email, state, content, back, section: '/sellers' };
}

/** A card; nothing where it would be empty. */
const section = (heading: string, content: Content): Html =>
  around(content, (shown) => html`<section class="card"><h2>${heading}</h2>${shown}</section>`);

/** What a seller with a shop is owed. */
async function moneyCard(services: HostServices, { seller_id: sellerId }: SellerRow): Promise<Html | undefined> {
  if (sellerId === null || !services.shop().sellers.has(sellerId)) return undefined;
  const { currency, balanceMinor, nextMinor, nextOn, heldMinor } = await readPayouts(services, sellerId);
  const owed = facts([
    ['Owed now', html`<b>${money(balanceMinor, currency)}</b>`],
    ['Next payout', html`${money(nextMinor, currency)} on ${formatDay(nextOn)}`],
    ['Held', heldMinor !== 0 && money(heldMinor, currency)],
  ]);
  return section('Money', [
    owed,
    html`<p><a href="${linkTo('/payouts/seller', { seller: sellerId })}">Payouts and statements</a></p>`,
  ]);
}

/** What speaks against an approval. */
const cautions = ({ email_confirmed_at: confirmed }: SellerRow, unsent: string): Content => [
  confirmed === null && html`<p class="bad">The email address is not confirmed yet: it can’t be approved before.</p>`,
  unsent !== '' && html`<p class="bad">Not sent: ${unsent}.</p>`,
];

/** Apart from what is done often. */
const suspension = (visit: Visit, { id: word, status }: SellerRow): Content =>
  status === 'approved' &&
  around(
    actionForm(visit, 'sellers suspend', {
      word,
      button: 'Suspend the seller',
      fields: reasonField('seller'),
      isPlain: true,
    }),
    (form) =>
      html`<section class="card danger"><details><summary>Suspend</summary>${hint('Its products can’t be ordered any more, and you take over its open orders.')}${form}</details></section>`,
  );

type SentDocuments = Awaited<ReturnType<typeof listDocuments>>['sent'];

/** The documents that were sent, to be downloaded. */
const documentLinks = ({ id }: SellerRow, sent: SentDocuments): Content =>
  sent.length > 0 &&
  lines(
    sent.map(({ kind, bytes, sentAt }) => [
      link(`/sellers/${id}/documents/${kind}`, documentName(kind)),
      `, ${Math.ceil(bytes / 1024)} KB, ${formatMoment(Date.parse(sentAt))}`,
    ]),
  );

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

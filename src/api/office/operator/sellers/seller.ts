import { nameState } from '../../../../core/address/state-names.ts';
import { listComma } from '../../../../messages/language.ts';
import { operatorSellersText } from '../../../../messages/rooms/operator-sellers.ts';
import { documentName, missingDocuments, missingDocumentWords } from '../../../../core/seller/seller-documents.ts';
import { type Content, type Html, html, lines, withTags } from '../../../ground/http/html.ts';
import type { SellerRow } from '../../../ground/database/tables.ts';
import type { PageRoute } from '../../../ground/http/page-route.ts';
import { readPayouts } from '../../../records/ledger/overview.ts';
import { NEW_SELLER } from '../../../entry/operator/approve-seller.ts';
import { OperatorError, recordViewed } from '../../../entry/operator/command.ts';
import { fieldsOf, serialiseApplication } from '../../../records/sellers/application.ts';
import { makeSellerFile, suggestSellerId } from '../../../records/sellers/catalogue-file.ts';
import { listDocuments, readDocument } from '../../../records/sellers/documents.ts';
import type { HostServices } from '../../../entry/services.ts';
import { actionForm } from '../actions/actions.ts';
import {
  actions,
  around,
  behind,
  facts,
  hint,
  mailLink,
  phoneLink,
  stateLabel,
  type Tone,
} from '../../kit/pieces/html.ts';
import { backLink, link, linkTo } from '../frame/links.ts';
import { choice, type Field, reasonField } from '../../kit/pieces/fields.ts';
import { formatDay, formatMoment, money } from '../../kit/pieces/format.ts';
import { icon } from '../../kit/pieces/icons.ts';
import type { PageContent } from '../../kit/page/layout.ts';
import { addressWords } from '../../kit/shared/parcel.ts';
import { newestOrdersOf } from '../orders/orders.ts';
import { changeForms } from './seller-changes.ts';
import { shopAddress } from '../frame/seller-paths.ts';
import { statusName } from '../../../entry/outcomes/words.ts';
import { file, type Visit } from '../frame/visit.ts';

const TONES: Readonly<Partial<Record<SellerRow['status'], Tone>>> = {
  submitted: 'going',
  approved: 'done',
  refused: 'over',
  suspended: 'over',
};

/** How many orders are shown beside a seller. */
const NEWEST = 4;

/** One seller: the application and its decision, and beside it money and orders. The contact card balances the columns. */
export async function sellerPage(visit: Visit): Promise<PageContent> {
  const { services, context, params } = visit;
  const id = params['id'] ?? '';
  const row = await services.database.read.selectFrom('sellers').selectAll().where('id', '=', id).executeTakeFirst();
  if (!row) throw new OperatorError(operatorSellersText.noSeller);
  await recordViewed(context, `seller-account:${row.id}`);
  const { wanted, sent } = await listDocuments(services.database.read, row);
  const unsent = missingDocumentWords(wanted, sent);
  const { businessName, contactName, pickup, gstin, gstExempt, bank, missing, reason } = serialiseApplication(row);
  // While a decision waits or after one, a remark says what is missing.
  const isOver = row.status !== 'submitted' && row.status !== 'approved';
  const about = facts([
    [operatorSellersText.reason, reason],
    [operatorSellersText.catalogueId, row.seller_id],
    [operatorSellersText.pickup, pickup && addressWords({ ...pickup, country: 'IN' })],
    [operatorSellersText.gstin, gstExempt ? exemptWords(pickup?.state) : gstin],
    [operatorSellersText.bank, bank && lines([bank.holder, `${bank.accountNumber}, ${bank.ifsc}`])],
    [operatorSellersText.missing, missing.join(listComma())],
    [operatorSellersText.documents, sent.length > 0 ? documentLinks(row, sent) : operatorSellersText.noneSent],
    [operatorSellersText.stillToBeSent, isOver && sent.length > 0 && unsent],
    [
      operatorSellersText.catalogueFile,
      pickup && businessName && link(`/sellers/${row.id}/file`, operatorSellersText.download),
    ],
    [operatorSellersText.sells, shopLinks(services, row)],
    [operatorSellersText.applied, row.submitted_at && formatMoment(row.submitted_at)],
    [operatorSellersText.decided, row.decided_at && formatMoment(row.decided_at)],
  ]);
  const contact = facts([
    [operatorSellersText.name, contactName],
    [operatorSellersText.phone, phoneLink(row.phone)],
    [
      operatorSellersText.email,
      lines([
        mailLink(row.email),
        row.email_confirmed_at === null && stateLabel(operatorSellersText.notConfirmed, 'waits'),
      ]),
    ],
    [operatorSellersText.lastSignIn, row.seen_at && formatMoment(row.seen_at)],
  ]);
  const isWaiting = row.status === 'submitted';
  const decision = isWaiting
    ? section(operatorSellersText.decision, [checks(row, unsent), await decisionForms(visit, row)])
    : suspension(visit, row);
  const money = await moneyCard(services, row);
  const orders = money && (await newestOrdersOf(services, row.seller_id ?? '', NEWEST));
  const reach = section(operatorSellersText.contact, contact);
  const shown = section(operatorSellersText.application, [
    about,
    !isWaiting && actions([reinstating(visit, row), await changeForms(visit, row)]),
  ]);
  const stillMissing = [
    row.email_confirmed_at === null && operatorSellersText.emailUnconfirmed,
    unsent !== '' && operatorSellersText.documentsToCome({ count: missingDocuments(wanted, sent).length }),
  ].filter(Boolean);
  const notice =
    row.status === 'approved' && unsent !== ''
      ? html`<p class="notice warn">${operatorSellersText.documentsMissing({ documents: unsent })}</p>`
      : isWaiting &&
        stillMissing.length > 0 &&
        html`<p class="notice warn slim"><a href="#decision">${stillMissing.join(listComma())}</a></p>`;
  // On a phone, the decision comes after everything on which it depends, and a notice at the top says what waits. On a wide screen it is at the right.
  const position = isWaiting ? 'decision' : 'last';
  const isReachLeft = orders !== undefined || isWaiting;
  const content = html`${notice}<div class="split"><div>${shown}${isReachLeft && reach}</div>
<div>${!isReachLeft && reach}${money}${section(operatorSellersText.newestOrders, orders)}</div>${around(decision, (card) => html`<div class="${position}" id="${position}">${card}</div>`)}</div>`;
  const back = backLink('/sellers', operatorSellersText.title);
  const state = stateLabel(statusName(row.status), TONES[row.status]);
  return { title: businessName ?? row.email, state, content, back, section: '/sellers' };
}

/** A card; undefined if it would be empty. */
const section = (heading: string, content: Content): Html =>
  around(content, (shown) => html`<section class="card"><h2>${heading}</h2>${shown}</section>`);

/** The amount that a seller with a shop is owed. */
async function moneyCard(services: HostServices, { seller_id: sellerId }: SellerRow): Promise<Html | undefined> {
  if (sellerId === null || !services.shop().sellers.has(sellerId)) return undefined;
  const { currency, balanceMinor, nextMinor, nextOn, heldMinor } = await readPayouts(services, sellerId);
  const owed = facts([
    [operatorSellersText.owedNow, html`<b>${money(balanceMinor, currency)}</b>`],
    [
      operatorSellersText.nextPayout,
      nextMinor !== 0 && operatorSellersText.amountOn({ amount: money(nextMinor, currency), day: formatDay(nextOn) }),
    ],
    [operatorSellersText.held, heldMinor !== 0 && money(heldMinor, currency)],
  ]);
  return section(operatorSellersText.money, [
    owed,
    html`<p><a href="${linkTo('/payouts/seller', { seller: sellerId })}">${operatorSellersText.payoutsAndStatements}</a></p>`,
  ]);
}

/** Links to what a seller with a shop sells: products from its dashboard, and its shop on the site. */
function shopLinks(services: HostServices, { seller_id: sellerId }: SellerRow): Content {
  const shop = sellerId === null ? undefined : shopAddress(services, sellerId);
  return (
    shop &&
    lines([
      html`<a href="${linkTo('/products', { seller: sellerId ?? '', status: 'published' })}">${operatorSellersText.productsOfSeller}</a>`,
      html`<a href="${shop}">${operatorSellersText.seeShop}</a>`,
    ])
  );
}

/** The requirements of an approval, and whether each is met. */
function checks({ email_confirmed_at: confirmed }: SellerRow, unsent: string): Html {
  const check = (isThere: boolean, words: string) =>
    html`<li${isThere && html` class="there"`}>${icon(isThere ? 'check' : 'clock')}${words}</li>`;
  return html`<ul class="checks">${check(confirmed !== null, confirmed === null ? operatorSellersText.emailFirst : operatorSellersText.emailConfirmed)}${check(unsent === '', unsent === '' ? operatorSellersText.documentsSent : operatorSellersText.documentsNotSent({ documents: unsent }))}</ul>`;
}

/** Stands apart from actions that are taken often. */
const suspension = (visit: Visit, { id: word, status }: SellerRow): Content =>
  status === 'approved' &&
  around(
    actionForm(visit, 'sellers suspend', {
      word,
      button: operatorSellersText.suspendSeller,
      fields: [reasonField('seller')],
      isPlain: true,
    }),
    (form) =>
      html`<section class="card danger"><h2>${operatorSellersText.suspendSeller}</h2>${hint(operatorSellersText.suspendMeans)}${behind(operatorSellersText.suspend, form)}</section>`,
  );

type SentDocuments = Awaited<ReturnType<typeof listDocuments>>['sent'];

/** The documents that were sent, as downloads. */
const documentLinks = ({ id }: SellerRow, sent: SentDocuments): Content =>
  sent.length > 0 &&
  lines(
    sent.map(({ kind, bytes, sentAt }) =>
      withTags(
        operatorSellersText.document({ size: Math.ceil(bytes / 1024), moment: formatMoment(Date.parse(sentAt)) }),
        () => link(`/sellers/${id}/documents/${kind}`, documentName(kind)),
      ),
    ),
  );

/** Downloads a document, with an entry in the audit trail. An applicant's file is never shown as a part of the dashboard. */
export const sellerDocument = (services: HostServices): PageRoute =>
  file(services, '/sellers/{id}/documents/{kind}', 'document', async ({ params: { id = '', kind = '' }, context }) => {
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

/** Downloads the file for the catalogue that an application makes. */
export const sellerFile = (services: HostServices): PageRoute =>
  file(services, '/sellers/{id}/file', 'document', async ({ params: { id = '' }, context }) => {
    const row = await services.database.read.selectFrom('sellers').selectAll().where('id', '=', id).executeTakeFirst();
    const made = row && makeSellerFile(row, row.seller_id ?? suggestSellerId(services.shop(), row));
    if (made === undefined || typeof made === 'string') return undefined;
    await recordViewed(context, `seller-account:${id}`, { file: true });
    const name = made.path.replace('sellers/', '');
    return {
      content: Buffer.from(made.text),
      mediaType: 'application/json',
      headers: { 'content-disposition': `attachment; filename="${name}"` },
    };
  });

const exemptWords = (state: string | undefined): string =>
  state === undefined ? operatorSellersText.exempt : operatorSellersText.exemptIn({ state: nameState(state) });

/** Approval and refusal. While the address is not confirmed, asking for it once more. */
async function decisionForms(visit: Visit, row: SellerRow): Promise<Html> {
  const word = row.id;
  const isUnconfirmed = row.email_confirmed_at === null;
  const approve = actionForm(visit, 'sellers approve', {
    word,
    button: operatorSellersText.approve,
    fields: [await shopChoice(visit, row)],
    isDisabled: isUnconfirmed,
  });
  const again =
    isUnconfirmed && actionForm(visit, 'sellers ask-confirmation', { word, button: operatorSellersText.confirmAgain });
  const refuse = behind(
    operatorSellersText.refuse,
    actionForm(visit, 'sellers refuse', {
      word,
      button: operatorSellersText.refuse,
      fields: [reasonField('seller')],
      isPlain: true,
    }),
  );
  return around([again, approve, refuse], (forms) => html`<div class="joined">${forms}</div>`);
}

const reinstating = (visit: Visit, { id: word, status }: SellerRow): Content =>
  status === 'suspended' && actionForm(visit, 'sellers reinstate', { word, button: operatorSellersText.reinstate });

/**
 * A choice between a new file for the application and the catalogue's sellers without an account. The one with the application's GSTIN or name is
 * preselected.
 */
async function shopChoice({ services }: Visit, row: SellerRow): Promise<Field> {
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
    .map(({ id, name }) => [id, operatorSellersText.knownSeller({ name, id })] as const)
    .sort(([, a], [, b]) => a.localeCompare(b));
  return choice(
    operatorSellersText.inCatalogue,
    'seller',
    [[`${NEW_SELLER}:${made}`, operatorSellersText.newSeller({ id: made })], ...options],
    fitting?.id,
  );
}

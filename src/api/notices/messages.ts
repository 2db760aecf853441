import { nameState } from '../../core/address/state-names.ts';
import { pagesUrl, readersMarket } from '../ground/text/pages-url.ts';
import { listComma } from '../../messages/language.ts';
import type { Ticket } from '../../contract/messages.ts';
import { documentName, type SellerDocumentKind } from '../../core/seller/seller-documents.ts';
import { noticesText } from '../../messages/rooms/notices.ts';
import { noticesSellersText } from '../../messages/rooms/notices-sellers.ts';
import type { SellerRow } from '../ground/database/tables.ts';
import type { Shop } from '../ground/shop/read-shop.ts';
import { fieldsOf } from '../records/sellers/application.ts';
import type { Complainant } from '../records/complaints/services.ts';
import type { Services } from '../ground/services.ts';
import { dayWords, momentWords } from './day-words.ts';
import { phoneChannelOf } from '../ground/outbox/drivers.ts';
import { linkWith } from '../ground/outbox/links.ts';
import { greet } from './name-in-mail.ts';
import type { MessageKind } from '../ground/outbox/message-kinds.ts';
import type { MailMessage, Message } from '../ground/outbox/outbox.ts';
import { type PhoneKind, textMessage } from './phone-texts.ts';
import { paragraphs, sign, writeBody } from './sign.ts';

/** The texts of messages that are not about one order. */

export const newsletterConfirmation = (shop: Shop, apiUrl: string, recipient: string, token: string): MailMessage => ({
  kind: 'newsletter-confirmation',
  recipient,
  subject: `${shop.name}: ${noticesText.subscriptionSubject}`,
  body: writeBody(
    shop,
    `${noticesText.subscriptionConfirm}\n${linkWith(`${apiUrl}/newsletter/confirm`, token)}`,
    `${noticesText.subscriptionStop}\n${linkWith(`${apiUrl}/newsletter/leave`, token)}`,
  ),
  unsubscribe: linkWith(`${apiUrl}/newsletter/leave`, token),
});

export const complaintReceived = (
  services: Teller,
  to: Complainant,
  { ticket, acknowledgeBy, settleBy }: Ticket,
): Message | undefined => {
  const { grievanceOfficer } = services.shop().store;
  const text = noticesText.complaintReceived({
    ticket,
    officer: grievanceOfficer.name,
    reply: momentWords(acknowledgeBy),
    settle: dayWords(settleBy),
  });
  return complaintMessage(services, to, ticket, 'complaint-received', text);
};

/** Tells the shopper that a person has read the complaint. */
export const complaintAcknowledged = (
  services: Teller,
  to: Complainant,
  ticket: string,
  settleBy: string,
): Message | undefined => {
  const { grievanceOfficer } = services.shop().store;
  const officer = grievanceOfficer.name;
  const text = noticesText.complaintAcknowledged({ officer, ticket, settle: dayWords(settleBy) });
  return complaintMessage(services, to, ticket, 'complaint-acknowledged', text);
};

export const complaintAnswered = (
  services: Teller,
  to: Complainant,
  ticket: string,
  answer: string,
): Message | undefined => complaintMessage(services, to, ticket, 'complaint-answered', answer);

/** What texts need of the host. */
export type Teller = Pick<Services, 'shop' | 'siteUrl' | 'config'>;

function complaintMessage(
  { shop, siteUrl, config }: Teller,
  { name, email, phone }: Complainant,
  ticket: string,
  kind: PhoneKind,
  text: string,
): Message | undefined {
  if (email !== null)
    return {
      kind,
      recipient: email,
      subject: `${shop().name}: ${noticesText.complaintSubject({ ticket })}`,
      body: `${paragraphs(greet(name), text)}${sign(shop())}`,
    };
  const channel = phoneChannelOf(config);
  if (!channel || phone === null) return undefined;
  return textMessage({ channel, phone }, kind, shop().name, {
    number: ticket,
    link: `${pagesUrl(shop(), siteUrl(), readersMarket(shop()))}/complaint`,
  });
}

/** Tells a seller that the shop was suspended or reinstated. */
export function sellerSuspended(shop: Shop, office: string, seller: SellerRow): MailMessage {
  const { name: officer, email } = shop.store.grievanceOfficer;
  if (seller.status === 'suspended')
    return sellerMail(
      shop,
      seller,
      'seller-suspended',
      noticesSellersText.suspendedSubject,
      noticesSellersText.suspended({ reason: seller.reason ?? '' }),
      noticesSellersText.suspendedAppeal({ officer, email }),
    );
  const text = noticesSellersText.reinstated({ link: office });
  return sellerMail(shop, seller, 'seller-reinstated', noticesSellersText.reinstatedSubject, text);
}

/** Tells a seller that the application is approved, and which documents are still to be sent. */
export function sellerApproved(
  shop: Shop,
  office: string,
  seller: SellerRow,
  missing: readonly SellerDocumentKind[],
): MailMessage {
  const { gstExempt, pickup } = fieldsOf(seller);
  return sellerMail(
    shop,
    seller,
    'seller-approved',
    noticesSellersText.approvedSubject,
    noticesSellersText.approved({ link: office }),
    gstExempt && pickup && noticesSellersText.withinState({ state: nameState(pickup.state) }),
    missing.length > 0 &&
      noticesSellersText.sendDocuments({
        documents: missing.map(documentName).join(listComma()),
        link: `${office}/documents`,
      }),
  );
}

/** Tells a seller that the application is refused, and why. */
export const sellerRefused = (shop: Shop, office: string, seller: SellerRow): MailMessage =>
  sellerMail(
    shop,
    seller,
    'seller-refused',
    noticesSellersText.refusedSubject,
    noticesSellersText.refusedApplication({ reason: seller.reason ?? '' }),
    noticesSellersText.applyAgain({ link: office }),
  );

const sellerMail = (
  shop: Shop,
  { email }: SellerRow,
  kind: MessageKind,
  subject: string,
  ...texts: readonly (string | false | undefined)[]
): MailMessage => ({ kind, recipient: email, subject: `${shop.name}: ${subject}`, body: writeBody(shop, ...texts) });

import { NEWSLETTER_RHYTHM } from '../../core/site/constants.ts';
import type { Ticket } from '../../core/contract/messages.ts';
import type { Kind, SellerRow } from '../ground/database/tables.ts';
import type { Shop } from '../ground/shop/read-shop.ts';
import { fieldsOf } from '../records/sellers/application.ts';
import type { Complainant } from '../records/complaints/services.ts';
import type { Services } from '../ground/services.ts';
import { dayWords, momentWords } from './day-words.ts';
import { phoneChannelOf } from '../ground/outbox/drivers.ts';
import { greet } from './name-in-mail.ts';
import type { MailMessage, Message } from '../ground/outbox/outbox.ts';
import { fillText, type PhoneKind } from './phone-texts.ts';
import { sign } from './sign.ts';

/** The texts of messages that are not about one order. */

export const passwordReset = (
  shop: Shop,
  siteUrl: string,
  kind: Kind,
  recipient: string,
  token: string,
): MailMessage => ({
  kind: 'password-reset',
  recipient,
  subject: `${shop.name}: reset your password`,
  body: `Hello,\n\nYou, or someone else, asked to reset your password. To choose a new one, open this link within an hour:\n${siteUrl}/reset_password?kind=${kind}#token=${token}\n\nIf this wasn’t you, ignore this email. Your password stays the same.${sign(shop)}`,
});

export const newsletterConfirmation = (shop: Shop, apiUrl: string, recipient: string, token: string): MailMessage => ({
  kind: 'newsletter-confirmation',
  recipient,
  subject: `${shop.name}: confirm your subscription`,
  body: `Hello,\n\nYou, or someone else, subscribed to our newsletter. It comes ${NEWSLETTER_RHYTHM}. Please confirm here:\n${apiUrl}/newsletter/confirm?token=${token}\n\nIf this wasn’t you, ignore this email. You can unsubscribe at any time:\n${apiUrl}/newsletter/leave?token=${token}${sign(shop)}`,
  unsubscribe: `${apiUrl}/newsletter/leave?token=${token}`,
});

export const complaintReceived = (
  services: Teller,
  to: Complainant,
  { ticket, acknowledgeBy, settleBy }: Ticket,
): Message | undefined => {
  const { grievanceOfficer } = services.shop().store;
  const text = `We have received your complaint. Your ticket number is ${ticket}. Our grievance officer, ${grievanceOfficer.name}, will reply by ${momentWords(acknowledgeBy)} and settle it by ${dayWords(settleBy)}.`;
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
  const text = `${grievanceOfficer.name}, our grievance officer, has read your complaint ${ticket} and will settle it by ${dayWords(settleBy)}.`;
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
      subject: `${shop().name}: your complaint ${ticket}`,
      body: `${greet(name)}\n\n${text}${sign(shop())}`,
    };
  const channel = phoneChannelOf(config);
  if (!channel || phone === null) return undefined;
  const filled = fillText(kind, shop().name, { number: ticket, link: `${siteUrl()}/complaint` });
  return { channel, kind, recipient: phone, body: filled.text, values: filled.values };
}

/** Tells a seller that the shop was suspended or reinstated. */
export const sellerSuspended = (shop: Shop, siteUrl: string, seller: SellerRow): MailMessage => ({
  kind: `seller-${seller.status === 'suspended' ? 'suspended' : 'reinstated'}`,
  recipient: seller.email,
  subject: `${shop.name}: your shop is ${seller.status === 'suspended' ? 'suspended' : 'open again'}`,
  body:
    seller.status === 'suspended'
      ? `Hello,\n\nWe have suspended your shop: ${seller.reason}\n\nYour products can’t be ordered now. We are handling your open orders. If you don’t agree, write to our grievance officer, ${shop.store.grievanceOfficer.name}, ${shop.store.grievanceOfficer.email}.${sign(shop)}`
      : `Hello,\n\nYour shop is open again. Sign in: ${siteUrl}/Seller-SignIn${sign(shop)}`,
});

/** Tells a seller that the application is approved. `unsent` names documents that are still to be sent; empty for none. */
export function sellerApproved(shop: Shop, siteUrl: string, seller: SellerRow, unsent: string): MailMessage {
  const { gstExempt, pickup } = fieldsOf(seller);
  const paragraphs = [
    `Your shop is open. Sign in: ${siteUrl}/Seller-SignIn`,
    gstExempt &&
      pickup &&
      `You have no GSTIN, so your products are sold within ${pickup.state} only. Shoppers in other states can’t order them.`,
    unsent &&
      `Please send us copies of: ${unsent}. Open “Your documents” on your dashboard: ${siteUrl}/seller-dashboard`,
  ];
  return applicationMail(shop, seller, 'seller-approved', paragraphs.filter(Boolean).join('\n\n'));
}

/** Tells a seller that the application is refused, and why. */
export const sellerRefused = (shop: Shop, siteUrl: string, seller: SellerRow): MailMessage =>
  applicationMail(
    shop,
    seller,
    'seller-refused',
    `We could not approve your application: ${seller.reason}\n\nYou can change it and send it again: ${siteUrl}/Seller-SignIn`,
  );

const applicationMail = (shop: Shop, { email }: SellerRow, kind: string, text: string): MailMessage => ({
  kind,
  recipient: email,
  subject: `${shop.name}: your application is ${kind === 'seller-approved' ? 'approved' : 'not approved'}`,
  body: `Hello,\n\n${text}${sign(shop)}`,
});

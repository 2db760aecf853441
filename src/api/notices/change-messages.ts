import type { SellerChangeRow, SellerRow } from '../ground/database/tables.ts';
import type { Shop } from '../ground/shop/read-shop.ts';
import { dayWords } from './day-words.ts';
import type { Message } from '../ground/outbox/outbox.ts';
import type { SellerRecipient } from '../records/sellers/services.ts';
import { messageTo } from './seller-messages.ts';

/** Messages about changes of a seller's details. They repeat none of them but the end of an account number. */

/** What is changed, in words. */
export const CHANGE_WORDS: Readonly<Record<SellerChangeRow['kind'], string>> = {
  bank: 'bank account',
  email: 'email address',
  phone: 'mobile number',
  business: 'pickup address or GSTIN',
};

const newPassword = (siteUrl: string): string =>
  `choose a new password, which signs out all devices: ${siteUrl}/reset_password?kind=seller`;

/** The code that confirms a change, to the address or number on file. */
export const changeCode = (
  shop: Shop,
  siteUrl: string,
  recipient: SellerRecipient,
  kind: SellerChangeRow['kind'],
  code: string,
): Message =>
  messageTo(shop, recipient, {
    kind: 'seller-change-code',
    subject: 'your code',
    text: `Somebody who is signed in to your shop asked for a new ${CHANGE_WORDS[kind]}. To agree, type this code on your dashboard within ten minutes: ${code}\n\nNever tell it to anybody. If this wasn’t you, somebody else has your password: ${newPassword(siteUrl)}`,
    values: { code, what: CHANGE_WORDS[kind] },
  });

/** A new bank account that is used later. `link` stops it. */
export const bankWaits = (shop: Shop, recipient: SellerRecipient, ending: string, day: string, link: string): Message =>
  messageTo(shop, recipient, {
    kind: 'seller-bank-waits',
    subject: `new bank account, from ${dayWords(day)}`,
    text: `Your shop has a new bank account, ending in ${ending}. We use it from ${dayWords(day)}, and make no payout until then.\n\nIf this wasn’t you, stop it: ${link}`,
    values: { ending, day: dayWords(day), link },
  });

/** A change that was made. */
export const detailsChanged = (
  shop: Shop,
  siteUrl: string,
  recipient: SellerRecipient,
  kind: SellerChangeRow['kind'],
): Message =>
  messageTo(shop, recipient, {
    kind: 'seller-changed',
    subject: `your ${CHANGE_WORDS[kind]} was changed`,
    text: `The ${CHANGE_WORDS[kind]} of your shop was changed. If this wasn’t you, call ${shop.store.care.phone} or write to ${shop.store.care.email} at once, and ${newPassword(siteUrl)}`,
    values: { what: CHANGE_WORDS[kind], phone: shop.store.care.phone },
  });

/** A change that was stopped. */
export const changeStopped = (
  shop: Shop,
  siteUrl: string,
  recipient: SellerRecipient,
  kind: SellerChangeRow['kind'],
): Message =>
  messageTo(shop, recipient, {
    kind: 'seller-change-stopped',
    subject: `the change of your ${CHANGE_WORDS[kind]} was stopped`,
    text: `The change of the ${CHANGE_WORDS[kind]} of your shop was stopped. The one that we had before stays. If you did not ask for the change, ${newPassword(siteUrl)}`,
    values: { what: CHANGE_WORDS[kind], phone: shop.store.care.phone },
  });

/** Asks for the confirmation of an address: of an applicant, or the new one of a seller. */
export const confirmSellerEmail = (shop: Shop, { email }: Pick<SellerRow, 'email'>, link: string): Message => ({
  kind: 'seller-email-confirmation',
  recipient: email,
  subject: `${shop.name}: confirm your email address`,
  body: `Hello,\n\nSomeone gave this address for a shop at ${shop.name}. Please confirm within three days that it is yours:\n${link}\n\nIf this wasn’t you, ignore this email.`,
});

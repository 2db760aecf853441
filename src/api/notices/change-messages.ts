import { noticesText } from '../../messages/rooms/notices.ts';
import { noticesChangesText } from '../../messages/rooms/notices-changes.ts';
import type { SellerChangeRow, SellerRow } from '../ground/database/tables.ts';
import type { Shop } from '../ground/shop/read-shop.ts';
import { dayWords } from './day-words.ts';
import type { Message } from '../ground/outbox/outbox.ts';
import type { SellerRecipient } from '../records/sellers/services.ts';
import { messageTo } from './seller-messages.ts';
import { paragraphs, sentences } from './sign.ts';

/** Messages about changes of a seller's details. They repeat none of them but the end of an account number. */

/** What is changed, in words. */
export const CHANGE_WORDS: Readonly<Record<SellerChangeRow['kind'], string>> = {
  get bank() {
    return noticesChangesText.bank;
  },
  get email() {
    return noticesChangesText.email;
  },
  get phone() {
    return noticesChangesText.phone;
  },
  get business() {
    return noticesChangesText.business;
  },
};

/** Where a new password is chosen. */
const passwordLink = (siteUrl: string): string => `${siteUrl}/reset_password?kind=seller`;

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
    subject: noticesChangesText.codeSubject,
    text: paragraphs(
      noticesChangesText.code({ what: kind, code }),
      noticesChangesText.codeSecret({ link: passwordLink(siteUrl) }),
    ),
    values: { code, what: CHANGE_WORDS[kind] },
  });

/** A new bank account that is used later. `link` stops it. */
export function bankWaits(shop: Shop, recipient: SellerRecipient, ending: string, iso: string, link: string): Message {
  const day = dayWords(iso);
  return messageTo(shop, recipient, {
    kind: 'seller-bank-waits',
    subject: noticesChangesText.bankWaitsSubject({ day }),
    text: paragraphs(noticesChangesText.bankWaits({ ending, day }), noticesChangesText.bankStop({ link })),
    values: { ending, day, link },
  });
}

/** A change that was made. */
export const detailsChanged = (
  shop: Shop,
  siteUrl: string,
  recipient: SellerRecipient,
  kind: SellerChangeRow['kind'],
): Message =>
  messageTo(shop, recipient, {
    kind: 'seller-changed',
    subject: noticesChangesText.changedSubject({ what: kind }),
    text: sentences(
      noticesChangesText.changed({ what: kind }),
      noticesChangesText.changedByOthers({ ...shop.store.care, link: passwordLink(siteUrl) }),
    ),
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
    subject: noticesChangesText.stoppedSubject({ what: kind }),
    text: sentences(
      noticesChangesText.stopped({ what: kind }),
      noticesChangesText.oldStays({ link: passwordLink(siteUrl) }),
    ),
    values: { what: CHANGE_WORDS[kind], phone: shop.store.care.phone },
  });

/** Asks for the confirmation of an address: of an applicant, or the new one of a seller. */
export const confirmSellerEmail = (shop: Shop, { email }: Pick<SellerRow, 'email'>, link: string): Message => ({
  kind: 'seller-email-confirmation',
  recipient: email,
  subject: `${shop.name}: ${noticesChangesText.confirmEmailSubject}`,
  body: paragraphs(
    noticesText.hello,
    `${noticesChangesText.confirmEmail({ shop: shop.name })}\n${link}`,
    noticesText.ignoreEmail,
  ),
});

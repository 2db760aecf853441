import type { Kind } from '../ground/database/tables.ts';
import type { Shop } from '../ground/shop/read-shop.ts';
import type { PhoneChannel } from '../ground/outbox/channel.ts';
import { fillText } from './phone-texts.ts';
import { sign } from './sign.ts';
import type { MailMessage, TextMessage } from '../ground/outbox/outbox.ts';

/** Mails about accounts. They contain no names and nothing that was typed, as the address may be a stranger's. */

const about = (shop: Shop, kind: string, recipient: string, subject: string, text: string): MailMessage => ({
  kind,
  recipient,
  subject: `${shop.name}: ${subject}`,
  body: `Hello,\n\n${text}${sign(shop)}`,
});

const wasItYou = (siteUrl: string, kind: Kind = 'shopper') =>
  `If this wasn’t you, choose a new password now. That logs out all devices: ${siteUrl}/reset_password${kind === 'seller' ? '?kind=seller' : ''}`;

export const emailConfirmation = (shop: Shop, siteUrl: string, recipient: string, token: string): MailMessage =>
  about(
    shop,
    'email-confirmation',
    recipient,
    'confirm your email address',
    `Someone gave this address for an account at ${shop.name}. To confirm it, open this link within three days:\n${siteUrl}/confirm-email#token=${token}\n\nIf this wasn’t you, ignore this email. The address won’t be used for that account.`,
  );

export const passwordChanged = (shop: Shop, siteUrl: string, kind: Kind, recipient: string): MailMessage =>
  about(
    shop,
    'password-changed',
    recipient,
    'your password was changed',
    `The password of your account was changed, and your other devices were logged out. ${wasItYou(siteUrl, kind)}`,
  );

export const emailChanged = (shop: Shop, siteUrl: string, recipient: string, isOld: boolean): MailMessage =>
  about(
    shop,
    'email-changed',
    recipient,
    'your email address was changed',
    isOld
      ? `Your account now has another email address and no longer uses this one. If this wasn’t you, write to ${shop.store.care.email} or call ${shop.store.care.phone}.`
      : `This is now the email address of your account. ${wasItYou(siteUrl)}`,
  );

export const phoneChanged = (shop: Shop, siteUrl: string, recipient: string): MailMessage =>
  about(
    shop,
    'phone-changed',
    recipient,
    'your phone number was changed',
    `The phone number of your account was changed, removed or confirmed. ${wasItYou(siteUrl)}`,
  );

export const oneTimeCode = (shop: Shop, recipient: string, code: string): MailMessage =>
  about(
    shop,
    'one-time-code',
    recipient,
    'your code',
    `Your code is ${code}. It works once, within ten minutes, on the page where you asked for it.\n\nNever share it: we never ask for it by phone or message. If this wasn’t you, do nothing.`,
  );

/** The code of a log-in, for a proven number. */
export function loginCode({ name }: Shop, channel: PhoneChannel, recipient: string, code: string): TextMessage {
  const { text, values } = fillText('login-code', name, { code });
  return { channel, kind: 'login-code', recipient, body: text, values };
}

export const accountDeleted = (shop: Shop, recipient: string): MailMessage =>
  about(
    shop,
    'account-deleted',
    recipient,
    'your account has been deleted',
    `We have deleted your account, with its contact details and saved addresses. Tax and company law require us to keep your orders and invoices, but they are no longer linked to an account. Links in your order emails still work. If this wasn’t you, write to ${shop.store.care.email}.`,
  );

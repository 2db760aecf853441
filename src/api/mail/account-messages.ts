import type { Kind } from '../database/tables.ts';
import type { Shop } from '../read-shop.ts';
import { sign } from './messages.ts';
import type { Message } from './outbox.ts';

/** Mails about an account itself. None names the account's owner or what somebody typed: they may go to a stranger's address. */

const about = (shop: Shop, kind: string, recipient: string, subject: string, text: string): Message => ({
  kind,
  recipient,
  subject: `${shop.name}: ${subject}`,
  body: `Hello,\n\n${text}${sign(shop)}`,
});

const wasItYou = (siteUrl: string, kind: Kind = 'shopper') =>
  `If it was not you, choose a new password at once, which ends all sessions: ${siteUrl}/reset_password${kind === 'seller' ? '?kind=seller' : ''}`;

export const emailConfirmation = (shop: Shop, siteUrl: string, recipient: string, token: string): Message =>
  about(
    shop,
    'email-confirmation',
    recipient,
    'confirm your e-mail address',
    `this address was given for an account at ${shop.name}. Confirm it here, once, within three days:\n${siteUrl}/confirm-email#token=${token}\n\nIf it was not you, do nothing: the address does not count for that account.`,
  );

export const passwordChanged = (shop: Shop, siteUrl: string, kind: Kind, recipient: string): Message =>
  about(
    shop,
    'password-changed',
    recipient,
    'your password was changed',
    `the password of your account was changed, and other devices were logged out. ${wasItYou(siteUrl, kind)}`,
  );

export const emailChanged = (shop: Shop, siteUrl: string, recipient: string, isOld: boolean): Message =>
  about(
    shop,
    'email-changed',
    recipient,
    'your e-mail address was changed',
    isOld
      ? `your account has another e-mail address now. This one does not count for it any more. If it was not you, write to ${shop.store.care.email} or call ${shop.store.care.phone}.`
      : `this is the e-mail address of your account now. ${wasItYou(siteUrl)}`,
  );

export const phoneChanged = (shop: Shop, siteUrl: string, recipient: string): Message =>
  about(
    shop,
    'phone-changed',
    recipient,
    'your phone number was changed',
    `the phone number of your account was changed, removed or confirmed. ${wasItYou(siteUrl)}`,
  );

export const accountDeleted = (shop: Shop, recipient: string): Message =>
  about(
    shop,
    'account-deleted',
    recipient,
    'your account is deleted',
    `your account is deleted, with its sessions and its address and number. What tax law wants kept of orders is kept without the account; the links in the mails about open orders go on working. If it was not you, write to ${shop.store.care.email}.`,
  );

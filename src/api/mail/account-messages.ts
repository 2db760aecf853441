import type { Kind } from '../database/tables.ts';
import type { Shop } from '../read-shop.ts';
import { sign } from './messages.ts';
import type { Message } from './outbox.ts';

/** Mails about accounts. They contain no names and nothing that was typed, as the address may be a stranger's. */

const about = (shop: Shop, kind: string, recipient: string, subject: string, text: string): Message => ({
  kind,
  recipient,
  subject: `${shop.name}: ${subject}`,
  body: `Hello,\n\n${text}${sign(shop)}`,
});

const wasItYou = (siteUrl: string, kind: Kind = 'shopper') =>
  `If this was not you, choose a new password at once, which ends all sessions: ${siteUrl}/reset_password${kind === 'seller' ? '?kind=seller' : ''}`;

export const emailConfirmation = (shop: Shop, siteUrl: string, recipient: string, token: string): Message =>
  about(
    shop,
    'email-confirmation',
    recipient,
    'confirm your e-mail address',
    `this address was given for an account at ${shop.name}. Confirm it here within three days:\n${siteUrl}/confirm-email#token=${token}\n\nIf this was not you, do nothing: the address will not be used for that account.`,
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
      ? `your account now has another e-mail address, and this one no longer belongs to it. If it was not you, write to ${shop.store.care.email} or call ${shop.store.care.phone}.`
      : `this is now the e-mail address of your account. ${wasItYou(siteUrl)}`,
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
    `your account was deleted, with its sessions, address and number. Orders are kept without the account, as tax law requires; the links in mails about open orders keep working. If it was not you, write to ${shop.store.care.email}.`,
  );

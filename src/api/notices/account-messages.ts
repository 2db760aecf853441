import { noticesAccountsText } from '../../messages/rooms/notices-accounts.ts';
import type { Kind } from '../ground/database/tables.ts';
import type { Shop } from '../ground/shop/read-shop.ts';
import type { PhoneChannel } from '../ground/outbox/channel.ts';
import { textMessage } from './phone-texts.ts';
import { sentences, writeBody } from './sign.ts';
import type { MessageKind } from '../ground/outbox/message-kinds.ts';
import type { MailMessage, TextMessage } from '../ground/outbox/outbox.ts';

/** Mails about accounts. They contain no names and nothing that was typed, as the address may be a stranger's. */

const about = (
  shop: Shop,
  kind: MessageKind,
  recipient: string,
  subject: string,
  ...paragraphs: readonly string[]
): MailMessage => ({
  kind,
  recipient,
  subject: `${shop.name}: ${subject}`,
  body: writeBody(shop, ...paragraphs),
});

const newPassword = (siteUrl: string, kind: Kind = 'shopper') =>
  noticesAccountsText.newPassword({ link: `${siteUrl}/reset_password${kind === 'seller' ? '?kind=seller' : ''}` });

export const emailConfirmation = (shop: Shop, siteUrl: string, recipient: string, token: string): MailMessage =>
  about(
    shop,
    'email-confirmation',
    recipient,
    noticesAccountsText.confirmEmailSubject,
    `${noticesAccountsText.confirmEmail({ shop: shop.name })}\n${siteUrl}/confirm-email#token=${token}`,
    noticesAccountsText.confirmEmailIgnore,
  );

export const passwordChanged = (shop: Shop, siteUrl: string, kind: Kind, recipient: string): MailMessage =>
  about(
    shop,
    'password-changed',
    recipient,
    noticesAccountsText.passwordChangedSubject,
    sentences(noticesAccountsText.passwordChanged, newPassword(siteUrl, kind)),
  );

export const emailChanged = (shop: Shop, siteUrl: string, recipient: string, isOld: boolean): MailMessage =>
  about(
    shop,
    'email-changed',
    recipient,
    noticesAccountsText.emailChangedSubject,
    isOld
      ? noticesAccountsText.emailIsOld(shop.store.care)
      : sentences(noticesAccountsText.emailIsNew, newPassword(siteUrl)),
  );

export const phoneChanged = (shop: Shop, siteUrl: string, recipient: string): MailMessage =>
  about(
    shop,
    'phone-changed',
    recipient,
    noticesAccountsText.phoneChangedSubject,
    sentences(noticesAccountsText.phoneChanged, newPassword(siteUrl)),
  );

export const oneTimeCode = (shop: Shop, recipient: string, code: string): MailMessage =>
  about(
    shop,
    'one-time-code',
    recipient,
    noticesAccountsText.codeSubject,
    noticesAccountsText.code({ code }),
    noticesAccountsText.codeSecret,
  );

/** The code of a log-in, for a proven number. */
export const loginCode = ({ name }: Shop, channel: PhoneChannel, phone: string, code: string): TextMessage =>
  textMessage({ channel, phone }, 'login-code', name, { code });

export const accountDeleted = (shop: Shop, recipient: string): MailMessage =>
  about(
    shop,
    'account-deleted',
    recipient,
    noticesAccountsText.deletedSubject,
    noticesAccountsText.deleted({ email: shop.store.care.email }),
  );

export const passwordReset = (shop: Shop, siteUrl: string, kind: Kind, recipient: string, token: string): MailMessage =>
  about(
    shop,
    'password-reset',
    recipient,
    noticesAccountsText.resetSubject,
    `${noticesAccountsText.reset}\n${siteUrl}/reset_password?kind=${kind}#token=${token}`,
    noticesAccountsText.resetIgnore,
  );

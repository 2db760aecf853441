import { formatMoney } from '../../core/money/format-price.ts';
import { localeIn } from '../../messages/language.ts';
import { noticesSellersText } from '../../messages/rooms/notices-sellers.ts';
import type { PayoutRow } from '../ground/database/tables.ts';
import type { Shop } from '../ground/shop/read-shop.ts';
import type { Message } from '../ground/outbox/outbox.ts';
import { writeBody } from './sign.ts';

/** Tells a seller that a payout was transferred, or that the bank returned it, and what comes next. */
export function payoutSettled(
  shop: Shop,
  office: string,
  recipient: string,
  payout: PayoutRow,
  isAccountRight: boolean,
): Message {
  const { id, status, currency, account_number: account, utr, reason } = payout;
  const amount = formatMoney(payout.amount_minor, currency, localeIn(shop.markets.get(shop.store.defaultMarket)));
  const ending = account.slice(-4);
  const isPaid = status === 'paid';
  const subject = isPaid
    ? noticesSellersText.payoutPaidSubject({ id })
    : noticesSellersText.payoutFailedSubject({ id });
  const next = isAccountRight ? noticesSellersText.payoutAgain : noticesSellersText.payoutNewAccount;
  const text = isPaid
    ? [noticesSellersText.payoutPaid({ amount, ending, utr: utr ?? '' })]
    : [noticesSellersText.payoutFailed({ amount, ending, reason: reason ?? '' }), next];
  return {
    kind: isPaid ? 'payout-paid' : 'payout-failed',
    recipient,
    subject: `${shop.name}: ${subject}`,
    body: writeBody(shop, ...text, noticesSellersText.payouts({ link: `${office}/payouts` })),
  };
}

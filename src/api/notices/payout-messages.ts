import { formatMoney } from '../../core/money/money.ts';
import type { PayoutRow } from '../ground/database/tables.ts';
import type { Shop } from '../ground/shop/read-shop.ts';
import type { Message } from '../ground/outbox/outbox.ts';
import { sign } from './sign.ts';

/** Tells a seller that a payout was transferred, or that the bank returned it, and what comes next. */
export function payoutSettled(
  shop: Shop,
  siteUrl: string,
  recipient: string,
  payout: PayoutRow,
  isAccountRight: boolean,
): Message {
  const { id, status, currency, account_number: account, utr, reason } = payout;
  const locale = shop.markets.get(shop.store.defaultMarket)?.locale ?? 'en';
  const amount = formatMoney(payout.amount_minor, currency, locale);
  const ending = account.slice(-4);
  const isPaid = status === 'paid';
  const text = isPaid
    ? `We have paid ${amount} to your account ending in ${ending}. The bank’s reference (UTR) is ${utr}.`
    : `The bank could not pay ${amount} to your account ending in ${ending}: ${reason}\n\n${isAccountRight ? 'We keep the amount for you and try again with the next payout.' : 'We keep the amount for you, and use this account no more. Open “Your details” on your dashboard and enter another account, or the same one if it is open: then we pay.'}`;
  return {
    kind: isPaid ? 'payout-paid' : 'payout-failed',
    recipient,
    subject: `${shop.name}: ${isPaid ? 'paid' : 'not paid, the bank returned it'}, payout ${id}`,
    body: `Hello,\n\n${text}\n\nYour payouts: ${siteUrl}/seller-dashboard#payouts${sign(shop)}`,
  };
}

import { formatMoney } from '../../core/money.ts';
import type { PayoutRow } from '../database/tables.ts';
import type { Shop } from '../read-shop.ts';
import type { Message } from './outbox.ts';
import { sign } from './sign.ts';

/** Tells a seller that a payout was transferred, or that the bank returned it. */
export function payoutSettled(shop: Shop, siteUrl: string, recipient: string, payout: PayoutRow): Message {
  const { id, status, currency, account_number: account, utr, reason } = payout;
  const locale = shop.markets.get(shop.store.defaultMarket)?.locale ?? 'en';
  const amount = formatMoney(payout.amount_minor, currency, locale);
  const ending = account.slice(-4);
  const isPaid = status === 'paid';
  const text = isPaid
    ? `We have paid ${amount} to your account ending in ${ending}. The bank’s reference (UTR) is ${utr}.`
    : `The bank could not pay ${amount} to your account ending in ${ending}: ${reason}\n\nThe amount is part of your next payout. If your account has changed, please write to us: ${shop.store.care.email}.`;
  return {
    kind: isPaid ? 'payout-paid' : 'payout-failed',
    recipient,
    subject: `${shop.name}: payout ${id}`,
    body: `Hello,\n\n${text}\n\nYour statement: ${siteUrl}/seller-dashboard#payouts${sign(shop)}`,
  };
}

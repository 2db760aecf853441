import { phoneChannelOf } from '../ground/outbox/drivers.ts';
import type { Message } from '../ground/outbox/outbox.ts';
import type { Services } from '../ground/services.ts';
import type { Reader } from '../ground/text/language.ts';
import { pagesUrl } from '../ground/text/pages-url.ts';
import type { AccountNotices } from '../records/accounts/services.ts';
import type { Complainant, ComplaintNotices } from '../records/complaints/services.ts';
import type { PayoutNotices } from '../records/ledger/payouts.ts';
import type { NewsletterNotices } from '../records/newsletter/newsletter.ts';
import type { OrderRows } from '../records/orders/record/rows.ts';
import type { OrderNotices } from '../records/orders/record/services.ts';
import type { RestockNotices } from '../records/restock/alerts.ts';
import type { SellerNotices, SellerRecipient } from '../records/sellers/services.ts';
import * as account from './account-messages.ts';
import * as change from './change-messages.ts';
import * as other from './messages.ts';
import type { Teller } from './messages.ts';
import * as order from './order-messages.ts';
import { payoutSettled } from './payout-messages.ts';
import * as refund from './refund-messages.ts';
import { restockConfirmation } from './restock-messages.ts';
import { officeOf, tellOfCancellation, tellOfComplaint, tellOfOrder, tellOfReturn } from './tell-sellers.ts';
import { tellOfUndelivered } from './tell-undelivered.ts';
import { parcelUndelivered } from './undelivered-messages.ts';
import { writeFor, writeToSeller } from './write-for.ts';

/** What each room of records is handed, to tell people what happens in it. */
export interface Notices {
  readonly accountNotices: AccountNotices;
  readonly complaintNotices: ComplaintNotices;
  readonly newsletterNotices: NewsletterNotices;
  readonly orderNotices: OrderNotices;
  readonly payoutNotices: PayoutNotices;
  readonly restockNotices: RestockNotices;
  readonly sellerNotices: SellerNotices;
}

/** The notices of a host, with its catalogue and addresses as they are when something is told. */
export function writeNotices(services: Services): Notices {
  const { shop, apiUrl } = services;
  // Asked for while a message is written, in the language of its reader.
  const siteUrl = () => pagesUrl(shop(), services.siteUrl());
  const office = () => officeOf(services);
  const mail = <Result>(to: Reader, write: () => Result): Result => writeFor(services, to, 'mail', write);
  const ofOrder = <Args extends unknown[]>(
    write: (services: Teller, rows: OrderRows, ...args: Args) => Message | undefined,
  ) => {
    return (rows: OrderRows, ...args: Args): Message | undefined =>
      writeFor(services, rows.order, rows.order.contact_email === null ? 'phone' : 'mail', () =>
        write(services, rows, ...args),
      );
  };
  const ofComplaint = <Args extends unknown[]>(
    write: (services: Teller, to: Complainant, ...args: Args) => Message | undefined,
  ) => {
    return (to: Complainant, ...args: Args): Message | undefined =>
      writeFor(services, to, to.email === null ? 'phone' : 'mail', () => write(services, to, ...args));
  };
  const seller = (to: SellerRecipient, write: () => Message): Message => writeToSeller(services, to, write);
  return {
    accountNotices: {
      emailConfirmation: (to, token) => mail(to, () => account.emailConfirmation(shop(), siteUrl(), to.email, token)),
      emailChanged: (to, isOld) => mail(to, () => account.emailChanged(shop(), siteUrl(), to.email, isOld)),
      passwordChanged: (kind, to) => mail(to, () => account.passwordChanged(shop(), siteUrl(), kind, to.email)),
      passwordReset: (kind, to, token) =>
        mail(to, () => account.passwordReset(shop(), siteUrl(), kind, to.email, token)),
      phoneChanged: (to) => mail(to, () => account.phoneChanged(shop(), siteUrl(), to.email)),
      oneTimeCode: (to, code) => mail(to, () => account.oneTimeCode(shop(), to.email, code)),
      loginCode: (channel, to, code) =>
        writeFor(services, to, 'phone', () => account.loginCode(shop(), channel, to.phone, code)),
    },
    complaintNotices: {
      received: ofComplaint(other.complaintReceived),
      acknowledged: ofComplaint(other.complaintAcknowledged),
      answered: ofComplaint(other.complaintAnswered),
      tellSellers: (db, orderNumber, ticket) => tellOfComplaint(db, services, orderNumber, ticket),
    },
    newsletterNotices: {
      confirmation: (to, token) => mail(to, () => other.newsletterConfirmation(shop(), apiUrl(), to.email, token)),
    },
    orderNotices: {
      placed: ofOrder(order.orderPlaced),
      shipmentAccepted: ofOrder(order.shipmentAccepted),
      shipmentDispatched: ofOrder(order.shipmentDispatched),
      shipmentDelivered: ofOrder(order.shipmentDelivered),
      shipmentCancelled: ofOrder(order.shipmentCancelled),
      undelivered: ofOrder(parcelUndelivered),
      paymentExpired: ofOrder(order.paymentExpired),
      returnRequested: ofOrder(order.returnRequested),
      returnAnswered: ofOrder(order.returnAnswered),
      refundUpiNamed: ofOrder(refund.refundUpiNamed),
      openingCode: (row, by, code) => {
        const channel = by === 'phone' ? phoneChannelOf(services.config) : undefined;
        return writeFor(services, row, channel ? 'phone' : 'mail', () =>
          channel
            ? account.loginCode(shop(), channel, row.contact_phone, code)
            : account.oneTimeCode(shop(), row.contact_email ?? '', code),
        );
      },
      refundSent: ofOrder(refund.refundSent),
      refundDone: ofOrder(refund.refundDone),
      refundRefused: ofOrder(refund.refundRefused),
      tellSellers: (db, rows) => tellOfOrder(db, services, rows),
      tellSellerOfCancellation: (db, row, sellerId) => tellOfCancellation(db, services, row, sellerId),
      tellSellerOfReturn: (db, row, entry) => tellOfReturn(db, services, row, entry),
      tellOfUndelivered: (db, parcel) => tellOfUndelivered(db, services, parcel),
    },
    payoutNotices: {
      settled: (to, payout, isAccountRight) =>
        mail(to, () => payoutSettled(shop(), office(), to.email, payout, isAccountRight)),
    },
    restockNotices: {
      confirmation: (alert, token) => mail(alert, () => restockConfirmation(shop(), apiUrl(), alert, token)),
    },
    sellerNotices: {
      approved: (row, missing) => mail(row, () => other.sellerApproved(shop(), office(), row, missing)),
      refused: (row) => mail(row, () => other.sellerRefused(shop(), office(), row)),
      suspended: (row) => mail(row, () => other.sellerSuspended(shop(), office(), row)),
      confirmEmail: (to, link) => mail(to, () => change.confirmSellerEmail(shop(), to, link)),
      changeCode: (to, kind, code) => seller(to, () => change.changeCode(shop(), siteUrl(), to, kind, code)),
      bankWaits: (to, ending, day, link) => seller(to, () => change.bankWaits(shop(), to, ending, day, link)),
      detailsChanged: (to, kind) => seller(to, () => change.detailsChanged(shop(), siteUrl(), to, kind)),
      changeStopped: (to, kind) => seller(to, () => change.changeStopped(shop(), siteUrl(), to, kind)),
    },
  };
}

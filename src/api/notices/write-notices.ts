import type { Services } from '../ground/services.ts';
import type { AccountNotices } from '../records/accounts/services.ts';
import type { ComplaintNotices } from '../records/complaints/services.ts';
import type { PayoutNotices } from '../records/ledger/payouts.ts';
import type { NewsletterNotices } from '../records/newsletter/newsletter.ts';
import type { OrderNotices } from '../records/orders/services.ts';
import type { RestockNotices } from '../records/restock/alerts.ts';
import type { SellerNotices } from '../records/sellers/services.ts';
import * as account from './account-messages.ts';
import * as change from './change-messages.ts';
import * as other from './messages.ts';
import * as order from './order-messages.ts';
import { payoutSettled } from './payout-messages.ts';
import * as refund from './refund-messages.ts';
import { restockConfirmation } from './restock-messages.ts';
import { tellOfCancellation, tellOfComplaint, tellOfOrder, tellOfReturn } from './tell-sellers.ts';
import { tellOfUndelivered } from './tell-undelivered.ts';
import { parcelUndelivered } from './undelivered-messages.ts';

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
  const { shop, siteUrl, apiUrl } = services;
  return {
    accountNotices: {
      emailConfirmation: (recipient, token) => account.emailConfirmation(shop(), siteUrl(), recipient, token),
      emailChanged: (recipient, isOld) => account.emailChanged(shop(), siteUrl(), recipient, isOld),
      passwordChanged: (kind, recipient) => account.passwordChanged(shop(), siteUrl(), kind, recipient),
      passwordReset: (kind, recipient, token) => account.passwordReset(shop(), siteUrl(), kind, recipient, token),
      phoneChanged: (recipient) => account.phoneChanged(shop(), siteUrl(), recipient),
      oneTimeCode: (recipient, code) => account.oneTimeCode(shop(), recipient, code),
      loginCode: (channel, recipient, code) => account.loginCode(shop(), channel, recipient, code),
    },
    complaintNotices: {
      received: (to, ticket) => other.complaintReceived(services, to, ticket),
      acknowledged: (to, ticket, settleBy) => other.complaintAcknowledged(services, to, ticket, settleBy),
      answered: (to, ticket, answer) => other.complaintAnswered(services, to, ticket, answer),
      tellSellers: (db, orderNumber, ticket) => tellOfComplaint(db, services, orderNumber, ticket),
    },
    newsletterNotices: {
      confirmation: (recipient, token) => other.newsletterConfirmation(shop(), apiUrl(), recipient, token),
    },
    orderNotices: {
      placed: (rows) => order.orderPlaced(services, rows),
      shipmentAccepted: (rows, id) => order.shipmentAccepted(services, rows, id),
      shipmentDispatched: (rows, id) => order.shipmentDispatched(services, rows, id),
      shipmentDelivered: (rows, id) => order.shipmentDelivered(services, rows, id),
      shipmentCancelled: (rows, id, isByShopper) => order.shipmentCancelled(services, rows, id, isByShopper),
      undelivered: (rows, id, state) => parcelUndelivered(services, rows, id, state),
      paymentExpired: (rows) => order.paymentExpired(services, rows),
      returnRequested: (rows, sellerId) => order.returnRequested(services, rows, sellerId),
      returnAnswered: (rows, returnId) => order.returnAnswered(services, rows, returnId),
      refundUpiNamed: (rows) => refund.refundUpiNamed(services, rows),
      refundSent: (rows, refundId) => refund.refundSent(services, rows, refundId),
      tellSellers: (db, rows) => tellOfOrder(db, services, rows),
      tellSellerOfCancellation: (db, row, sellerId) => tellOfCancellation(db, services, row, sellerId),
      tellSellerOfReturn: (db, row, sellerId) => tellOfReturn(db, services, row, sellerId),
      tellOfUndelivered: (db, parcel) => tellOfUndelivered(db, services, parcel),
    },
    payoutNotices: {
      settled: (recipient, payout, isAccountRight) =>
        payoutSettled(shop(), siteUrl(), recipient, payout, isAccountRight),
    },
    restockNotices: {
      confirmation: (alert, token) => restockConfirmation(shop(), apiUrl(), alert, token),
    },
    sellerNotices: {
      approved: (seller, unsent) => other.sellerApproved(shop(), siteUrl(), seller, unsent),
      refused: (seller) => other.sellerRefused(shop(), siteUrl(), seller),
      suspended: (seller) => other.sellerSuspended(shop(), siteUrl(), seller),
      confirmEmail: (seller, link) => change.confirmSellerEmail(shop(), seller, link),
      changeCode: (recipient, kind, code) => change.changeCode(shop(), siteUrl(), recipient, kind, code),
      bankWaits: (recipient, ending, day, link) => change.bankWaits(shop(), recipient, ending, day, link),
      detailsChanged: (recipient, kind) => change.detailsChanged(shop(), siteUrl(), recipient, kind),
      changeStopped: (recipient, kind) => change.changeStopped(shop(), siteUrl(), recipient, kind),
    },
  };
}

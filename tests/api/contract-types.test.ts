import { describe, expectTypeOf, test } from 'vitest';
import type { z } from 'zod';
import * as accountShapes from '../../src/api/records/accounts/shapes.ts';
import * as ledgerShapes from '../../src/api/records/ledger/shapes.ts';
import * as messageShapes from '../../src/api/records/complaints/shapes.ts';
import * as orderRequests from '../../src/api/records/orders/requests.ts';
import * as orderShapes from '../../src/api/records/orders/shapes.ts';
import { trackedOrder } from '../../src/api/records/orders/track.ts';
import * as paymentShapes from '../../src/api/records/payments/shapes.ts';
import * as productShapes from '../../src/api/records/products/shapes.ts';
import * as restockShapes from '../../src/api/records/restock/shapes.ts';
import * as reviewShapes from '../../src/api/records/reviews/shapes.ts';
import * as sellerShapes from '../../src/api/records/sellers/shapes.ts';
import * as sellerOrders from '../../src/api/records/seller-orders/shapes.ts';
import type * as accounts from '../../src/core/contract/accounts.ts';
import type * as messages from '../../src/core/contract/messages.ts';
import type * as orders from '../../src/core/contract/orders.ts';
import type * as payments from '../../src/core/contract/payments.ts';
import type * as payouts from '../../src/core/contract/payouts.ts';
import type * as products from '../../src/core/contract/products.ts';
import type * as restock from '../../src/core/contract/restock.ts';
import type * as reviews from '../../src/core/contract/reviews.ts';
import type * as tracking from '../../src/core/contract/tracking.ts';
import type * as sellers from '../../src/core/contract/sellers.ts';

/** A type whose fields, at any depth, are read-only and in one object: two such types are the same or have different fields. */
type Plain<T> = T extends object ? { readonly [K in keyof T]: Plain<T[K]> } : T;

/** What a schema takes in requests. */
const taken = <S extends z.ZodType>(_schema: S) => expectTypeOf<Plain<z.input<S>>>();
/** What a schema lets through in answers. */
const answered = <S extends z.ZodType>(_schema: S) => expectTypeOf<Plain<z.output<S>>>();

/** `tsc` fails here when a schema has a field more or less than the contract, or one of another type. */
describe('the schemas of the host have the types of the contract', () => {
  test('in requests about orders', () => {
    taken(orderRequests.quoteRequest).toEqualTypeOf<Plain<orders.QuoteRequest>>();
    taken(orderRequests.orderRequest).toEqualTypeOf<Plain<orders.OrderRequest>>();
    taken(orderRequests.trackRequest).toEqualTypeOf<Plain<tracking.TrackRequest>>();
    taken(orderRequests.orderCodeRequest).toEqualTypeOf<Plain<tracking.OrderCodeRequest>>();
    taken(orderRequests.openOrderRequest).toEqualTypeOf<Plain<tracking.OpenOrderRequest>>();
    taken(orderRequests.knownRequest).toEqualTypeOf<Plain<orders.KnownOrdersRequest>>();
    taken(orderRequests.cancelRequest).toEqualTypeOf<Plain<orders.CancelRequest>>();
    taken(orderRequests.newReturn).toEqualTypeOf<Plain<orders.NewReturn>>();
    taken(orderRequests.payCashRequest).toEqualTypeOf<Plain<orders.PayCashRequest>>();
    taken(orderRequests.refundUpiRequest).toEqualTypeOf<Plain<orders.RefundUpiRequest>>();
  });

  test('in answers about orders', () => {
    answered(orderShapes.quote).toEqualTypeOf<Plain<orders.Quote>>();
    answered(orderShapes.order).toEqualTypeOf<Plain<orders.Order>>();
    answered(orderShapes.shipment).toEqualTypeOf<Plain<orders.Shipment>>();
    answered(orderShapes.returnRequest).toEqualTypeOf<Plain<orders.ReturnRequest>>();
    answered(orderShapes.orderPayment).toEqualTypeOf<Plain<orders.OrderPayment>>();
    answered(orderShapes.summary).toEqualTypeOf<Plain<orders.OrderSummary>>();
    answered(trackedOrder).toEqualTypeOf<Plain<tracking.TrackedOrder>>();
    answered(orderShapes.orderList).toEqualTypeOf<Plain<orders.OrderList>>();
    answered(orderShapes.invoice).toEqualTypeOf<Plain<orders.Invoice>>();
    answered(orderShapes.creditNote).toEqualTypeOf<Plain<orders.CreditNote>>();
  });

  test('in answers about payouts', () => {
    answered(ledgerShapes.payouts).toEqualTypeOf<Plain<payouts.SellerPayouts>>();
    answered(ledgerShapes.statement).toEqualTypeOf<Plain<payouts.SellerStatement>>();
  });

  test('in requests and answers about reviews', () => {
    taken(reviewShapes.reviewRequest).toEqualTypeOf<Plain<reviews.ReviewRequest>>();
    answered(reviewShapes.ownReview).toEqualTypeOf<Plain<reviews.OwnReview>>();
    answered(reviewShapes.reviewableLine).toEqualTypeOf<Plain<reviews.ReviewableLine>>();
    answered(reviewShapes.publishedReview).toEqualTypeOf<Plain<reviews.PublishedReview>>();
  });

  test('in requests and answers about sold-out products', () => {
    taken(restockShapes.restockAlertRequest).toEqualTypeOf<Plain<restock.RestockAlertRequest>>();
    answered(restockShapes.restockAlert).toEqualTypeOf<Plain<restock.RestockAlert>>();
  });

  test('in requests about accounts', () => {
    taken(accountShapes.loginRequest).toEqualTypeOf<Plain<accounts.LoginRequest>>();
    taken(accountShapes.registerRequest).toEqualTypeOf<Plain<accounts.RegisterRequest>>();
    taken(accountShapes.passwordResetRequest).toEqualTypeOf<Plain<accounts.PasswordResetRequest>>();
    taken(accountShapes.newPasswordRequest).toEqualTypeOf<Plain<accounts.NewPasswordRequest>>();
    taken(accountShapes.changePasswordRequest).toEqualTypeOf<Plain<accounts.ChangePasswordRequest>>();
    taken(accountShapes.changeEmailRequest).toEqualTypeOf<Plain<accounts.ChangeEmailRequest>>();
    taken(accountShapes.changePhoneRequest).toEqualTypeOf<Plain<accounts.ChangePhoneRequest>>();
    taken(accountShapes.changeNameRequest).toEqualTypeOf<Plain<accounts.ChangeNameRequest>>();
    taken(accountShapes.changeMarketRequest).toEqualTypeOf<Plain<accounts.ChangeMarketRequest>>();
    taken(accountShapes.proof).toEqualTypeOf<Plain<accounts.Proof>>();
    taken(accountShapes.codeRequest).toEqualTypeOf<Plain<accounts.CodeRequest>>();
    taken(accountShapes.codeLoginRequest).toEqualTypeOf<Plain<accounts.CodeLoginRequest>>();
    taken(accountShapes.addressRequest).toEqualTypeOf<Plain<accounts.AddressRequest>>();
  });

  test('in answers about accounts', () => {
    answered(accountShapes.openedSession).toEqualTypeOf<Plain<accounts.OpenedSession>>();
    answered(accountShapes.sessionAccount).toEqualTypeOf<Plain<accounts.SessionAccount>>();
    answered(accountShapes.ownAccount).toEqualTypeOf<Plain<accounts.OwnAccount>>();
    answered(accountShapes.ownSession).toEqualTypeOf<Plain<accounts.OwnSession>>();
    answered(accountShapes.askedCode).toEqualTypeOf<Plain<accounts.AskedCode>>();
    answered(accountShapes.savedAddress).toEqualTypeOf<Plain<accounts.SavedAddress>>();
  });

  test('in answers about payments', () => {
    answered(paymentShapes.startedPayment).toEqualTypeOf<Plain<payments.StartedPayment>>();
    answered(paymentShapes.paymentStanding).toEqualTypeOf<Plain<payments.PaymentStanding>>();
  });

  test('in requests and answers about messages', () => {
    taken(messageShapes.newsletterRequest).toEqualTypeOf<Plain<messages.NewsletterRequest>>();
    taken(messageShapes.complaintRequest).toEqualTypeOf<Plain<messages.ComplaintRequest>>();
    taken(messageShapes.trackComplaintRequest).toEqualTypeOf<Plain<messages.TrackComplaintRequest>>();
    answered(messageShapes.ticket).toEqualTypeOf<Plain<messages.Ticket>>();
    answered(messageShapes.trackedComplaint).toEqualTypeOf<Plain<messages.TrackedComplaint>>();
  });

  test('in requests of sellers', () => {
    taken(sellerShapes.applicationFields).toEqualTypeOf<Plain<sellers.ApplicationFields>>();
    taken(sellerShapes.signUpRequest).toEqualTypeOf<Plain<sellers.SignUpRequest>>();
    taken(sellerShapes.signInRequest).toEqualTypeOf<Plain<sellers.SignInRequest>>();
    taken(sellerOrders.sellerShipmentQuery).toEqualTypeOf<Plain<sellers.SellerShipmentQuery>>();
    taken(sellerOrders.sellerReturnQuery).toEqualTypeOf<Plain<sellers.SellerReturnQuery>>();
    taken(sellerOrders.dispatchRequest).toEqualTypeOf<Plain<sellers.DispatchRequest>>();
    taken(sellerOrders.shipmentsRequest).toEqualTypeOf<Plain<sellers.ShipmentsRequest>>();
    taken(sellerOrders.documentsRequest).toEqualTypeOf<Plain<sellers.DocumentsRequest>>();
    taken(sellerOrders.reasonRequest).toEqualTypeOf<Plain<sellers.ReasonRequest>>();
    taken(sellerShapes.stockRequest).toEqualTypeOf<Plain<sellers.StockRequest>>();
  });

  test('in requests and answers about the products of sellers', () => {
    taken(productShapes.productRequest).toEqualTypeOf<Plain<products.ProductRequest>>();
    taken(productShapes.submissionRequest).toEqualTypeOf<Plain<products.SubmissionRequest>>();
    answered(productShapes.sellerProductList).toEqualTypeOf<Plain<products.SellerProductList>>();
    answered(productShapes.openedProduct).toEqualTypeOf<Plain<products.OpenedProduct>>();
    answered(productShapes.submissionAnswer).toEqualTypeOf<Plain<products.SubmissionAnswer>>();
    answered(productShapes.tableAnswer).toEqualTypeOf<Plain<products.TableAnswer>>();
    answered(productShapes.pictureAnswer).toEqualTypeOf<Plain<products.PictureAnswer>>();
  });

  test('in answers to sellers', () => {
    answered(sellerShapes.application).toEqualTypeOf<Plain<sellers.SellerApplication>>();
    answered(sellerShapes.signedInSeller).toEqualTypeOf<Plain<sellers.SignedInSeller>>();
    answered(sellerOrders.sellerShipment).toEqualTypeOf<Plain<sellers.SellerShipment>>();
    answered(sellerOrders.sellerShipmentList).toEqualTypeOf<Plain<sellers.SellerShipmentList>>();
    answered(sellerOrders.sellerReturn).toEqualTypeOf<Plain<sellers.SellerReturn>>();
    answered(sellerOrders.sellerReturnList).toEqualTypeOf<Plain<sellers.SellerReturnList>>();
    answered(sellerShapes.stockProduct).toEqualTypeOf<Plain<sellers.StockProduct>>();
    answered(sellerShapes.stockCount).toEqualTypeOf<Plain<sellers.StockCount>>();
    answered(sellerShapes.soldOutSwitch).toEqualTypeOf<Plain<sellers.SoldOutSwitch>>();
    answered(sellerOrders.bulkAcceptResult).toEqualTypeOf<Plain<sellers.BulkAcceptResult>>();
    answered(sellerOrders.monthFigures).toEqualTypeOf<Plain<sellers.SellerMonth>>();
    answered(sellerOrders.figures).toEqualTypeOf<Plain<sellers.SellerFigures>>();
  });
});

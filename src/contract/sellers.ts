import { z } from 'zod';
import { SELLER_DOCUMENT_KINDS } from '../core/seller/seller-documents.ts';
import { answersSellersText } from '../messages/rooms/answers-sellers.ts';
import { anyPassword, device, email, line, moment, optionalLine, password, phoneText } from './fields.ts';
import type { AnswerOf, RequestOf } from './types.ts';

/** Requests and answers about sellers (src/api/docs/contract-sellers.md, "Sellers"). Times are ISO 8601 in UTC. */

/** The fields of an application. They may be saved in any number of steps; submitting it requires all of them. */
export const applicationFields = z.object({
  businessName: line(120, 2).optional(),
  contactName: line(100, 2).optional(),
  phone: phoneText.optional(),
  email: email.optional(),
  /** Where parcels are collected. */
  pickup: z
    .object({ line1: line(160, 3), line2: optionalLine(160), city: line(80, 2), state: line(80), pinCode: line(12) })
    .optional(),
  gstin: optionalLine(30),
  gstExempt: z.boolean({ error: 'true or false.' }).optional(),
  /** Needed only without a GSTIN, which contains it. */
  pan: optionalLine(20),
  bank: z.object({ holder: line(120, 2), accountNumber: line(30), ifsc: line(20) }).optional(),
});

export const confirmationRequest = applicationFields.pick({ email: true });

export const languageRequest = z.object({ language: line(35) });

export const signUpRequest = applicationFields.extend({
  businessName: line(120, 2),
  contactName: line(100, 2),
  phone: phoneText,
  email,
  password,
});

export const signInRequest = z.object({
  /** E-mail address or phone number. */
  login: line(200),
  password: anyPassword,
  /** The same as for shoppers (accounts.ts). */
  device,
});

export const pickup = z.object({
  line1: z.string(),
  line2: z.string().optional(),
  city: z.string(),
  state: z.string(),
  pinCode: z.string(),
});

export const bank = z.object({ holder: z.string(), accountNumber: z.string(), ifsc: z.string() });

/** An application as its seller sees it, with only the last four digits of the account number. */
export const application = z.object({
  id: z.string(),
  status: z.enum(['draft', 'submitted', 'approved', 'refused', 'suspended']),
  email: z.string(),
  phone: z.string(),
  businessName: z.string().optional(),
  contactName: z.string().optional(),
  pickup: pickup.optional(),
  gstin: z.string().optional(),
  gstExempt: z.boolean().optional(),
  pan: z.string().optional(),
  bank: bank.optional(),
  /** Paths of the fields that are still missing for submission. */
  missing: z.array(z.string()),
  /** Whether the e-mail address was confirmed by the link that was sent to it. Without that, no shop is opened. */
  isEmailConfirmed: z.boolean(),
  /** The language in which the shop writes to the seller, followed by all languages to choose from, by their own names; only if there are several. */
  language: z.string().optional(),
  languages: z.array(z.object({ tag: z.string(), name: z.string() })).optional(),
  /** The reason of a refusal or suspension. */
  reason: z.string().optional(),
  submittedAt: moment.optional(),
  decidedAt: moment.optional(),
  /** Id of the seller in the catalogue, once approved. */
  sellerId: z.string().optional(),
});
export type SellerApplication = AnswerOf<typeof application>;

const codesBy = z.enum(['mail', 'phone'], { error: 'mail or phone.' });

/**
 * A change of an approved seller's details: a bank account, e-mail address, number, pickup address or GSTIN. `by` says where the code that confirms it
 * is sent: to the present e-mail address, or to the number.
 */
export const changeRequest = applicationFields
  .pick({ phone: true, email: true, pickup: true, gstin: true, gstExempt: true, bank: true })
  .extend({ by: codesBy.optional() });
export type SellerChangeRequest = RequestOf<typeof changeRequest>;

export const confirmChangeRequest = z.object({
  /** From the answer to the first request. */
  request: line(100),
  /** As typed. */
  code: line(20),
});
export type ConfirmChangeRequest = RequestOf<typeof confirmChangeRequest>;

export const sellerChange = z.object({
  id: z.string(),
  kind: z.enum(['bank', 'email', 'phone', 'business']),
  /**
   * `asked` waits for the code, `unproven` for the link that was sent to the new address. `cooling` takes effect later, and payouts wait until then.
   */
  state: z.enum(['asked', 'unproven', 'cooling', 'done', 'stopped']),
  /** The last digits of the new account. */
  accountEnding: z.string().optional(),
  /** Until when it waits, when it takes effect, or when it was decided. */
  dueAt: moment,
});
export type SellerChange = AnswerOf<typeof sellerChange>;

export const sellerChanges = z.object({
  /** Newest first. */
  changes: z.array(sellerChange),
  /** Where codes can be sent. */
  codesBy: z.array(codesBy),
});
export type SellerChanges = AnswerOf<typeof sellerChanges>;

export const sellerDocuments = z.object({
  /** The kinds of documents that the application should have. */
  wanted: z.array(z.enum(SELLER_DOCUMENT_KINDS)),
  /** The documents that were sent. Only the operator sees their content. */
  sent: z.array(z.object({ kind: z.enum(SELLER_DOCUMENT_KINDS), bytes: z.int(), sentAt: moment })),
});
export type SellerDocuments = AnswerOf<typeof sellerDocuments>;

/** A product with its sold-out switches, and the pieces left where they are counted. */
export const stockProduct = z.object({
  sku: z.string(),
  title: z.string(),
  soldOut: z.boolean(),
  /** Pieces of a product without sizes. */
  pieces: z.int().optional(),
  sizes: z.array(z.object({ name: z.string(), soldOut: z.boolean(), pieces: z.int().optional() })),
});
export type StockProduct = AnswerOf<typeof stockProduct>;

/** The highest number of pieces, more than any seller has of one size. */
export const MOST_PIECES = 1_000_000;
const PIECES = { error: () => answersSellersText.fromZero };

/** A switch, a number of pieces, or both. */
export const stockRequest = z.object({
  soldOut: z.boolean({ error: 'true or false.' }).optional(),
  /** Null ends the count. */
  pieces: z.int(PIECES).min(0, PIECES).max(MOST_PIECES, PIECES).nullable().optional(),
  /** If it is missing, the whole product. */
  size: optionalLine(20),
});
export type StockRequest = RequestOf<typeof stockRequest>;

/** A sold-out switch that is on, for a size or the whole product. */
export const soldOutSwitch = z.object({
  sku: z.string(),
  size: z.string().optional(),
});
export type SoldOutSwitch = AnswerOf<typeof soldOutSwitch>;

/** The pieces that are left of a product or size, where the seller counts them. */
export const stockCount = z.object({
  sku: z.string(),
  size: z.string().optional(),
  pieces: z.int(),
});
export type StockCount = AnswerOf<typeof stockCount>;

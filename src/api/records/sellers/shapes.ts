import { z } from 'zod';
import type {
  ApplicationFields,
  ConfirmChangeRequest,
  SellerApplication,
  SellerChange,
  SellerChangeRequest,
  SellerChanges,
  SellerDocuments,
  SignedInSeller,
  SignInRequest,
  SignUpRequest,
  SoldOutSwitch,
  StockCount,
  StockProduct,
  StockRequest,
} from '../../../core/contract/sellers.ts';
import { SELLER_DOCUMENT_KINDS } from '../../../core/seller/seller-documents.ts';
import { answersSellersText } from '../../../messages/rooms/answers-sellers.ts';
import {
  anyPassword,
  device,
  email,
  line,
  moment,
  optionalLine,
  password,
  phoneText,
} from '../../ground/http/fields.ts';

/** Schemas of requests and answers about sellers, of the types in core/contract/sellers.ts. */

/** The fields of an application. They may be saved in any number of steps; submitting requires all of them. */
export const applicationFields = z.object({
  businessName: line(120, 2).optional(),
  contactName: line(100, 2).optional(),
  phone: phoneText.optional(),
  email: email.optional(),
  pickup: z
    .object({ line1: line(160, 3), line2: optionalLine(160), city: line(80, 2), state: line(80), pinCode: line(12) })
    .optional(),
  gstin: optionalLine(30),
  gstExempt: z.boolean({ error: 'true or false.' }).optional(),
  pan: optionalLine(20),
  bank: z.object({ holder: line(120, 2), accountNumber: line(30), ifsc: line(20) }).optional(),
}) satisfies z.ZodType<unknown, ApplicationFields>;

export const confirmationRequest = applicationFields.pick({ email: true });

export const languageRequest = z.object({ language: line(35) });

export const signUpRequest = applicationFields.extend({
  businessName: line(120, 2),
  contactName: line(100, 2),
  phone: phoneText,
  email,
  password,
}) satisfies z.ZodType<unknown, SignUpRequest>;

export const signInRequest = z.object({ login: line(200), password: anyPassword, device }) satisfies z.ZodType<
  unknown,
  SignInRequest
>;

export const pickup = z.object({
  line1: z.string(),
  line2: z.string().optional(),
  city: z.string(),
  state: z.string(),
  pinCode: z.string(),
});

export const bank = z.object({ holder: z.string(), accountNumber: z.string(), ifsc: z.string() });

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
  missing: z.array(z.string()),
  isEmailConfirmed: z.boolean(),
  language: z.string().optional(),
  languages: z.array(z.object({ tag: z.string(), name: z.string() })).optional(),
  reason: z.string().optional(),
  submittedAt: moment.optional(),
  decidedAt: moment.optional(),
  sellerId: z.string().optional(),
}) satisfies z.ZodType<SellerApplication>;

const codesBy = z.enum(['mail', 'phone'], { error: 'mail or phone.' });

export const changeRequest = applicationFields
  .pick({ phone: true, email: true, pickup: true, gstin: true, gstExempt: true, bank: true })
  .extend({ by: codesBy.optional() }) satisfies z.ZodType<unknown, SellerChangeRequest>;

export const confirmChangeRequest = z.object({ request: line(100), code: line(20) }) satisfies z.ZodType<
  unknown,
  ConfirmChangeRequest
>;

export const sellerChange = z.object({
  id: z.string(),
  kind: z.enum(['bank', 'email', 'phone', 'business']),
  state: z.enum(['asked', 'unproven', 'cooling', 'done', 'stopped']),
  accountEnding: z.string().optional(),
  dueAt: moment,
}) satisfies z.ZodType<SellerChange>;

export const sellerChanges = z.object({
  changes: z.array(sellerChange),
  codesBy: z.array(codesBy),
}) satisfies z.ZodType<SellerChanges>;

export const sellerDocuments = z.object({
  wanted: z.array(z.enum(SELLER_DOCUMENT_KINDS)),
  sent: z.array(z.object({ kind: z.enum(SELLER_DOCUMENT_KINDS), bytes: z.int(), sentAt: moment })),
}) satisfies z.ZodType<SellerDocuments>;

export const signedInSeller = z.object({
  id: z.string(),
  businessName: z.string().optional(),
  status: application.shape.status,
  sellerId: z.string().optional(),
}) satisfies z.ZodType<SignedInSeller>;

export const stockProduct = z.object({
  sku: z.string(),
  title: z.string(),
  soldOut: z.boolean(),
  pieces: z.int().optional(),
  sizes: z.array(z.object({ name: z.string(), soldOut: z.boolean(), pieces: z.int().optional() })),
}) satisfies z.ZodType<StockProduct>;

/** More than any seller has of one size. */
const MOST_PIECES = 1_000_000;
const PIECES = { error: () => answersSellersText.fromZero };

export const stockRequest = z.object({
  soldOut: z.boolean({ error: 'true or false.' }).optional(),
  pieces: z.int(PIECES).min(0, PIECES).max(MOST_PIECES, PIECES).nullable().optional(),
  size: optionalLine(20),
}) satisfies z.ZodType<unknown, StockRequest>;

export const soldOutSwitch = z.object({
  sku: z.string(),
  size: z.string().optional(),
}) satisfies z.ZodType<SoldOutSwitch>;

export const stockCount = z.object({
  sku: z.string(),
  size: z.string().optional(),
  pieces: z.int(),
}) satisfies z.ZodType<StockCount>;

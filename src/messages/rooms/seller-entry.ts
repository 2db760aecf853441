// Made from ../en/seller-entry.json, which is what to change.
import type { MessagePart } from '../format/evaluate.ts';
import { readRoom } from '../read-room.ts';

interface SellerEntryText {
  readonly signIn: string;
  readonly signInDescription: (values: { shop: string | number }) => string;
  readonly noSignIn: string;
  readonly questions: (values: { email: string | number }) => readonly MessagePart<'email'>[];
  readonly dashboard: string;
  readonly dashboardDescription: (values: { shop: string | number }) => string;
  readonly noDashboard: string;
  readonly questionsOrCall: (values: { email: string | number; phone: string | number }) => readonly MessagePart<'email' | 'phone'>[];
  readonly openShop: string;
  readonly openShopDescription: (values: { shop: string | number }) => string;
  readonly haveAccount: readonly MessagePart<'link'>[];
  readonly minutes: string;
  readonly ready: string;
  readonly needNames: string;
  readonly needAddress: string;
  readonly needGstin: string;
  readonly needBank: string;
  readonly copiesLater: readonly MessagePart<'strong'>[];
  readonly copies: string;
  readonly byEmail: string;
  readonly sendTo: (values: { email: string | number }) => readonly MessagePart<'email'>[];
}

export const sellerEntryText: SellerEntryText = readRoom('seller-entry');

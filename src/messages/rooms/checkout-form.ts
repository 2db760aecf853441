// Made from ../en/checkout-form.json, which is what to change.
import type { MessagePart } from '../format/evaluate.ts';
import { readRoom } from '../read-room.ts';

interface CheckoutFormText {
  readonly keepsNone: string;
  readonly noAccount: readonly MessagePart<'login'>[];
  readonly savedAddress: string;
  readonly anotherAddress: string;
  readonly contact: string;
  readonly emailHint: string;
  readonly emailHintAlone: string;
  readonly address: string;
  readonly saveAddress: string;
  readonly delivery: string;
  readonly standard: readonly MessagePart<'delivery'>[];
  readonly secure: string;
  readonly order: string;
  readonly changed: string;
  readonly editCart: string;
  readonly price: string;
  readonly sendLater: string;
  readonly returns: (values: { returnDays: string | number; refundDays: string | number }) => string;
  readonly terms: (values: { days: number }) => readonly MessagePart<'privacy' | 'returns'>[];
  readonly items: readonly MessagePart<'pieces'>[];
  readonly taxesIncluded: string;
  readonly nothingToOrder: string;
  readonly itemsSum: string;
  readonly phoneMissing: string;
  readonly phoneFormat: string;
  readonly postcode: string;
  readonly sixDigits: string;
  readonly fullAddress: string;
  readonly byWhatsapp: string;
  readonly byEmail: string;
  readonly printSlip: string;
  readonly weReply: string;
}

export const checkoutFormText: CheckoutFormText = readRoom('checkout-form');

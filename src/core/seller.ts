import type { PartStatus, PartStep } from './order-status.ts';
import { checkGstin, cleanGstin } from './gstin.ts';
import { cleanIfsc, isIfsc } from './ifsc.ts';
import { findIndianState } from './indian-states.ts';
import { normalisePhone } from './phone.ts';
import type { PaymentMethod } from './order-total.ts';
import { cleanPinCode, isPinCode } from './pin-code.ts';

/** What the API host tells a seller (src/api/README.md, "Sellers"), as far as the pages use it. */

export type ApplicationStatus = 'draft' | 'submitted' | 'approved' | 'refused' | 'suspended';

export interface SellerApplication {
  readonly id: string;
  readonly status: ApplicationStatus;
  readonly businessName?: string;
  readonly contactName?: string;
  readonly phone: string;
  readonly email: string;
  readonly pickup?: Readonly<Record<string, string>>;
  readonly gstin?: string;
  readonly gstExempt?: boolean;
  /** Of the account number the last four digits can be read. */
  readonly bank?: { readonly holder: string; readonly accountNumber: string; readonly ifsc: string };
  /** Paths of what is missing. */
  readonly missing: readonly string[];
  readonly reason?: string;
  readonly shop?: string;
}

export interface SellerPart {
  readonly id: string;
  readonly orderNumber: string;
  readonly placedAt: string;
  readonly status: PartStatus;
  readonly steps: readonly PartStep[];
  readonly currency: string;
  readonly itemsMinor: number;
  readonly payment: { readonly method: PaymentMethod };
  /** Cash that the courier takes; 0 for what is paid. */
  readonly collectMinor: number;
  readonly contact: { readonly name: string; readonly phone: string };
  readonly address: Readonly<Record<string, string>>;
  readonly lines: readonly SellerLine[];
  readonly courier?: string;
  readonly trackingNumber?: string;
  readonly reason?: string;
}

export interface SellerLine {
  readonly sku: string;
  readonly size?: string;
  readonly title: string;
  readonly quantity: number;
}

export interface SellerReturn {
  readonly id: string;
  readonly orderNumber: string;
  readonly status: 'requested' | 'accepted' | 'refused' | 'received';
  readonly currency: string;
  readonly reason: string;
  readonly note?: string;
  readonly answer?: string;
  readonly refundMinor: number;
  readonly requestedAt: string;
  readonly lines: readonly SellerLine[];
}

export interface StockProduct {
  readonly sku: string;
  readonly title: string;
  readonly soldOut: boolean;
  readonly sizes: readonly { readonly name: string; readonly soldOut: boolean }[];
}

export interface SellerFigures {
  readonly day: string;
  readonly currency: string;
  readonly orders: number;
  readonly pieces: number;
  readonly salesMinor: number;
  readonly cancelled: number;
  readonly dispatched: number;
  readonly delivered: number;
  readonly returns: number;
  readonly waiting: number;
}

/** Registrations that belong to no state of an address: other territory, and the centre. */
const STATELESS_CODES = ['97', '99'];
/** Codes of before a union or a split, and today's. */
const OLD_CODES: Readonly<Record<string, string>> = { '25': '26', '28': '37' };

const GSTIN_PROBLEMS = {
  form: 'A GSTIN has 15 characters, as on the registration certificate.',
  state: 'The first two digits are no state.',
  checksum: 'The last character does not fit the others: please compare with the certificate.',
} as const;

/** What is wrong with a GSTIN of a seller whose parcels are picked up in a state; undefined when nothing is. */
export function describeGstin(text: string, stateName: string): string | undefined {
  const gstin = cleanGstin(text);
  const verdict = checkGstin(gstin);
  if (verdict !== 'ok') return GSTIN_PROBLEMS[verdict];
  const code = gstin.slice(0, 2);
  const state = findIndianState(stateName);
  const fits = !state || STATELESS_CODES.includes(code) || (OLD_CODES[code] ?? code) === state.code;
  return fits ? undefined : `It is registered in another state than ${state.name}, from where you send.`;
}

/** An account number as it is kept. */
export const cleanAccountNumber = (text: string): string => text.replace(/[\s-]/g, '');

/** What is wrong with what was typed into an application, by field; the text is there. `read` gives the text of another field. */
export const applicationRules = (
  read: (field: string) => string,
): Record<string, (text: string) => string | undefined> => ({
  phone: (text) => (normalisePhone(text, 'IN') === undefined ? 'A mobile number of ten digits.' : undefined),
  'pickup.pinCode': (text) => (isPinCode(cleanPinCode(text)) ? undefined : 'A PIN code of six digits, such as 302001.'),
  gstin: (text) => describeGstin(text, read('pickup.state')),
  'bank.accountNumber': (text) => (/^\d{9,18}$/.test(cleanAccountNumber(text)) ? undefined : '9 to 18 digits.'),
  accountAgain: (text) =>
    cleanAccountNumber(text) === cleanAccountNumber(read('bank.accountNumber'))
      ? undefined
      : 'It is not the number above. Please compare with your cheque book.',
  'bank.ifsc': (text) => (isIfsc(cleanIfsc(text)) ? undefined : '11 characters: four letters, a zero, six more.'),
});

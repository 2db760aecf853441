import { splitList } from './variables.ts';

/** At most `most` in `seconds`: requests or, where a charge has an amount, the sum of the amounts. */
export interface Limit {
  readonly most: number;
  readonly seconds: number;
}

/**
 * The limits, by client address, account, order, or both. Thousands of phones of one carrier share an address, so limits by address
 * are generous; guesses of a secret are also limited by account or order. The two sums of the shop refuse nothing: they alarm.
 */
export const DEFAULT_LIMITS = {
  'login-address': { most: 300, seconds: 900 },
  'login-account-address': { most: 10, seconds: 900 },
  'login-account': { most: 50, seconds: 3_600 },
  'passkey-address': { most: 300, seconds: 900 },
  'register-browser': { most: 30, seconds: 3_600 },
  'register-address': { most: 600, seconds: 3_600 },
  'reset-address': { most: 120, seconds: 3_600 },
  'reset-account-address': { most: 3, seconds: 3_600 },
  'reset-account': { most: 12, seconds: 3_600 },
  'code-address': { most: 120, seconds: 3_600 },
  'code-recipient-address': { most: 5, seconds: 3_600 },
  'code-recipient': { most: 15, seconds: 3_600 },
  'code-recipient-day': { most: 30, seconds: 86_400 },
  'code-mail': { most: 30, seconds: 3_600 },
  'confirm-address': { most: 20, seconds: 3_600 },
  'confirm-account': { most: 10, seconds: 86_400 },
  'confirm-account-number': { most: 3, seconds: 86_400 },
  'confirm-number': { most: 6, seconds: 86_400 },
  'confirm-number-proven': { most: 60, seconds: 86_400 },
  'message-recipient-address': { most: 10, seconds: 86_400 },
  'message-recipient': { most: 60, seconds: 86_400 },
  'message-address': { most: 600, seconds: 3_600 },
  'message-account': { most: 100, seconds: 86_400 },
  'phone-address': { most: 60, seconds: 3_600 },
  'complaint-address': { most: 600, seconds: 3_600 },
  'complaint-contact': { most: 10, seconds: 3_600 },
  'sum-mail': { most: 20_000, seconds: 86_400 },
  'sum-phone': { most: 1_000, seconds: 86_400 },
  'document-seller': { most: 30, seconds: 3_600 },
  'document-address': { most: 40, seconds: 86_400 },
  'document-bytes-seller': { most: 60_000_000, seconds: 86_400 },
  'document-bytes-address': { most: 150_000_000, seconds: 2_592_000 },
  'upload-seller': { most: 400, seconds: 3_600 },
  'seller-change': { most: 10, seconds: 3_600 },
  'seller-change-day': { most: 20, seconds: 86_400 },
  'alert-recipient-address': { most: 10, seconds: 3_600 },
  'alert-recipient': { most: 40, seconds: 3_600 },
  'order-address': { most: 600, seconds: 3_600 },
  'order-account': { most: 60, seconds: 3_600 },
  'offer-address': { most: 600, seconds: 900 },
  'export-account': { most: 5, seconds: 3_600 },
  'track-address': { most: 600, seconds: 900 },
  'track-number-address': { most: 10, seconds: 900 },
  'track-number': { most: 1_000, seconds: 3_600 },
  'track-right': { most: 60, seconds: 900 },
  'payment-address': { most: 600, seconds: 900 },
  'payment-order': { most: 120, seconds: 900 },
  // The sum of automatic refunds, in minor units of each currency.
  'refund-day': { most: 20_000_000, seconds: 86_400 },
  'change-order': { most: 20, seconds: 3_600 },
  'picture-order': { most: 40, seconds: 3_600 },
} as const satisfies Record<string, Limit>;

export type LimitName = keyof typeof DEFAULT_LIMITS;
/** Null when nothing is limited. */
export type Limits = Readonly<Record<LimitName, Limit>> | null;

/**
 * Reads `login-address=200/900 order-address=10/60` (most, seconds) over the defaults; `off` disables all limits. Returns a
 * message for invalid text.
 */
export function parseLimits(text: string, defaults: Readonly<Record<LimitName, Limit>>): Limits | string {
  if (text.trim() === 'off') return null;
  const limits: Record<LimitName, Limit> = { ...defaults };
  for (const entry of splitList(text)) {
    const match = /^([a-z-]+)=(\d{1,9})\/(\d{1,9})$/.exec(entry);
    if (!match || !((match[1] as string) in defaults))
      return `expected off, or entries such as login-address=200/900 of ${Object.keys(defaults).join(', ')}`;
    limits[match[1] as LimitName] = { most: Number(match[2]), seconds: Number(match[3]) };
  }
  return limits;
}

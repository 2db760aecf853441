import { z } from 'zod';
import { cleanUpi, describeUpi } from '../../../core/money/upi.ts';
import { findIncomplete, listOf, webAddress } from './variables.ts';

/** The settings of payment providers. */

/** The payment provider: Cashfree, Razorpay, PhonePe, the shop's own UPI ID, a simulator, or none (cash only). */
export type ProviderConfig =
  | {
      readonly kind: 'cashfree';
      readonly appId: string;
      readonly secret: string;
      readonly baseUrl: string;
      readonly currencies: readonly string[];
    }
  | {
      readonly kind: 'razorpay';
      readonly keyId: string;
      readonly keySecret: string;
      readonly webhookSecret: string;
      readonly baseUrl: string;
      readonly currencies: readonly string[];
    }
  | {
      readonly kind: 'phonepe';
      readonly clientId: string;
      readonly clientSecret: string;
      readonly clientVersion: string;
      readonly webhookUser: string;
      readonly webhookPassword: string;
      readonly baseUrl: string;
      readonly tokenUrl: string;
      readonly currencies: readonly string[];
    }
  | {
      readonly kind: 'upi';
      /** The UPI ID to which shoppers pay, and whose it is, as their apps show it. */
      readonly upiId: string;
      readonly payee: string;
      readonly currencies: readonly string[];
    }
  | {
      readonly kind: 'simulator';
      readonly currencies: readonly string[];
      /** Whether to answer requests from other machines. Pages say that no money moves. */
      readonly isPublic: boolean;
    }
  | { readonly kind: 'none' };

const currencies = listOf(/^[A-Z]{3}$/, 'codes such as "INR AED"').default(['INR']);

/** The keys of each payment provider, which belong together. */
export const PROVIDER_KEYS = [
  ['CASHFREE_APP_ID', 'CASHFREE_SECRET'],
  ['RAZORPAY_KEY_ID', 'RAZORPAY_KEY_SECRET', 'RAZORPAY_WEBHOOK_SECRET'],
  ['PHONEPE_CLIENT_ID', 'PHONEPE_CLIENT_SECRET', 'PHONEPE_WEBHOOK_USER', 'PHONEPE_WEBHOOK_PASSWORD'],
  ['UPI_ID', 'UPI_NAME'],
] as const;

/** For sentences: the keys of each provider. */
export const describeKeys = (): string => PROVIDER_KEYS.map((keys) => keys.join(', ')).join(' or ');

export const paymentVariables = {
  CASHFREE_APP_ID: z.string().optional(),
  CASHFREE_SECRET: z.string().optional(),
  CASHFREE_BASE_URL: webAddress('an address such as https://sandbox.cashfree.com/pg').default(
    'https://api.cashfree.com/pg',
  ),
  CASHFREE_CURRENCIES: currencies,
  RAZORPAY_KEY_ID: z
    .string()
    .regex(/^rzp_(?:test|live)_\w+$/, 'a key id such as rzp_live_...')
    .optional(),
  RAZORPAY_KEY_SECRET: z.string().optional(),
  RAZORPAY_WEBHOOK_SECRET: z.string().optional(),
  RAZORPAY_BASE_URL: webAddress('an address such as https://api.razorpay.com/v1').default(
    'https://api.razorpay.com/v1',
  ),
  RAZORPAY_CURRENCIES: currencies,
  PHONEPE_CLIENT_ID: z.string().optional(),
  PHONEPE_CLIENT_SECRET: z.string().optional(),
  PHONEPE_CLIENT_VERSION: z.string().default('1'),
  PHONEPE_WEBHOOK_USER: z.string().optional(),
  PHONEPE_WEBHOOK_PASSWORD: z.string().optional(),
  PHONEPE_BASE_URL: webAddress('an address such as https://api-preprod.phonepe.com/apis/pg-sandbox').default(
    'https://api.phonepe.com/apis/pg',
  ),
  PHONEPE_TOKEN_URL: webAddress('an address such as https://api-preprod.phonepe.com/apis/pg-sandbox').default(
    'https://api.phonepe.com/apis/identity-manager',
  ),
  UPI_ID: z
    .string()
    .refine((text) => describeUpi(text) === undefined, 'a UPI ID such as myshop@okbank')
    .transform(cleanUpi)
    .optional(),
  UPI_NAME: z
    .string()
    .regex(/^[^\p{Cc}]{2,99}$/u, 'the name of who is paid, 2 to 99 characters')
    .optional(),
  PAYMENT_SIMULATOR: z.enum(['on', 'off', 'public'], 'on, off or public').optional(),
};
const variables = z.object(paymentVariables);

/** What is wrong with the combination of keys that are set. */
export function findProviderFaults(present: Readonly<Record<string, string | undefined>>): string[] {
  const problems = findIncomplete(PROVIDER_KEYS, present);
  const given = PROVIDER_KEYS.filter((keys) => keys.some((key) => present[key] !== undefined));
  if (given.length > 1)
    problems.push(`${given.map(([key]) => key).join(', ')}: expected the keys of one payment provider, not of several`);
  return problems;
}

/** The provider through which a host is paid, or a text that says why there can be none. */
export function chooseProvider(
  read: z.output<typeof variables> & { readonly NODE_ENV?: string | undefined },
  simulatePayment: boolean,
): ProviderConfig | string {
  const { CASHFREE_APP_ID: appId, CASHFREE_SECRET: secret } = read;
  if (appId && secret) {
    const { CASHFREE_BASE_URL: baseUrl, CASHFREE_CURRENCIES: currencies } = read;
    return { kind: 'cashfree', appId, secret, baseUrl, currencies };
  }
  const { RAZORPAY_KEY_ID: keyId, RAZORPAY_KEY_SECRET: keySecret, RAZORPAY_WEBHOOK_SECRET: webhookSecret } = read;
  if (keyId && keySecret && webhookSecret) {
    const { RAZORPAY_BASE_URL: baseUrl, RAZORPAY_CURRENCIES: currencies } = read;
    return { kind: 'razorpay', keyId, keySecret, webhookSecret, baseUrl, currencies };
  }
  const { PHONEPE_CLIENT_ID: clientId, PHONEPE_CLIENT_SECRET: clientSecret } = read;
  const { PHONEPE_WEBHOOK_USER: webhookUser, PHONEPE_WEBHOOK_PASSWORD: webhookPassword } = read;
  if (clientId && clientSecret && webhookUser && webhookPassword)
    return {
      kind: 'phonepe',
      clientId,
      clientSecret,
      clientVersion: read.PHONEPE_CLIENT_VERSION,
      webhookUser,
      webhookPassword,
      baseUrl: read.PHONEPE_BASE_URL,
      tokenUrl: read.PHONEPE_TOKEN_URL,
      currencies: ['INR'],
    };
  const { UPI_ID: upiId, UPI_NAME: payee } = read;
  if (upiId && payee) return { kind: 'upi', upiId, payee, currencies: ['INR'] };
  if (simulatePayment && read.PAYMENT_SIMULATOR === undefined && read.NODE_ENV === 'production')
    return `NODE_ENV=production: payments are simulated only if you say so. Set the keys of a payment provider (${describeKeys()}) to be paid, PAYMENT_SIMULATOR=off to take cash only, or PAYMENT_SIMULATOR=on (public for other machines) to simulate payments.`;
  const isSimulated = read.PAYMENT_SIMULATOR === undefined ? simulatePayment : read.PAYMENT_SIMULATOR !== 'off';
  return isSimulated
    ? { kind: 'simulator', currencies: read.CASHFREE_CURRENCIES, isPublic: read.PAYMENT_SIMULATOR === 'public' }
    : { kind: 'none' };
}

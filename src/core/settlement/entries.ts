import { ledgerAccountsText } from '../../messages/rooms/ledger-accounts.ts';
import type { PaymentMethod } from '../order/order-total.ts';
import { type ParcelCharges, percentOf, shareOfPieces } from './charge-parcel.ts';

/**
 * The entries of a seller's ledger. Each moves an amount from the account that it credits to the account that it debits, so the
 * debits of a ledger are always the credits. Amounts are positive minor units.
 */

export type Account =
  | 'payable'
  | 'courier'
  | 'provider'
  | 'refunds'
  | 'fees'
  | 'commission'
  | 'shipping'
  | 'charges-gst'
  | 'tcs'
  | 'tds'
  | 'shop'
  | 'goodwill'
  | 'bank';

/** What the balance of an account is. */
export const accountWords = (account: Account): string =>
  ({
    payable: ledgerAccountsText.payable,
    courier: ledgerAccountsText.courier,
    provider: ledgerAccountsText.provider,
    refunds: ledgerAccountsText.refunds,
    fees: ledgerAccountsText.fees,
    commission: ledgerAccountsText.commission,
    shipping: ledgerAccountsText.shipping,
    'charges-gst': ledgerAccountsText.chargesGst,
    tcs: ledgerAccountsText.tcs,
    tds: ledgerAccountsText.tds,
    shop: ledgerAccountsText.shop,
    goodwill: ledgerAccountsText.goodwill,
    bank: ledgerAccountsText.bank,
  })[account];

const ENTRY_KINDS = [
  'sale',
  'fees',
  'offer',
  'uncollected',
  'commission',
  'commission-gst',
  'shipping',
  'shipping-gst',
  'tcs',
  'tds',
  'return',
  'unrefunded',
  'adjustment',
  'payout',
  'payout-returned',
] as const;
export type EntryKind = (typeof ENTRY_KINDS)[number];

export interface Entry {
  readonly kind: EntryKind;
  /** The order line; empty for what belongs to the parcel. */
  readonly lineId: string;
  readonly debit: Account;
  readonly credit: Account;
  readonly amountMinor: number;
}

type Draft = Omit<Entry, 'lineId'> & { readonly lineId?: string };

/** Entries without those of 0. */
const entriesOf = (drafts: readonly Draft[]): Entry[] =>
  drafts.filter(({ amountMinor }) => amountMinor > 0).map((draft) => ({ lineId: '', ...draft }));

/** What entries add to what the seller is owed; negative if they take from it. */
export const payableEffect = (entries: readonly Pick<Entry, 'debit' | 'credit' | 'amountMinor'>[]): number =>
  entries.reduce(
    (sum, { debit, credit, amountMinor }) =>
      sum + (credit === 'payable' ? amountMinor : 0) - (debit === 'payable' ? amountMinor : 0),
    0,
  );

interface DeliveredParcel {
  readonly lines: readonly { readonly id: string; readonly grossMinor: number }[];
  /** The parcel's share of the order's fees, which the shop keeps. */
  readonly feesMinor: number;
  /** What the shop pays of the prices in the shopper's place. */
  readonly offersMinor: number;
  readonly payment: PaymentMethod;
  /** What the courier collected, if it was paid in cash. */
  readonly collectedMinor: number;
  readonly charges: ParcelCharges;
}

/** The seller is owed the price, less commission, shipping charge, GST on both, TCS and TDS. */
export function saleEntries({
  lines,
  feesMinor,
  offersMinor,
  payment,
  collectedMinor,
  charges,
}: DeliveredParcel): Entry[] {
  const paid = payment === 'cash' ? 'courier' : 'provider';
  const itemsMinor = lines.reduce((sum, { grossMinor }) => sum + grossMinor, 0);
  const missingMinor = payment === 'cash' ? itemsMinor - offersMinor + feesMinor - collectedMinor : 0;
  const { shippingMinor, shippingGstMinor } = charges;
  return entriesOf([
    ...lines.flatMap(({ id: lineId, grossMinor }, index): Draft[] => {
      const charge = charges.lines[index];
      const take = (kind: EntryKind, credit: Account, amountMinor = 0): Draft => ({
        kind,
        lineId,
        debit: 'payable',
        credit,
        amountMinor,
      });
      return [
        { kind: 'sale', lineId, debit: paid, credit: 'payable', amountMinor: grossMinor },
        take('commission', 'commission', charge?.commissionMinor),
        take('commission-gst', 'charges-gst', charge?.commissionGstMinor),
        take('tcs', 'tcs', charge?.tcsMinor),
        take('tds', 'tds', charge?.tdsMinor),
      ];
    }),
    { kind: 'fees', debit: paid, credit: 'fees', amountMinor: feesMinor },
    { kind: 'offer', debit: 'shop', credit: paid, amountMinor: offersMinor },
    { kind: 'uncollected', debit: 'shop', credit: 'courier', amountMinor: missingMinor },
    ...shippingEntries(shippingMinor, shippingGstMinor),
  ]);
}

const shippingEntries = (shippingMinor: number, shippingGstMinor: number): Draft[] => [
  { kind: 'shipping', debit: 'payable', credit: 'shipping', amountMinor: shippingMinor },
  { kind: 'shipping-gst', debit: 'payable', credit: 'charges-gst', amountMinor: shippingGstMinor },
];

interface ReturnedParcel {
  /** The entries of the sale. */
  readonly sale: readonly Entry[];
  readonly pieces: readonly {
    readonly lineId: string;
    readonly pieces: number;
    /** Pieces of the line that came back before, and all pieces of the line. */
    readonly before: number;
    readonly all: number;
  }[];
  /** What the shopper gets back. */
  readonly refundMinor: number;
  /** Whether TDS can still be given back. */
  readonly isSameTaxYear: boolean;
  /** The charge for the parcel that came back, without GST. */
  readonly shippingMinor: number;
  readonly gstPercent: number;
}

const GIVEN_BACK: ReadonlySet<EntryKind> = new Set(['commission', 'commission-gst', 'tcs', 'tds']);

/**
 * Takes the price of returned pieces back from the seller, and gives back commission, its GST, TCS and TDS in proportion. What the
 * shopper does not get back, because it was refunded as goodwill before, goes to the shop, which bore it.
 */
export function returnEntries(returned: ReturnedParcel): Entry[] {
  const { sale, pieces, refundMinor, isSameTaxYear, shippingMinor, gstPercent } = returned;
  const back = pieces.flatMap(({ lineId, pieces: count, before, all }): Draft[] =>
    sale
      .filter((entry) => entry.lineId === lineId)
      .flatMap(({ kind, credit, amountMinor: totalMinor }): Draft[] => {
        const amountMinor = shareOfPieces(totalMinor, before, count, all);
        if (kind === 'sale') return [{ kind: 'return', lineId, debit: 'payable', credit: 'refunds', amountMinor }];
        if (!GIVEN_BACK.has(kind) || (kind === 'tds' && !isSameTaxYear)) return [];
        return [{ kind, lineId, debit: credit, credit: 'payable', amountMinor }];
      }),
  );
  const grossMinor = back.reduce((sum, { kind, amountMinor }) => (kind === 'return' ? sum + amountMinor : sum), 0);
  return entriesOf([
    ...back,
    { kind: 'unrefunded', debit: 'refunds', credit: 'shop', amountMinor: grossMinor - refundMinor },
    ...shippingEntries(shippingMinor, percentOf(shippingMinor, gstPercent)),
  ]);
}

/** TDS on sales of the year that were below the limit, once they are above it. */
export const catchUpEntries = (untaxedMinor: number, tdsPercent: number): Entry[] =>
  entriesOf([{ kind: 'tds', debit: 'payable', credit: 'tds', amountMinor: percentOf(untaxedMinor, tdsPercent) }]);

/** Gives the seller an amount, or takes one (a negative amount). */
export const adjustmentEntries = (amountMinor: number): Entry[] =>
  entriesOf([
    amountMinor > 0
      ? { kind: 'adjustment', debit: 'shop', credit: 'payable', amountMinor }
      : { kind: 'adjustment', debit: 'payable', credit: 'shop', amountMinor: -amountMinor },
  ]);

/** The entries of a payout to a seller, in paise. */
export const payoutEntries = (amountMinor: number): Entry[] =>
  entriesOf([{ kind: 'payout', debit: 'payable', credit: 'bank', amountMinor }]);

/** The entries of a payout that the bank has sent back, in paise. */
export const payoutReturnedEntries = (amountMinor: number): Entry[] =>
  entriesOf([{ kind: 'payout-returned', debit: 'bank', credit: 'payable', amountMinor }]);

/** What was given to shoppers as goodwill: the shop bears it, and it is refunded. It is posted to no seller. */
export const goodwillEntries = (amountMinor: number): readonly Pick<Entry, 'debit' | 'credit' | 'amountMinor'>[] =>
  amountMinor > 0 ? [{ debit: 'goodwill', credit: 'refunds', amountMinor }] : [];

/** What remains in each account after entries: debits less credits. */
export function balancesOf(entries: Iterable<Pick<Entry, 'debit' | 'credit' | 'amountMinor'>>): Map<Account, number> {
  const balances = new Map<Account, number>();
  const add = (account: Account, minor: number) => balances.set(account, (balances.get(account) ?? 0) + minor);
  for (const { debit, credit, amountMinor } of entries) {
    add(debit, amountMinor);
    add(credit, -amountMinor);
  }
  return balances;
}

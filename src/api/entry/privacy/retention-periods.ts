import { indianDay, indianDayStart } from '../../../core/calendar/indian-day.ts';

/**
 * How long the personal data of orders is kept, with the legal source of each period. A period holds from its day on, until the next one of its rule.
 * catalog/pages/policies/privacy-policy.json tells shoppers the same; tests/sample checks that it does. WARNING: this is not legal advice. Have your
 * lawyer check it before trading.
 */
export interface Period {
  /** ISO day. */
  readonly from: string;
  readonly keeps: { readonly days: number } | { readonly financialYears: number };
  /** Whether a law requires it. A shopper's request then does not shorten it. */
  readonly isRequired: boolean;
  readonly source: string;
}

/** The DPDP Rules 2025 were notified on 13 November 2025; most of them come into force 18 months later. */
const DPDP_FROM = '2027-05-13';
const ONE_YEAR: Period = {
  from: DPDP_FROM,
  keeps: { days: 365 },
  isRequired: true,
  source: 'DPDP Rules 2025, rule 8(3): at least one year after it was processed',
};

/** From its day on, no request shortens a period to less than this. */
export const LEAST: Period = ONE_YEAR;

/** Rules for orders by name; `erases` says what is removed. Periods are sorted by day. */
export const ORDER_RULES = {
  unsupplied: {
    erases: 'all personal data of an order that was neither paid for nor sent',
    periods: [
      {
        from: '2026-11-22',
        keeps: { days: 180 },
        isRequired: false,
        source: 'DPDP Act 2023, s. 8(7): as long as it serves its purpose, which is questions about the order',
      },
      ONE_YEAR,
    ],
  },
  contact: {
    erases: 'phone, email, landmark, notes and photos of returns of an order',
    periods: [
      {
        from: '2026-11-22',
        keeps: { days: 1_096 },
        isRequired: false,
        source: 'Consumer Protection Act 2019, s. 69: complaints for two years; one more for those under way',
      },
    ],
  },
  books: {
    erases: 'name and address of an order and its invoices',
    periods: [
      {
        from: '2026-11-22',
        keeps: { financialYears: 8 },
        isRequired: true,
        source:
          'Companies Act 2013, s. 128(5): eight financial years; CGST Act 2017, s. 36: 72 months from the annual return',
      },
    ],
  },
  upi: {
    erases: 'the UPI ID for a refund',
    periods: [
      {
        from: '2026-11-22',
        keeps: { days: 90 },
        isRequired: false,
        source: 'DPDP Act 2023, s. 8(7): as long as it serves its purpose, which is questions about the refund',
      },
      ONE_YEAR,
    ],
  },
} as const satisfies Record<string, { readonly erases: string; readonly periods: readonly [Period, ...Period[]] }>;
export type OrderRule = keyof typeof ORDER_RULES;

/** The period of a rule on an ISO day. */
export function periodOn(rule: OrderRule, day: string): Period {
  const [first, ...later]: readonly [Period, ...Period[]] = ORDER_RULES[rule].periods;
  return later.findLast(({ from }) => from <= day) ?? first;
}

/** The moment before which things must have ended to be due, in epoch milliseconds, like `now`. */
export function cutoffOf({ keeps }: Period, now: number): number {
  if ('days' in keeps) return now - keeps.days * DAY_MS;
  return yearBegin(now, -keeps.financialYears);
}

/** When something that ended at a moment is due, in epoch milliseconds. */
export function dueAt({ keeps }: Period, endedAt: number): number {
  if ('days' in keeps) return endedAt + keeps.days * DAY_MS;
  return yearBegin(endedAt, keeps.financialYears + 1);
}

const DAY_MS = 86_400_000;

/** The start of the financial year (1 April in India) that is `offset` years after the one of a moment. */
function yearBegin(at: number, offset: number): number {
  const day = indianDay(at);
  const year = Number(day.slice(0, 4)) - (day.slice(5) < '04-01' ? 1 : 0);
  return indianDayStart(`${year + offset}-04-01`);
}

/** A period in words: "90 days", "8 financial years". */
export const periodWords = ({ keeps }: Period): string =>
  'days' in keeps ? `${keeps.days} days` : `${keeps.financialYears} financial years`;

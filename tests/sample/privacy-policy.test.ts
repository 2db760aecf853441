import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { CODE_LIFE_MS } from '../../src/api/records/accounts/one-time-codes.ts';
import { FATES } from '../../src/api/entry/privacy/retention.ts';
import {
  ORDER_RULES,
  type OrderRule,
  type Period,
  periodWords,
} from '../../src/api/entry/privacy/retention-periods.ts';
import { RESTOCK_ALERT_DAYS, RESTOCK_TOLD_DAYS } from '../../src/core/site/constants.ts';
import { DEFAULT_RETENTION } from '../../src/api/ground/config/retention-days.ts';

const POLICIES = { India: 'policies', Emirates: 'markets/ae' } as const;

/** The row of a policy's first table about something, without marks. */
function readRow(about: string, market: keyof typeof POLICIES = 'India'): string {
  const policy = JSON.parse(readFileSync(`catalog/pages/${POLICIES[market]}/privacy-policy.json`, 'utf8')) as {
    sections: { id: string; body: (string | { table?: { rows: string[][] } })[] }[];
  };
  const tables = policy.sections.find(({ id }) => id === 'data')?.body.filter((part) => typeof part === 'object') ?? [];
  const rows = tables.flatMap((part) => part.table?.rows ?? []);
  return (rows.find(([first = '']) => first.includes(`<strong>${about}`)) ?? []).join(' ').replace(/<[^>]+>/g, '');
}

test.each(Object.keys(POLICIES) as (keyof typeof POLICIES)[])(
  'the privacy policy for the %s keeps things as long as its API host does',
  (market) => {
    expect(readRow('Complaints', market)).toContain(`${Math.round(DEFAULT_RETENTION.complaints / 365.25)} years`);
    expect(readRow('“Tell me when it is back”', market)).toContain(
      `${RESTOCK_TOLD_DAYS} days after that email, or ${RESTOCK_ALERT_DAYS} days without one`,
    );
    expect(readRow('Account', market)).toContain(`${CODE_LIFE_MS / 60_000} minutes`);
    // What the host never deletes by age is promised until something happens, or for a least time.
    expect([FATES.accounts, FATES.addresses].map((fate) => typeof fate)).toEqual(['string', 'string']);
    expect(readRow('Account', market)).toContain('Until you delete it');
    expect(FATES.orders).toContain('eight financial years');
    expect(FATES.return_pictures).toContain('with the phone number of its order');
    expect(readRow('Contact of an order', market)).toMatch(/phone.*photos sent with a return/);
    expect(readRow('Reviews', market)).toContain('without your name once you delete your account');
  },
);

test('the privacy policy for India keeps applications of sellers as long as its API host does', () => {
  expect(readRow('Seller application')).toContain(`${DEFAULT_RETENTION.drafts / 30} months`);
  expect(readRow('Seller application')).toContain(`${DEFAULT_RETENTION.documents} days after a refusal`);
});

test.each<[string, OrderRule, keyof typeof POLICIES]>([
  ['Order:', 'books', 'India'],
  ['Contact of an order', 'contact', 'India'],
  ['Orders neither paid', 'unsupplied', 'India'],
  ['UPI ID', 'upi', 'India'],
  ['Order:', 'books', 'Emirates'],
  ['Contact of an order', 'contact', 'Emirates'],
  ['Orders that were never sent', 'unsupplied', 'Emirates'],
])(
  'the privacy policies of the sample have the periods that its API host erases by: %s (%s, %s)',
  (about, rule, market) => {
    const row = readRow(about, market);
    for (const period of ORDER_RULES[rule].periods as readonly Period[]) {
      const years = 'days' in period.keeps ? period.keeps.days / 365.25 : 0;
      const words = years > 0.99 ? (years < 1.5 ? 'one year' : `${Math.round(years)} years`) : periodWords(period);
      expect(row).toContain(words);
      const [year, month, day] = period.from.split('-').map(Number);
      const from = new Date(Date.UTC(year ?? 0, (month ?? 1) - 1, day)).toLocaleDateString('en-GB', {
        day: 'numeric',
        month: 'long',
        year: 'numeric',
        timeZone: 'UTC',
      });
      if (period !== ORDER_RULES[rule].periods[0]) expect(row).toContain(`from ${from}`);
    }
  },
);

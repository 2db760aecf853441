import { expect, test } from 'vitest';
import type { CreditNote, Invoice } from '../../../src/contract/bills.ts';
import { OrderWalk } from '../support/order-walk.ts';
import { startTold } from '../support/told.ts';
import type { Deaths } from '../support/walker.ts';

/** What the schedules below come to, at least. */
const LEAST_KILLS = 13;

/** What the invoices say, and the credit note. Leaves are sent from Kerala to Rajasthan. */
async function checkDocuments(walk: OrderWalk): Promise<void> {
  const { invoices = [] } = (await walk.ask<{ invoices: Invoice[] }>('GET', '/invoices')) ?? {};
  const byName = new Map(invoices.map((invoice) => [invoice.seller.name, invoice]));
  expect([...byName.keys()].sort()).toEqual(['Green Garden LLP', 'Hill Looms', 'Pot Works']);
  expect(byName.get('Green Garden LLP')).toMatchObject({
    number: '26-27/00001',
    issuedOn: '2026-11-20',
    kind: 'tax-invoice',
    seller: { gstin: '32AAACI1681G1ZY' },
    lines: [{ sku: 'LEAF', quantity: 3, gstPercent: 5, hsn: '0902' }],
    totals: { grossMinor: 897_00, feesMinor: 7_65, taxableMinor: 854_29, cgstMinor: 0, sgstMinor: 0, igstMinor: 42_71 },
  });
  for (const [name, totals] of [
    ['Hill Looms', { grossMinor: 450_00, feesMinor: 3_83 }],
    ['Pot Works', { grossMinor: 1000_00, feesMinor: 8_52 }],
  ] as const)
    expect(byName.get(name)).toMatchObject({ number: '26-27/00001', kind: 'bill-of-supply', totals });
  const { creditNotes } = (await walk.ask<{ creditNotes: CreditNote[] }>('GET', '/credit-notes')) ?? {};
  expect(creditNotes).toMatchObject([
    {
      number: 'CN/26-27/00001',
      kind: 'tax-invoice',
      invoice: { number: '26-27/00001', issuedOn: '2026-11-20' },
      lines: [{ sku: 'LEAF', quantity: 1 }],
      totals: { grossMinor: 299_00, feesMinor: 0, taxableMinor: 284_76, cgstMinor: 0, sgstMinor: 0, igstMinor: 14_24 },
    },
  ]);
}

/** What each account comes to, by the terms of the shop: see the rates in core/settlement. */
const BALANCES = {
  courier: 2367_00,
  fees: -20_00,
  refunds: -299_00,
  // 10 percent of what was kept.
  commission: -(59_80 + 45_00 + 100_00),
  // 1.2 kg to the shopper and 0.4 kg back, and two parcels of unknown weight.
  shipping: -(95_00 + 45_00 + 45_00 + 45_00),
  'charges-gst': -(33_25 - 5_38 + 8_10 + 16_20 + 26_10),
  // 0.5 percent of the value of leaves alone, whose seller is registered.
  tcs: -(4_27 - 1_42),
  // 0.1 percent of the company, none of a person below the limit, 5 percent of a seller without a PAN.
  tds: -(85 - 28 + 50_00),
  // To the seller who has no account.
  payable: -778_90,
  bank: -(358_81 + 343_80),
};

async function checkMoney(walk: OrderWalk): Promise<void> {
  const { balanceEntries, entries, postings, payouts } = await walk.readTables();
  const sums: Record<string, number> = {};
  for (const { debit, credit, amount_minor: minor } of entries) {
    // Each entry is a debit of one account and a credit of another.
    expect([minor > 0, debit === credit]).toEqual([true, false]);
    sums[debit] = (sums[debit] ?? 0) + minor;
    sums[credit] = (sums[credit] ?? 0) - minor;
  }
  expect(sums).toEqual(BALANCES);
  expect(Object.values(sums).reduce((sum, minor) => sum + minor, 0)).toBe(0);
  const owed = (sellerId: string) =>
    postings.reduce((sum, row) => (row.seller_id === sellerId ? sum + row.payable_minor : sum), 0);
  expect([owed('garden'), owed('looms'), owed('pots')]).toEqual([0, 0, 778_90]);
  expect(
    payouts.map(({ seller_id: sellerId, status, amount_minor: minor }) => [sellerId, status, minor]).sort(),
  ).toEqual([
    ['garden', 'paid', 358_81],
    ['looms', 'paid', 343_80],
  ]);
  const [, ...rows] = walk.bankFile.trim().split('\r\n');
  expect(rows.map((row) => row.split(',').slice(3, 7))).toEqual([
    ['Green Garden LLP', '123456789012', 'ABCD0123456', '358.81'],
    ['Lila Pillai', '987654321098', 'ABCD0654321', '343.80'],
  ]);
  const ofOrder = (kind: string) =>
    balanceEntries.reduce((sum, row) => (row.kind === kind ? sum + row.amount_minor : sum), 0);
  expect(['charged', 'released', 'collected', 'owed', 'paid-back'].map(ofOrder)).toEqual([
    2367_00, 299_00, 2367_00, 299_00, 299_00,
  ]);
}

/** How often who hears what by mail. */
const LETTERS = [
  'anil@garden.example: confirm your email address',
  'anil@garden.example: your application is approved',
  'anil@garden.example: new order',
  'anil@garden.example: return requested, order',
  'anil@garden.example: paid, payout',
  'anil@looms.example: confirm your email address',
  'anil@looms.example: your application is approved',
  'anil@looms.example: new order',
  'anil@looms.example: paid, payout',
  'care@pots.example: new order',
];
/** And by phone; the first by SMS. */
const PHONE = [
  'sms',
  ...['order_accepted', 'shipment_dispatched_cash', 'shipment_delivered'].flatMap((what) => [what, what, what]),
  ...['return_requested', 'return_accepted', 'return_received', 'refund_upi_named', 'refund_sent'],
];

async function checkTold(story: OrderWalk): Promise<void> {
  const phone = story.told.phone();
  expect(new Set(phone.map(({ id }) => id)).size, 'a message to the phone came twice').toBe(phone.length);
  expect(phone.map(({ what }) => what).sort()).toEqual(PHONE.toSorted());
  // A letter that comes again has the same id, so that mail programs show it once.
  const letters = new Map(story.told.letters().map((letter) => [letter.id, letter]));
  const heard = [...letters.values()].map(({ to, subject }) => `${to}: ${subject.replace('Hill Shop: ', '')}`);
  const plain = heard.map((words) => words.replace(` ${story.order?.number}`, '').replace(/ P2627-\d+/, ''));
  expect(plain.sort()).toEqual(LETTERS.toSorted());
  const { outbox, orders } = await story.readTables();
  expect(orders).toEqual([{ number: story.order?.number }]);
  expect(outbox).toHaveLength(PHONE.length + LETTERS.length);
  // Nobody reports whether the SMS arrived whose host was killed.
  const isOpen = ({ channel, sent_at: sentAt, send_at: sendAt }: (typeof outbox)[number]) =>
    sendAt !== null || (sentAt === null && channel !== 'sms');
  expect(outbox.filter(isOpen)).toEqual([]);
}

/** Walks an order from its placing to the payouts, on a host that dies when `deathsOf` says so. Returns how often it did. */
export async function walk(database: string | undefined, deathsOf: (step: number) => Deaths): Promise<number> {
  const story = new OrderWalk(database, await startTold(), deathsOf);
  await story.open();
  await story.place();
  await story.advance('garden');
  await story.advance('looms');
  await story.advanceByLink();
  await story.sendBack();
  expect((await story.read()).shipments.map(({ status }) => status)).toEqual(['delivered', 'delivered', 'delivered']);
  await checkDocuments(story);
  await story.payOut();
  expect(await story.host.operate('payouts check')).toEqual({
    text: expect.stringContaining('The ledger balances: 6 postings for 3 sellers'),
    isError: false,
  });
  await checkMoney(story);
  await checkTold(story);
  return story.walker.kills;
}

/** A death at each step: over the request before or at its answer, or over the messages that follow it. */
export function deathsOnSqlite(step: number): Deaths {
  const turn = Math.floor(step / 2);
  if (step % 2 === 0) return { request: [turn % 2 === 0 ? 'answer' : 2 + (turn % 7)], work: [] };
  return { request: [], work: [turn % 3 === 2 ? 3 + (turn % 5) : 'message'] };
}

/** The other way round; over fewer messages, as a start takes a second. */
export function deathsOnPostgres(step: number): Deaths {
  const turn = Math.floor(step / 2);
  if (step % 2 === 1) return { request: [turn % 2 === 0 ? 'answer' : 2 + (turn % 7)], work: [] };
  return { request: [], work: step % 8 === 0 ? ['message'] : [] };
}

/** The walk with one schedule. */
export function testWalk(makeDatabase: () => Promise<string | undefined>, deathsOf: (step: number) => Deaths): void {
  test('an order of three sellers on a host that is killed at each step is sent, returned, refunded and paid out once, and everybody is told once', async () => {
    expect(await walk(await makeDatabase(), deathsOf)).toBeGreaterThanOrEqual(LEAST_KILLS);
  });
}

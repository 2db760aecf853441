import { expect, test } from 'vitest';
import { actorWords, subjectParts } from '../../src/api/office/operator/trail/audit-subjects.ts';
import { actionWords, detailWords, joinedWords } from '../../src/api/office/operator/trail/audit-words.ts';
import { nameWords } from '../../src/api/office/kit/pieces/code-words.ts';

/** A sentence with an order in the place of its object. */
const sentenceOf = (parts: ReturnType<typeof joinedWords>): string | undefined =>
  parts?.map((part) => (typeof part === 'string' ? part : 'order 7')).join('');

test('names of actions, actors and objects are words', () => {
  expect(nameWords('payout-made')).toBe('Payout made');
  expect(nameWords('sellerId')).toBe('Seller id');
  expect(nameWords('utr')).toBe('UTR');
  expect(actorWords('operator:asha')).toBe('Operator asha');
  expect(actorWords('order:7K3MQ-9XD2A')).toBe('Order 7K3MQ-9XD2A');
  expect(actorWords('seller-account:01a1da7f-bafd-7000-bccd-de12fd1e68ea')).toBe('A seller account');
  expect(actorWords('host')).toBe('Host');
  expect(subjectParts('order:7K3MQ-9XD2A')).toEqual({ kind: 'order', name: '7K3MQ-9XD2A' });
  expect(subjectParts('host')).toEqual({ kind: '', name: 'host' });
});

test('details are words, with amounts in their currency', () => {
  expect(detailWords('{"amountMinor":189050,"note":"Another parcel was lost"}', 'INR')).toBe(
    '₹1,890.50. Another parcel was lost',
  );
  expect(detailWords('{"amountMinor":-500,"currency":"AED"}', 'INR')).toMatch(/AED.*5/);
  expect(detailWords('{"payouts":["P1","P2"],"isAccountRight":false,"counts":{"orders":2}}', 'INR')).toBe(
    'Payouts: P1, P2. Account not used again. Counts: {"orders":2}',
  );
  // Ids of rows say something only in the trail of one thing.
  const withId = '{"shipmentId":"01a21744-60ce-7001-a3c8-de12fd1e68ea","reason":"It broke"}';
  expect(detailWords(withId, 'INR')).toBe('Reason: It broke');
  expect(detailWords(withId, 'INR', { withIds: true })).toBe('Shipment id: 01a21744… Reason: It broke');
  expect(detailWords('{}', 'INR')).toBe('');
  expect(detailWords('{"status":"approved","characters":18,"reason":null}', 'INR')).toBe('');
  for (const other of ['{"no', '[1]', '"text"', 'null']) expect(detailWords(other, 'INR')).toBe(other);
  expect(detailWords('{"amountMinor":100,"currency":"<b>"}', 'INR')).toBe('₹1.00');
});

test('an action is a sentence with what it was done to', () => {
  expect(sentenceOf(actionWords('viewed'))).toBe('Looked at order 7');
  expect(sentenceOf(actionWords('payout-paid'))).toBe('Marked order 7 as paid');
  expect(sentenceOf(actionWords('never-heard-of'))).toBe('(never heard of): order 7');
  expect(sentenceOf(actionWords('constructor'))).toBe('(constructor): order 7');
  expect(detailWords('{"sellerId":"garden"}', 'INR', { nameSeller: (id) => `The ${id}` })).toBe('Seller: The garden');
  // What the sentence says already is not said again.
  const garden = { nameSeller: (id: string) => `The ${id}`, known: 'The garden' };
  expect(detailWords('{"sellerId":"garden","reason":"Orders are not sent"}', 'INR', garden)).toBe(
    'Reason: Orders are not sent',
  );
});

test('steps on one thing are one sentence where they have the same form', () => {
  expect(sentenceOf(joinedWords(['accepted', 'packed', 'dispatched']))).toBe('Accepted, packed, dispatched order 7');
  expect(sentenceOf(joinedWords(['return-accepted', 'return-received', 'refund-due']))).toBe(
    'Accepted a return, received a return, began a refund of order 7',
  );
  expect(sentenceOf(joinedWords(['viewed']))).toBe('Looked at order 7');
  for (const other of [
    ['accepted', 'return-accepted'],
    ['accepted', 'lost'],
    ['viewed', 'viewed'],
    ['accepted', 'never-heard-of'],
  ])
    expect(joinedWords(other)).toBeUndefined();
});

import { expect, test } from 'vitest';
import {
  actionWords,
  detailWords,
  joinedWords,
  nameWords,
  subjectParts,
  subjectWords,
} from '../../src/api/entry/operator-pages/audit-words.ts';

test('names of actions, actors and objects are words', () => {
  expect(nameWords('payout-made')).toBe('Payout made');
  expect(nameWords('sellerId')).toBe('Seller id');
  expect(nameWords('utr')).toBe('UTR');
  expect(subjectWords('operator:asha')).toBe('Operator asha');
  expect(subjectWords('order:7K3MQ-9XD2A')).toBe('Order 7K3MQ-9XD2A');
  expect(subjectWords('seller-account:01a1da7f-bafd-7000-bccd-de12fd1e68ea')).toBe('A seller account');
  expect(subjectWords('host')).toBe('Host');
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
  expect(actionWords('viewed')).toEqual(['looked at', '']);
  expect(actionWords('payout-paid')).toEqual(['marked', 'as paid']);
  expect(actionWords('never-heard-of')).toEqual(['(never heard of):', '']);
  expect(actionWords('constructor')).toEqual(['(constructor):', '']);
  expect(detailWords('{"sellerId":"garden"}', 'INR', { nameSeller: (id) => `The ${id}` })).toBe('Seller: The garden');
  // What the sentence says already is not said again.
  const garden = { nameSeller: (id: string) => `The ${id}`, known: 'The garden' };
  expect(detailWords('{"sellerId":"garden","reason":"Orders are not sent"}', 'INR', garden)).toBe(
    'Reason: Orders are not sent',
  );
});

test('steps on one thing are one sentence where they have the same form', () => {
  expect(joinedWords(['accepted', 'packed', 'dispatched'])).toEqual(['accepted, packed, dispatched', '']);
  expect(joinedWords(['return-accepted', 'return-received', 'refund-due'])).toEqual([
    'accepted a return, received a return, began a refund of',
    '',
  ]);
  expect(joinedWords(['viewed'])).toEqual(['looked at', '']);
  for (const other of [
    ['accepted', 'return-accepted'],
    ['accepted', 'lost'],
    ['viewed', 'viewed'],
    ['accepted', 'never-heard-of'],
  ])
    expect(joinedWords(other)).toBeUndefined();
});

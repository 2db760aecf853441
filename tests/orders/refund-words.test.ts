import { describe, expect, test } from 'vitest';
import type { Refund } from '../../src/contract/orders.ts';
import { refundPlanWords, refundToComeWords, refundWords, shortDestination } from '../../src/orders/refund-words.ts';
import { returnWords, sellerReturnWords } from '../../src/orders/return-words.ts';

const refund = { reason: 'returned', status: 'due', by: 'provider' } as const;
const online = { method: 'online' } as const;
const upi = { method: 'cash', refundUpi: 'as•••@okbank' } as const;

describe('the words for a refund', () => {
  const words = (changes: Partial<Refund>, payment: Parameters<typeof refundWords>[2] = online) =>
    refundWords('₹90', { ...refund, ...changes }, payment, 7);

  test('tell the amount, for what it is, where it goes and when it is seen', () => {
    expect(words({})).toBe(
      '₹90 for what was returned will reach the card, UPI or bank account that you paid with within 7 days.',
    );
    expect(words({ status: 'sent' })).toBe(
      '₹90 for what was returned is on its way to the card, UPI or bank account that you paid with. Your bank shows it within 5 to 7 days.',
    );
    expect(words({ status: 'done', reference: 'UTR 4711', by: 'hand' }, upi)).toBe(
      '₹90 for what was returned was refunded to your UPI ID as•••@okbank. Your UPI app shows it. Reference: UTR 4711.',
    );
  });

  test('tell before the parcel is back where the money will go', () => {
    expect(refundToComeWords('₹90', upi, 7)).toBe(
      '₹90 will reach your UPI ID as•••@okbank within 7 days after we get it back.',
    );
    expect(refundToComeWords('₹90', { method: 'cash' }, 7)).toBe('We refund ₹90 within 7 days after we get it back.');
    expect(refundToComeWords('₹90', online, 7)).toContain('the card, UPI or bank account that you paid with');
  });

  test('tell before a return is asked for where its refund will go', () => {
    expect(refundPlanWords(upi, 7)).toBe(
      'Your refund goes to your UPI ID as•••@okbank, within 7 days after we get the items back.',
    );
    expect(refundPlanWords({ method: 'cash' }, 7)).toContain('the account that you name to us');
    expect(refundPlanWords(online, 7)).toContain('the card, UPI or bank account that you paid with');
  });

  test('do not name a way that nobody has chosen', () => {
    expect(words({ by: 'hand' }, { method: 'cash' })).toContain('will reach the account that you name to us');
  });

  test('follow the payment where an older host does not tell the way', () => {
    const { by: _, ...old } = refund;
    expect(refundWords('₹90', old, online, 7)).toContain('that you paid with');
    expect(refundWords('₹90', old, upi, 7)).toContain('as•••@okbank');
  });

  test('are short enough for a variable of an SMS', () => {
    expect(shortDestination({ by: 'provider' }).length).toBeLessThanOrEqual(30);
    expect(shortDestination({ by: 'hand' }).length).toBeLessThanOrEqual(30);
  });
});

describe('the words for a return', () => {
  test('tell nobody to keep a parcel packed that was refused at the door', () => {
    expect(returnWords({ status: 'accepted' }, {})).toContain('keep it packed');
    expect(returnWords({ status: 'accepted' }, { undelivered: 'attempted' })).toContain('keep it packed');
    expect(returnWords({ status: 'accepted' }, { undelivered: 'refused' })).toBe(
      'Accepted: the parcel is on its way back already',
    );
  });

  test('tell a seller how far the refund is', () => {
    const received = { status: 'received', refundMinor: 90_00 } as const;
    expect(sellerReturnWords({ ...received, refundStatus: 'due' })).toBe('Refunding');
    expect(sellerReturnWords({ ...received, refundStatus: 'done' })).toBe('Refunded');
    expect(sellerReturnWords({ ...received, refundMinor: 0 })).toBe('Nothing to refund');
    expect(sellerReturnWords(received)).toBe('Received');
    expect(sellerReturnWords({ status: 'accepted', refundMinor: 90_00 })).not.toContain('refund');
  });
});

import { describe, expect, test } from 'vitest';
import { findProblems, loadShop, market } from '../shop-in-a-folder.ts';

const load = (cashOnDelivery?: unknown) =>
  loadShop({ 'markets/in.json': market(cashOnDelivery === undefined ? {} : { cashOnDelivery }) }).markets.get('in')
    ?.cashOnDelivery;
const refused = (cashOnDelivery: unknown) =>
  findProblems({ 'markets/in.json': market({ cashOnDelivery }) }).map(({ field }) => field);

describe('the rules of cash in a market', () => {
  test('are read with amounts in minor units, without defaults', () => {
    expect(load({ openOrders: 3, openAmount: '₹10,000', ordersPerAddress: 5 })).toEqual({
      openOrders: 3,
      openMinor: 1_000_000,
      ordersPerAddress: 5,
    });
    expect(load({ openOrders: 3 })).toEqual({ openOrders: 3 });
    expect(load()).toBeUndefined();
  });

  test('are refused when they are 0 or not numbers', () => {
    expect(refused({ openOrders: 0 })).toEqual(['cashOnDelivery.openOrders']);
    expect(refused({ ordersPerAddress: 1.5 })).toEqual(['cashOnDelivery.ordersPerAddress']);
    expect(refused({ openAmount: 'much' })).toEqual(['cashOnDelivery.openAmount']);
    expect(refused({ mostOrders: 3 })).toEqual(['cashOnDelivery.mostOrders']);
  });
});

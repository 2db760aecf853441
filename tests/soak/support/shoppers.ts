import type { Order } from '../../../src/contract/orders.ts';
import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { expect } from 'vitest';
import { orderOf } from '../../api/support/client.ts';
import { ask } from './ask.ts';

/** What a shopper waits before the same order is sent again. */
const AGAIN_MS = 50;

export interface Shoppers {
  /** Number of each order that was acknowledged, by the key that it was placed with. */
  readonly acknowledged: ReadonlyMap<string, string>;
  /** How often a status was answered, by all hosts or by one; 0 is no answer. */
  count(status: number, address?: string): number;
  /** Every status that was answered. */
  statuses(): number[];
  /** Each order that is under way is sent until it is acknowledged, then nobody orders any more. */
  stop(): Promise<void>;
}

/**
 * Shoppers order, one order after the other, from hosts in turn. An order that is not acknowledged is sent again with the
 * same key, as pages do.
 */
export function letShoppersOrder(addresses: () => readonly string[], shoppers = 6): Shoppers {
  const acknowledged = new Map<string, string>();
  const answers = new Map<string, number>();
  let isOver = false;
  let turn = 0;
  const order = async () => {
    const key = randomUUID();
    for (;;) {
      const choice = addresses();
      const address = choice[turn++ % choice.length] as string;
      const { status, data } = await ask<{ order: Order }>(address, 'POST', '/orders', orderOf(), {
        'idempotency-key': key,
      });
      const name = `${status} ${address}`;
      answers.set(name, (answers.get(name) ?? 0) + 1);
      if (status === 200) {
        acknowledged.set(key, data.order.number);
        return;
      }
      await pause(AGAIN_MS);
    }
  };
  const all = Array.from({ length: shoppers }, async () => {
    while (!isOver) await order();
  });
  const statusOf = (name: string): number => Number(name.split(' ')[0]);
  return {
    acknowledged,
    count: (status, address = '') => {
      let sum = 0;
      for (const [name, times] of answers) if (statusOf(name) === status && name.endsWith(address)) sum += times;
      return sum;
    },
    statuses: () => [...new Set([...answers.keys()].map(statusOf))].sort(),
    stop: async () => {
      isOver = true;
      await Promise.all(all);
    },
  };
}

/** A host tells of every acknowledged order that it was placed, once. */
export async function checkAcknowledged(address: string, { acknowledged }: Shoppers): Promise<void> {
  for (const [key, number] of acknowledged) {
    const { data } = await ask<{ order: Order }>(address, 'GET', '/orders/by-key', undefined, {
      'idempotency-key': key,
    });
    expect(data?.order.number).toBe(number);
    expect(data.order.timeline.map(({ event }) => event)).toEqual(['placed']);
  }
}

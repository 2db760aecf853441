import { describe, expect, test } from 'vitest';
import { sku as catalogSku } from '../../src/catalog/schema/fields.ts';
import { sku as requestSku } from '../../src/api/http/fields.ts';
import { readOldLink } from '../../src/core/old-link.ts';
import { SKU } from '../../src/core/sku.ts';

/** Every place that reads a SKU from outside: what it makes of one. */
const READERS: Record<string, (sku: string) => boolean> = {
  'a catalogue file': (sku) => catalogSku.safeParse(sku).success,
  'a request to the host': (sku) => requestSku.safeParse(sku).success,
  'an old product link': (sku) => readOldLink(JSON.stringify({ sku })) === sku,
};

describe.each(Object.entries(READERS))('%s', (_name, takes) => {
  test.each(['A', 'WK-101', '8.b_c', 'x'.repeat(50)])('takes the SKU %s', (sku) => {
    expect(SKU.test(sku)).toBe(true);
    expect(takes(sku)).toBe(true);
  });

  test.each(['', '-A', '.hidden', '_x', 'a b', 'ä', '../x', 'x'.repeat(51)])('refuses %j', (sku) => {
    expect(SKU.test(sku)).toBe(false);
    expect(takes(sku)).toBe(false);
  });
});

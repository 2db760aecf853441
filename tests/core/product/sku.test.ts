import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { sku as catalogSku } from '../../../src/catalog/schema/fields.ts';
import { sku as requestSku } from '../../../src/contract/fields.ts';
import { readOldLink } from '../../../src/core/product/old-link.ts';
import { SKU } from '../../../src/core/product/sku.ts';
import { skuPart } from '../../../src/core/product/sku-part.ts';
import { anyCharacter } from '../../support/any-character.ts';

/** Every place that reads a SKU from outside: what it makes of one. */
const READERS: Record<string, (sku: string) => boolean> = {
  'a catalogue file': (sku) => catalogSku.safeParse(sku).success,
  'a request to the host': (sku) => requestSku.safeParse(sku).success,
  'an old product link': (sku) => readOldLink(JSON.stringify({ sku })) === sku,
};

const AS_WRITTEN = ['CLU-KMU-TH-25/26-16-18', 'a b', '#12 (red)', '-A', '.hidden', '../x', 'सूती-12', 'x'.repeat(100)];

describe.each(Object.entries(READERS))('%s', (_name, takes) => {
  test.each(['A', 'WK-101', '8.b_c', ...AS_WRITTEN])('takes the SKU %s', (sku) => {
    expect(SKU.test(sku)).toBe(true);
    expect(takes(sku)).toBe(true);
  });

  test.each(['', '<b>', 'x'.repeat(101)])('refuses %j', (sku) => {
    expect(SKU.test(sku)).toBe(false);
    expect(takes(sku)).toBe(false);
  });
});

test('a catalogue file may have white space around and inside a SKU', () => {
  expect(catalogSku.parse(' CLU\u00a025\n')).toBe('CLU 25');
});

describe('in an address', () => {
  test.each(['A', 'WK-101', '8.b_c', 'x'.repeat(100)])('the SKU %s is the same', (sku) => {
    expect(skuPart(sku)).toBe(sku);
  });

  test.each([
    ['CLU-KMU-TH-25/26-16-18', 'CLU-KMU-TH-25-26-16-18'],
    ['a b', 'a-b'],
    ['#12 (red)', '12-red'],
    ['../x', 'x'],
    ['.hidden', 'hidden'],
    ['_x', 'x'],
  ])('the SKU %s is %s', (sku, part) => {
    expect(skuPart(sku)).toBe(part);
  });

  test.each(['सूती-12', 'रेशम-12', 'ä', '#', '###', '-', '..'])('%s has a form of its own', (sku) => {
    const others = [...AS_WRITTEN, 'सूती-13', 'ऊनी-12', 'ö', '##', '....'];
    expect(skuPart(sku)).toMatch(/^[A-Za-z\d][\w.-]*$/);
    expect(others.filter((other) => other !== sku).map(skuPart)).not.toContain(skuPart(sku));
  });

  test('every SKU has a form that is its own form and needs no escape', () => {
    const anySku = fc.string({ unit: anyCharacter, minLength: 1, maxLength: 100 }).filter((text) => SKU.test(text));
    fc.assert(
      fc.property(anySku, (sku) => {
        const part = skuPart(sku);
        expect(part).toMatch(/^[A-Za-z\d][\w.-]{0,107}$/);
        expect(skuPart(part)).toBe(part);
      }),
    );
  });
});

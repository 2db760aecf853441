import { describe, expect, test } from 'vitest';
import { listOptions, planVariants, readValues } from '../../src/admin/app/inputs/make-variants.ts';
import { MAX_VARIANTS, variants } from '../../src/catalog/schema/variant.ts';
import { skuPart } from '../../src/core/product/sku-part.ts';

const SIZES = { name: 'Size', values: 'S, M, L' };
const COLOURS = { name: 'Colour', values: 'Red, Sea green' };
const plan = (product: object, typed = [SIZES, COLOURS], taken: string[] = [], most = MAX_VARIANTS) =>
  planVariants({ sku: 'KU', ...product } as never, typed, taken, most);
const skus = ({ missing }: ReturnType<typeof plan>) => missing.map(({ sku }) => sku);

describe('variants made from their options', () => {
  test('are all combinations, with SKUs that begin with that of the product', () => {
    expect(skus(plan({}))).toEqual([
      'KU-S-RED',
      'KU-S-SEA-GREEN',
      'KU-M-RED',
      'KU-M-SEA-GREEN',
      'KU-L-RED',
      'KU-L-SEA-GREEN',
    ]);
    expect(plan({})).toMatchObject({ options: ['Size', 'Colour'], there: 0 });
    expect(plan({}).fault).toBeUndefined();
    expect(variants.safeParse(plan({}).missing).success).toBe(true);
  });

  test('are only those that are missing, whatever the case and kind of values are', () => {
    const there = [{ sku: 'OWN', options: { Size: 's', Colour: 'RED' } }];
    const made = plan({ variants: there });
    expect(made.there).toBe(1);
    expect(skus(made)).not.toContain('KU-S-RED');
    const packs = [{ sku: 'P', options: { Pack: 1 } }];
    expect(plan({ variants: packs }, [{ name: 'Pack', values: '1, 2' }])).toMatchObject({
      there: 1,
      missing: [{ options: { Pack: '2' } }],
    });
  });

  test('have SKUs that differ in addresses from all others', () => {
    const taken = ['ku-s-red', 'KU/S/SEA GREEN'];
    const values = { name: 'Colour', values: 'लाल, नीला, é, e, E.' };
    for (const made of [plan({}, undefined, taken), plan({}, [values]), plan({ sku: 'x'.repeat(100) })]) {
      const all = [...taken, ...skus(made)].map((sku) => skuPart(String(sku)).toLowerCase());
      expect(new Set(all).size).toBe(all.length);
      expect(variants.safeParse(made.missing).success).toBe(true);
    }
  });

  test('are as many as the schema takes, and no more', () => {
    const values = (length: number) => Array.from({ length }, (_, index) => `v${index}`).join();
    expect(plan({}, [{ name: 'A', values: values(MAX_VARIANTS) }]).missing.length).toBe(MAX_VARIANTS);
    for (const length of [MAX_VARIANTS + 1, 5_000])
      expect(plan({}, [{ name: 'A', values: values(length) }]).fault).toBe(
        `That would be ${length} variants, and a product can have ${MAX_VARIANTS}. Leave out values, or make two products of it.`,
      );
    const huge = ['A', 'B', 'C'].map((name) => ({ name, values: values(1_000) }));
    expect(plan({}, huge)).toMatchObject({ missing: [], fault: expect.stringContaining('1000000000 variants') });
  });

  test.each([
    [{ sku: '' }, [SIZES], 'Write the SKU of the product first'],
    [{}, [{ name: '', values: 'S' }], 'Write a name for each option'],
    [{}, [SIZES, { name: 'size', values: 'S' }], 'Two options have the same name'],
    [{}, [{ name: 'Size', values: ' , ' }], 'Write the values of “Size”'],
    [{ variants: [{ sku: 'A', options: { Pack: '1' } }] }, [SIZES], 'The variant A has other options: Pack.'],
  ])('are not made of %j and %j, and it is said why', (product, typed, fault) => {
    expect(plan(product, typed)).toMatchObject({ missing: [], fault: expect.stringContaining(fault) });
  });

  test('begin with the options that the product has', () => {
    const there = [{ options: { Size: 'S', Colour: 'Red' } }, { options: { Size: 'M', Colour: 'Red' } }];
    expect(listOptions({ options: ['Size', 'Colour'], variants: there })).toEqual([
      { name: 'Size', values: 'S, M' },
      { name: 'Colour', values: 'Red' },
    ]);
    expect(listOptions({})).toEqual([{ name: '', values: '' }]);
    expect(readValues('S; M,,s\n L ')).toEqual(['S', 'M', 'L']);
  });
});

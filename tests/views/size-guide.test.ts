import { expect, test } from 'vitest';
import { makeSizeGuide } from '../../src/views/product/product-choices.ts';
import { loadProduct } from '../catalog/shop-in-a-folder.ts';

const sizes = (measure: string, ...lengths: string[]) => ({
  sizes: lengths.map((length, position) => ({ name: `${position}`, measurements: { [measure]: length } })),
});

test.each([
  [
    'the catalogue says garment',
    { ...sizes('Bust', '36-38 in', '38-40 in'), measurementsOf: 'garment' },
    'Garment measurements',
  ],
  ['the catalogue says body', { ...sizes('Bust', '36 in', '38 in'), measurementsOf: 'body' }, 'Body measurements'],
  ['a single length of the chest is the garment’s', sizes('Chest', '36 in', '38 in'), 'Garment measurements'],
  ['ranges are of a body', sizes('Waist', '26-28 in', '28-30 in'), 'Body measurements'],
  ['feet are of a body', sizes('Foot length', '22 cm', '23 cm'), 'Body measurements'],
  ['nothing is worn', sizes('Bucket', '16 L', '20 L'), undefined],
])('the size guide has the caption where %s', (_, fields, caption) => {
  expect(makeSizeGuide(loadProduct(fields))?.caption).toBe(caption);
});

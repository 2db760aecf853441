import { expect, test } from 'vitest';
import { applyCodemods } from '../../../src/cli/upgrade/codemod.ts';
import { listCodemods } from '../../../src/cli/upgrade/list-codemods.ts';

const PATH = 'products/tea/leaf.json';
const codemods = (await listCodemods()).filter(({ name }) => name === '0.2.0-translations');
const upgrade = (file: object): string => applyCodemods(JSON.stringify(file, null, 2), PATH, codemods);

test('Hindi texts of older files become translations, in place of the first of them', () => {
  const after = upgrade({ sku: 'LEAF', titleHi: 'पत्ती चाय', price: 1, descriptionHi: 'ताज़ी पत्ती।' });
  const hi = { title: 'पत्ती चाय', description: 'ताज़ी पत्ती।' };
  expect(after).toBe(JSON.stringify({ sku: 'LEAF', translations: { hi }, price: 1 }, null, 2));
});

test('what is translated already stays', () => {
  const after = upgrade({ titleHi: 'पुरानी', translations: { ta: { title: 'தேநீர்' }, hi: { title: 'पत्ती चाय' } } });
  expect(JSON.parse(after)).toEqual({ translations: { ta: { title: 'தேநீர்' }, hi: { title: 'पत्ती चाय' } } });
});

test.each([{ title: 'Leaf' }, { titleHi: 'चाय', translations: 'none' }, { titleHi: 'चाय', translations: { hi: [] } }])(
  'other files stay as they are: %j',
  (file) => {
    expect(upgrade(file)).toBe(JSON.stringify(file, null, 2));
  },
);

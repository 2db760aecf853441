import { expect, test } from 'vitest';
import { makeListFile } from '../../src/catalog/listings/facet-lists.ts';
import type { Site } from '../../src/catalog/site/site.ts';
import { makeSizeGuide } from '../../src/views/product/product-choices.ts';
import { makeProductView } from '../../src/views/product/product.ts';
import { openSite } from '../catalog/open-site.ts';
import { type Files, market, product } from '../catalog/shop-in-a-folder.ts';

const FILES: Files = {
  'markets/in.json': market({ languages: ['ta'] }),
  'products/tea/leaf.json': product({
    title: 'Tea cosy',
    images: [],
    colour: 'Navy',
    attributes: { 'Sleeve Length': 'Half', Fabric: 'Cotton, silk' },
    sizes: [
      { name: 'Free size', measurements: { Chest: '36 in' } },
      { name: 'L', label: 'Loose', measurements: { Chest: '40 in' } },
    ],
  }),
  'products/tea/dust.json': product({ sku: 'DUST', title: 'Dust', images: [], colour: 'Red' }),
  'facets.json': {
    facets: [
      {
        id: 'colour',
        label: 'Colour',
        from: ['colour'],
        families: [
          { id: 'blue', label: 'Blue', hi: 'नीला', words: ['navy'] },
          { id: 'red', label: 'Red', hi: 'लाल' },
        ],
      },
      { id: 'fabric', label: 'Fabric', from: ['attributes.Fabric'] },
    ],
  },
  'words/ta.json': {
    words: {
      Colour: 'நிறம்',
      Blue: 'நீலம்',
      Navy: 'நேவி',
      'Sleeve length': 'கை நீளம்',
      Half: 'அரை',
      Fabric: 'துணி',
      Cotton: 'பருத்தி',
      Silk: 'பட்டு',
      'Free size': 'ஃப்ரீ சைஸ்',
      Loose: 'தளர்வு',
      Chest: 'மார்பு',
      Tea: 'டீ',
      '{n} g': '{n} கிராம்',
      India: 'இந்தியா',
    },
  },
};

const site = openSite(FILES);
const tamil = site.further?.[0] as Site;

const viewOf = (of: Site) => {
  const own = of.catalog.products.get('LEAF');
  const market = of.catalog.markets.get('in');
  if (!own || !market) throw new Error('The shop has no such product.');
  return { own, market, view: makeProductView(of, own, market) };
};

test('a product page has the words of its language, and its form the names of sizes', () => {
  const { view } = viewOf(tamil);
  expect(view.sections.attributes).toEqual([
    ['கை நீளம்', 'அரை'],
    ['துணி', 'பருத்தி, பட்டு'],
  ]);
  const values = view.declarations.rows.map(([, value]) => value);
  for (const text of ['டீ', 'நேவி', '100 கிராம்', 'இந்தியா'].map((text) => text.replace(' ', '\u00a0')))
    expect(values.map((value) => value.replaceAll(' ', '\u00a0'))).toContain(text);
  expect(view.add.sizes).toMatchObject([
    { name: 'Free size', text: 'ஃப்ரீ சைஸ்' },
    { name: 'L', text: undefined, label: 'தளர்வு' },
  ]);
  // The script that finds a size reads the English names.
  expect(makeSizeGuide(viewOf(tamil).own)).toMatchObject({
    measures: ['Chest'],
    canFind: true,
    words: { Chest: 'மார்பு' },
  });
});

test('filters have their names in the language, and the same addresses', () => {
  const facetsOf = (of: Site) => {
    const { table } = JSON.parse(makeListFile(of, of === site ? '/tea' : '/ta/tea')) as {
      table: { facets: { id: string; label: string; values: { id: string; label: string }[] }[] };
    };
    return table.facets.filter(({ id }) => ['colour', 'fabric'].includes(id));
  };
  expect(facetsOf(site)[0]).toMatchObject({ label: 'Colour', values: [{ id: 'blue', label: 'Blue' }, { id: 'red' }] });
  expect(facetsOf(tamil)).toMatchObject([
    {
      id: 'colour',
      label: 'நிறம்',
      values: [
        { id: 'blue', label: 'நீலம்' },
        { id: 'red', label: 'Red' },
      ],
    },
    { id: 'fabric', label: 'துணி', values: [{ id: 'cotton-silk', label: 'பருத்தி, பட்டு' }] },
  ]);
});

test('the first language has none of it', () => {
  const { view } = viewOf(site);
  expect(view.sections.attributes).toEqual([
    ['Sleeve length', 'Half'],
    ['Fabric', 'Cotton, silk'],
  ]);
  expect(view.sizeGuide?.words).toBeUndefined();
});

import { describe, expect, test } from 'vitest';
import { countUntranslated, formatUntranslated } from '../../../src/catalog/translations/count-untranslated.ts';
import { translateCatalog } from '../../../src/catalog/translations/translate-catalog.ts';
import { category, complain, type Files, loadShop, page, product } from '../shop-in-a-folder.ts';

const tile = (path: string) => ({ path, title: path, image: 'leaf.png', alt: `Cup of ${path}` });

const FILES: Files = {
  'products/tea/leaf.json': product({
    description: 'Fresh.\nOf one garden.',
    details: '<p>Keep it dry.</p>',
    translations: {
      hi: { title: 'पत्ती चाय', description: 'ताज़ी।\nएक ही बाग की।' },
      ta: { title: 'இலைத் தேநீர்' },
    },
  }),
  'products/tea/dust.json': product({ sku: 'DUST', title: 'Dust tea', description: 'Strong.' }),
  'categories/tea.json': category({
    strip: [tile('green'), tile('black')],
    translations: { hi: { title: 'चाय', strip: { green: { title: 'हरी चाय', alt: 'हरी चाय का कप' } } } },
  }),
  'words/hi.json': { words: { Tea: 'चाय', India: 'भारत', '{n} g': '{n} ग्राम', 'Packed on the day': 'उसी दिन पैक' } },
  'pages/hi/help.json': page({
    language: 'hi',
    title: 'मदद',
    description: 'क्या करना है।',
    summary: ['हमें लिखें: {{store.care.hours}}, {{market.name}}।'],
    sections: [{ id: 'write', title: 'लिखें', body: ['ईमेल से। <a href="/help#write">यहाँ</a>'] }],
  }),
};
const translate = (language: string) => translateCatalog(loadShop(FILES), language);

describe('a catalogue in another language', () => {
  test('has the texts of a product in it, and says which are still English', () => {
    const { products } = translate('hi');
    expect(products.get('LEAF')).toMatchObject({
      title: 'पत्ती चाय',
      description: 'ताज़ी। एक ही बाग की।',
      descriptionLines: ['ताज़ी।', 'एक ही बाग की।'],
      detailsHtml: '<p>Keep it dry.</p>',
      english: ['detailsHtml'],
      // The address stays.
      slug: 'leaf-tea',
      // A picture without a text of its own is named like the product.
      pictures: [{ alt: 'पत्ती चाय' }],
    });
    // Its own texts are not shown a second time beside themselves.
    expect(products.get('LEAF')?.translations).toEqual({ ta: { title: 'இலைத் தேநீர்' } });
    expect(products.get('DUST')).toMatchObject({ title: 'Dust tea', english: ['title', 'description'] });
  });

  test('has the texts of a category in it, the title also in place of an English short name', () => {
    expect(translate('hi').categories.get('tea')).toMatchObject({
      title: 'चाय',
      label: 'चाय',
      english: ['description'],
      strip: [
        { path: 'green', title: 'हरी चाय', picture: { alt: 'हरी चाय का कप' } },
        { path: 'black', title: 'black', picture: { alt: 'Cup of black' }, english: ['title', 'alt'] },
      ],
    });
    expect(translate('hi').categories.get('tea')?.strip[0]).not.toHaveProperty('english');
  });

  test('has the pages that are in it, with facts as they are said in it', () => {
    expect(translate('hi').pages).toMatchObject([
      {
        path: '/help',
        title: 'मदद',
        label: 'मदद',
        summary: [expect.stringContaining('10 to 6, भारत।')],
        sections: [{ id: 'write', title: 'लिखें' }],
      },
    ]);
    expect(translate('ta').pages).toMatchObject([{ title: 'Help', english: expect.arrayContaining(['title']) }]);
    expect(loadShop(FILES).pages).toMatchObject([{ title: 'Help' }]);
  });

  test('has the words of the shop, its markets and its products', () => {
    const { products, markets, store } = translate('hi');
    expect(products.get('LEAF')).toMatchObject({
      words: { Tea: 'चाय', India: 'भारत', '100 g': '100 ग्राम' },
      // What filters and looks read stays.
      declarations: { genericName: 'Tea' },
    });
    expect(markets.get('in')?.name).toBe('भारत');
    expect(store.promises[0]).toMatchObject({ title: 'Fresh', text: 'उसी दिन पैक' });
    expect(translate('ta').products.get('LEAF')).not.toHaveProperty('words');
  });

  test('leaves the catalogue itself as it is', () => {
    const catalog = loadShop(FILES);
    const before = JSON.stringify([...catalog.products]);
    translateCatalog(catalog, 'hi');
    expect(JSON.stringify([...catalog.products])).toBe(before);
  });
});

test('what has no translation is counted by language, kind and field', () => {
  const counts = countUntranslated(loadShop(FILES));
  expect(counts).toContainEqual({ language: 'hi', kind: 'product', field: 'title', missing: 1, of: 2 });
  expect(counts).toContainEqual({ language: 'ta', kind: 'category', field: 'title', missing: 1, of: 1 });
  const lines = formatUntranslated(counts);
  for (const line of [
    'hi, of products: title of 1 of 2, description of 1 of 2, details of 1 of 1.',
    'hi, of categories: description of 1 of 1.',
    'hi, of words: 10 of 13.',
    'ta, of products: title of 1 of 2, description of 2 of 2, details of 1 of 1.',
    'ta, of categories: title of 1 of 1, short name of 1 of 1, description of 1 of 1.',
    'ta, of pages: title of 1 of 1, short name of 1 of 1, description of 1 of 1, summary of 1 of 1, sections of 1 of 1.',
    'ta, of the home page: 19 of 19.',
    'ta, of words: 13 of 13.',
  ])
    expect(lines).toContain(`Shown in English where the language is ${line}`);
  expect(lines.filter((line) => line.includes('hi, of pages'))).toEqual([]);
  expect(countUntranslated(loadShop())).toEqual([]);
});

test('a tile that a category does not have is told, with those that it has', () => {
  const text = complain({
    ...FILES,
    'categories/tea.json': category({
      strip: [tile('green')],
      translations: { hi: { strip: { gren: { title: 'हरी चाय' } } } },
    }),
  });
  expect(text).toContain('translations.hi.strip.gren');
  expect(text).toContain('expected  a tile of this category: green');
});

test('pages in another language are those of English pages, with their sections', () => {
  const hindi = (fields: object) => complain({ ...FILES, 'pages/hi/help.json': page({ language: 'hi', ...fields }) });
  expect(hindi({ path: '/other' })).toContain('the address of a page that has a file without "language"');
  expect(hindi({ sections: [{ id: 'call', title: 'फ़ोन', body: ['फ़ोन करें।'] }] })).toContain('in their order: write');
  expect(hindi({ sections: [{ id: 'write', title: 'लिखें', body: ['<a href="/gone">यहाँ</a>'] }] })).toMatch(
    /pages\/hi\/help\.json[\s\S]*\/gone/,
  );
});

test('words are told that are not of the language of their file, and a file of no language', () => {
  const text = complain({ ...FILES, 'words/hi.json': { words: { Tea: 'Chai', UPI: 'UPI' } }, 'words/english.json': { words: {} } });
  expect(text).toContain('a text in Hindi');
  expect(text).toContain('words/english.json');
  expect(text).not.toContain('UPI');
});

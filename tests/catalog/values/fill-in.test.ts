import { afterEach, describe, expect, test, vi } from 'vitest';
import { readCatalog } from '../../../src/catalog/load/load.ts';
import { isRealAddress } from '../../../src/catalog/values/real-address.ts';
import { type Files, findProblems, loadShop, page, seller, store, writeShop } from '../shop-in-a-folder.ts';

const publish = (files: Files) => readCatalog(writeShop(files), 'catalog', { forPublishing: true });
const codesOf = (problems: readonly { severity: string; code: string; field: string }[]) =>
  problems.map(({ severity, code, field }) => `${severity} ${code} ${field}`);

afterEach(() => vi.unstubAllEnvs());

const MARKED: Files = {
  'store.json': store({
    siteUrl: 'https://hill.example',
    address: '{{fill-in: street and PIN code}}, Munnar, Kerala, India',
    care: { phone: '{{fill-in: phone of customer care}}', email: 'care@hill.example', hours: '10 to 6' },
  }),
  'pages/help.json': page({
    summary: [
      'Call <a href="tel:{{store.care.phone}}">{{store.care.phone}}</a> or write to <a href="mailto:{{store.care.email}}">us</a>.',
      'We are at {{store.address}}. {{ Fill in : opening hours }}',
    ],
  }),
};

describe('a text that is to be filled in', () => {
  test('is a warning with its file and field', () => {
    expect(codesOf(findProblems(MARKED))).toEqual([
      'warning fill-in address',
      'warning fill-in care.phone',
      'warning fill-in summary[1]',
    ]);
  });

  test('is marked on pages, without a link to call it', () => {
    expect(loadShop(MARKED).pages[0]?.summary).toEqual([
      'Call <mark>[fill in: phone of customer care]</mark> or write to <a href="mailto:care@hill.example" rel="nofollow noopener ugc">us</a>.',
      'We are at <mark>[fill in: street and PIN code]</mark>, Munnar, Kerala, India. <mark>[fill in: opening hours]</mark>',
    ]);
    expect(loadShop(MARKED).store.address).toBe('[fill in: street and PIN code], Munnar, Kerala, India');
  });

  test('is an error where the site has a real address, of store.json or SITE_URL', () => {
    expect(publish(MARKED).isRefused).toBe(false);
    vi.stubEnv('SITE_URL', 'https://www.hill-shop.in');
    const { isRefused, problems } = publish(MARKED);
    expect(isRefused).toBe(true);
    expect(codesOf(problems)).toContain('error fill-in address');
    expect(readCatalog(writeShop(MARKED)).isRefused).toBe(false);
  });

  test('may stand for a telephone number or an e-mail address that the shop has to have', () => {
    const named = (email: string) => store({ care: { phone: '+91 98290 12345', email, hours: 'all day' } });
    expect(codesOf(findProblems({ 'store.json': named('{{fill-in: e-mail}}') }))).toEqual([
      'warning fill-in care.email',
    ]);
    expect(findProblems({ 'store.json': named('care at hill') })[0]?.expected).toContain('an e-mail address');
  });
});

describe('a value of the sample', () => {
  const own = {
    name: 'Hill Shop',
    siteUrl: 'https://www.hill-shop.in',
    care: { phone: '+91 98290 12345', email: 'care@hill-shop.in', hours: '10 to 6' },
    grievanceOfficer: {
      name: 'Asha Nair',
      designation: 'Grievance Officer',
      phone: '+91 98290 12346',
      email: 'officer@hill-shop.in',
    },
    orderChannel: { whatsapp: '919829012345', email: 'orders@hill-shop.in' },
  };
  const files = (fields: Record<string, unknown>): Files => ({
    'store.json': store({ ...own, ...fields }),
    'sellers/garden.json': seller({ care: { phone: '+91 98290 12347' } }),
  });

  test('is none in a shop with values of its own', () => {
    expect(publish(files({}))).toMatchObject({ isRefused: false, problems: [] });
  });

  test.each<[string, Record<string, unknown>]>([
    ['legalName', { legalName: 'Haat Bazaar Online  private limited' }],
    ['address', { address: "3rd Floor, Weavers' House, 18 Khadi Lane, Jaipur, Rajasthan 302001, India" }],
    ['grievanceOfficer.name', { grievanceOfficer: { ...own.grievanceOfficer, name: 'Asha Rathore' } }],
    ['grievanceOfficer.phone', { grievanceOfficer: { ...own.grievanceOfficer, phone: '+91 12345 00002' } }],
    ['care.email', { care: { ...own.care, email: 'care@haat.example' } }],
    ['orderChannel.whatsapp', { orderChannel: { whatsapp: '911234500001' } }],
  ])('is an error in another shop at a real address: %s', (field, fields) => {
    expect(codesOf(publish(files(fields)).problems)).toEqual([`error sample-value ${field}`]);
  });

  test('is a warning at other addresses where it is the sample’s name, address or GSTIN', () => {
    const problems = publish({
      'store.json': store({ legalName: 'Haat Bazaar Online Private Limited' }),
      'sellers/garden.json': seller({ gstin: '09AAGFA4127K1ZF' }),
    }).problems;
    expect(codesOf(problems)).toEqual(['warning sample-value legalName', 'warning sample-value gstin']);
  });

  test('is no error in the sample itself, wherever it is published', () => {
    vi.stubEnv('SITE_URL', 'https://www.sample-of-haat.in');
    expect(readCatalog('catalog', 'catalog', { forPublishing: true }).isRefused).toBe(false);
  });

  test('is an error, too, where it is a product of a new shop that is on sale', () => {
    const sku = 'SAMPLE-1';
    const sample = {
      sku,
      title: 'Kurta',
      seller: 'garden',
      offers: { in: { price: 90 } },
      legal: { genericName: 'Kurta', netQuantity: '1 N' },
    };
    const shop = (fields: object): Files => ({
      ...files({}),
      'products/tea/sample.json': { ...sample, images: ['leaf.png'], ...fields },
    });
    vi.stubEnv('ON_ERROR', 'set-aside');
    expect(publish(shop({}))).toMatchObject({ isRefused: true, problems: [{ code: 'sample-products' }] });
    expect(publish(shop({ draft: true })).isRefused).toBe(false);
  });
});

test.each([
  ['https://www.hill-shop.in', true],
  ['https://hill.github.io', true],
  ['http://203.0.113.9:8080', true],
  ['https://hill.example', false],
  ['https://shop.example.com', false],
  ['http://localhost:4321', false],
  ['http://127.0.0.1', false],
  ['http://[::1]:80', false],
  ['http://192.168.1.4', false],
  ['http://printer.local', false],
  ['no address', false],
])('%s is a real address: %s', (url, isReal) => {
  expect(isRealAddress(url)).toBe(isReal);
});

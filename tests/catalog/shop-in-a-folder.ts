import { mkdirSync, mkdtempSync, readdirSync, rmdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { type Catalog, loadCatalog } from '../../src/catalog/load/load.ts';
import type { Product } from '../../src/catalog/model.ts';
import { countProblems, formatReport, sortProblems } from '../../src/catalog/problems/report.ts';
import { CatalogError, type Problem } from '../../src/catalog/problems/problems.ts';

/** Files of a catalogue by path. An object is written as JSON, text and bytes as they are; `undefined` removes a file. */
export type Files = Readonly<Record<string, unknown>>;

type Fields = Record<string, unknown>;

/** A valid product; `undefined` takes a field away. */
export const product = (fields: Fields = {}): Fields => ({
  sku: 'LEAF',
  title: 'Leaf tea',
  seller: 'garden',
  images: ['leaf.png'],
  offers: { in: { price: 90, mrp: 120 } },
  legal: { genericName: 'Tea', netQuantity: '100 g' },
  ...fields,
});

export const seller = (fields: Fields = {}): Fields => ({
  name: 'Green Garden',
  address: '1 Hill Road, Munnar 685612, India',
  care: { phone: '+91 12345 00001', email: 'care@garden.example' },
  legal: { countryOfOrigin: 'India' },
  gstin: '32AAACI1681G1ZY',
  ...fields,
});

export const category = (fields: Fields = {}): Fields => ({ title: 'Tea', description: 'Tea of one hill.', ...fields });

export const market = (fields: Fields = {}): Fields => ({
  name: 'India',
  currency: 'INR',
  locale: 'en-IN',
  country: 'IN',
  delivery: { fee: 0, days: [3, 6], daysMean: 'delivery' },
  shippingPage: '/help',
  returns: { days: 7, refundDays: 7 },
  ...fields,
});

/** The market of the Emirates, below `/en-ae`. */
export const emirates = (fields: Fields = {}): Fields =>
  market({ name: 'Emirates', prefix: 'en-ae', currency: 'AED', locale: 'en-AE', country: 'AE', ...fields });

export const page = (fields: Fields = {}): Fields => ({
  path: '/help',
  group: 'help',
  title: 'Help',
  description: 'What to do.',
  summary: ['Write to us.'],
  sections: [{ id: 'write', title: 'Write', body: ['By email.'] }],
  ...fields,
});

export const store = (fields: Fields = {}): Fields => ({
  name: 'Hill Shop',
  tagline: 'Tea from one hill',
  description: 'A shop for tea.',
  siteUrl: 'https://hill.example',
  defaultMarket: 'in',
  legalName: 'Hill Shop LLP',
  address: '1 Hill Road, Munnar 685612, India',
  care: { phone: '+91 12345 00002', email: 'care@hill.example', hours: '10 to 6' },
  grievanceOfficer: {
    name: 'Asha Nair',
    designation: 'Grievance Officer',
    phone: '+91 12345 00003',
    email: 'grievance@hill.example',
  },
  orderChannel: { email: 'orders@hill.example' },
  pages: { returns: '/help', privacy: '/help', contact: '/help', help: '/help', trouble: '/help' },
  promises: [{ title: 'Fresh', text: 'Packed on the day', icon: 'truck', href: '/help' }],
  footer: [{ title: 'About', links: [{ label: 'Help', href: '/help' }] }],
  copyright: 'Hill Shop LLP',
  ...fields,
});

const scene = { image: 'leaf.png', title: 'Tea', text: 'From one hill', href: '/tea' };

export const home = (fields: Fields = {}): Fields => ({
  title: 'Tea',
  description: 'Tea of one hill.',
  hero: [{ ...scene, label: 'See it' }],
  categories: { title: 'Categories', cards: [scene] },
  deal: { title: 'Deal', text: 'A good one', sku: 'LEAF', label: 'See it' },
  trends: { title: 'Trends', tiles: [scene] },
  productsForYou: { title: 'For you', skus: ['LEAF'] },
  memberGifts: { ...scene, note: 'At weekends', label: 'See it' },
  ...fields,
});

/** The smallest shop without a problem. */
export const SHOP: Files = {
  'store.json': store(),
  'home.json': home(),
  'redirects.json': {},
  'markets/in.json': market(),
  'categories/tea.json': category(),
  'sellers/garden.json': seller(),
  'products/tea/leaf.json': product(),
  'pages/help.json': page(),
  'images/leaf.png': '',
};

const root = mkdtempSync(join(tmpdir(), 'shop-'));
/** What lies in the folder now: only what differs is written for the next test. */
const written = new Map<string, string | Uint8Array>();

/** These files, with a product in each category that they have: menus leave out those without. */
export const fillCategories = (files: Files): Files => ({
  ...files,
  'products/tea/filler.json': product({
    sku: 'FILLER',
    images: undefined,
    categories: Object.keys(files).flatMap((path) => /^categories\/(.+)\.json$/.exec(path)?.[1] ?? []),
  }),
});

/** Puts the smallest shop, changed by `changes`, into a folder and returns its path. */
export function writeShop(changes: Files): string {
  const wanted = new Map<string, string | Uint8Array>();
  for (const [path, content] of Object.entries({ ...SHOP, ...changes })) {
    if (content === undefined) continue;
    const isRaw = typeof content === 'string' || content instanceof Uint8Array;
    wanted.set(path, isRaw ? content : JSON.stringify(content, null, 2));
  }
  for (const path of [...written.keys()]) {
    if (wanted.has(path)) continue;
    removeFile(path);
    written.delete(path);
  }
  for (const [path, content] of wanted) {
    if (written.get(path) === content) continue;
    const file = join(root, path);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, content);
    written.set(path, content);
  }
  return root;
}

/** Removes a file, and the folders that have nothing else. */
function removeFile(path: string): void {
  rmSync(join(root, path));
  for (
    let folder = dirname(path);
    folder !== '.' && readdirSync(join(root, folder)).length === 0;
    folder = dirname(folder)
  )
    rmdirSync(join(root, folder));
}

/** Loads the smallest shop with changes. @throws CatalogError when it has errors. */
export function loadShop(changes: Files = {}): Catalog {
  return loadCatalog(writeShop(changes));
}

/** The product of the smallest shop with other fields. */
export function loadProduct(fields: Fields, changes: Files = {}): Product {
  const made = product(fields);
  return loadShop({ 'products/tea/leaf.json': made, ...changes }).products.get(String(made['sku'])) as Product;
}

/** Every problem of the smallest shop with changes. Anything but a CatalogError is a crash and is thrown on. */
export function findProblems(changes: Files): readonly Problem[] {
  try {
    return loadShop(changes).warnings;
  } catch (error) {
    if (error instanceof CatalogError) return error.problems;
    throw error;
  }
}

/** All problems in detail, without the causes of a report, with the number of errors and warnings at the end. */
export const formatProblems = (problems: readonly Problem[]): string =>
  [...sortProblems(problems).map((one) => formatReport([one]).split('\n\n').at(-2)), countProblems(problems)].join(
    '\n\n',
  );

/** The same as an editor reads it. */
export const complain = (changes: Files): string => `\n${formatProblems(findProblems(changes))}\n`;

/** The problems that a product with these fields has, as an editor reads them. */
export const complainAbout = (fields: Fields): string => complain({ 'products/tea/leaf.json': product(fields) });

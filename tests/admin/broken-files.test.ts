import { existsSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { ADMIN_HEADER, type FileAnswer, type ProblemsAnswer, type SaveAnswer } from '../../src/admin/contract.ts';
import { FILE_SCHEMAS } from '../../src/catalog/json-schemas/make-json-schemas.ts';
import { isEvery } from '../rare-tests.ts';
import { makeShopFolder } from '../support/shop-folder.ts';
import { DevShop } from './dev-shop.ts';

/**
 * Whatever a file of the shop holds, `npm run dev` goes on: it says what is wrong, the editor opens and shows the file's text, and once that
 * is fixed the shop is back.
 */

/** A file of each kind, with what it has while all is well. Those of the second shop are as they are there. */
const FILES: Readonly<Record<string, string | undefined>> = {
  'categories/cups.json': undefined,
  'delivery.json': '{ "markets": { "in": [{ "states": ["Ladakh"], "fee": 150 }] } }\n',
  'facets.json': '{\n  "priceSteps": {\n    "in": [200, 300]\n  },\n  "facets": []\n}\n',
  'home.json': undefined,
  'markets/in.json': undefined,
  'offers/cups50.json': '{\n  "market": "in",\n  "amount": 50,\n  "from": 500\n}\n',
  'pages/how-we-pack.json': undefined,
  'products/cups/blue.json': undefined,
  'redirects.json': undefined,
  'search.json': '{\n  "same": [\n    ["kulhad", "clay cup"]\n  ]\n}\n',
  'sellers/chai-ghar.json': undefined,
  'store.json': undefined,
  'words/hi.json': '{\n  "words": {\n    "Cups": "प्याले"\n  }\n}\n',
  'pages/notes.md':
    '---\npath: /notes\ntitle: "Notes"\ndescription: "What we write."\n---\n\nText.\n\n## One\n\nMore text.\n',
  'theme.css': ':root {\n  --radius-m: 3px;\n}\n',
  'messages/en/cart.json': '{ "title": "Your basket" }\n',
};

const FAULTS: Readonly<Record<string, (text: string) => string | Buffer | 'removed' | 'folder'>> = {
  'cut in the middle': (text) => text.slice(0, Math.ceil(text.length / 2)),
  'a comma too many': (text) => text.replace(/\n?\}\s*$/, ',,}\n'),
  'a list': () => '[]\n',
  'values of other types': (text) => text.replace(/: ?"[^"]*"/g, ': { "a": [7] }').replace(/: ?\d+(?=[,\n ])/g, ': []'),
  empty: () => '',
  'in UTF-16': (text) => Buffer.from(`\ufeff${text}`, 'utf16le'),
  removed: () => 'removed',
  'a folder': () => 'folder',
};

const isOfCatalog = (file: string) => !/^(?:theme\.css$|messages\/)/.test(file);

class BrokenShop extends DevShop {
  readonly project = makeShopFolder('shop-with-languages');
  #cookie = '';

  pathOf = (file: string): string => join(isOfCatalog(file) ? this.catalog : this.project, file);

  begin(): void {
    for (const [file, text] of Object.entries(FILES)) if (text !== undefined) this.put(file, text);
  }

  textOf = (file: string): string => FILES[file] ?? this.git('show', `HEAD:${file}`);

  isAsBefore(file: string): boolean {
    const path = this.pathOf(file);
    return (
      statSync(path, { throwIfNoEntry: false })?.isFile() === true && readFileSync(path, 'utf8') === this.textOf(file)
    );
  }

  put(file: string, content: string | Buffer): void {
    const path = this.pathOf(file);
    rmSync(path, { recursive: true, force: true });
    if (content === 'removed') return;
    mkdirSync(join(path, '..'), { recursive: true });
    if (content === 'folder') mkdirSync(path);
    else writeFileSync(path, content);
  }

  async start(): Promise<void> {
    await this.open({ THEME_FILE: join(this.project, 'theme.css'), DATA_DIR: join(this.folder, 'data') }, this.project);
    const opened = await fetch(this.editor, { redirect: 'manual' });
    this.#cookie = opened.headers.get('set-cookie')?.split(';')[0] ?? '';
  }

  async ask<T>(name: string): Promise<{ status: number; answer: T }> {
    const response = await fetch(`${this.site}/admin/api/${name}`, { headers: { cookie: this.#cookie } });
    return { status: response.status, answer: (await response.json()) as T };
  }

  async save(change: object): Promise<SaveAnswer> {
    const response = await fetch(`${this.site}/admin/api/save`, {
      method: 'POST',
      headers: { cookie: this.#cookie, origin: this.site, [ADMIN_HEADER]: '1' },
      body: JSON.stringify({ changes: [change], insists: true }),
    });
    return (await response.json()) as SaveAnswer;
  }

  async openPage(path: string): Promise<{ status: number; text: string }> {
    const response = await fetch(this.site + path, { headers: { cookie: this.#cookie, accept: 'text/html' } });
    return { status: response.status, text: await response.text() };
  }

  problemsOf = async (file: string) => {
    const { problems } = (await this.ask<ProblemsAnswer>('problems')).answer;
    return problems.filter((problem) => problem.severity === 'error' && problem.file === file);
  };
}

/** What the editor asks for on its pages. */
const ASKED = [
  'shop',
  'products',
  'search?q=cup',
  'files',
  'problems',
  'changes',
  'attributes?category=cups',
  'form?kind=store',
  'named?skus=POT',
];

async function checkBroken(shop: BrokenShop, file: string): Promise<void> {
  await expect.poll(() => shop.problemsOf(file).then(({ length }) => length)).toBeGreaterThan(0);
  const [problem] = await shop.problemsOf(file);
  expect(problem?.words).toMatch(/Needed: ./);
  // Pages say where it is.
  expect((await shop.openPage('/_problems')).text).toContain(file);
  // The editor opens, and each of its pages has an answer.
  expect((await shop.openPage('/admin')).text).toContain('id="app"');
  for (const name of ASKED) expect([(await shop.ask(name)).status, name]).toEqual([200, name]);
}

/** Fixes the file as somebody does in the editor: reads its text there, and saves another one. */
async function mend(shop: BrokenShop, file: string): Promise<void> {
  const { status, answer } = await shop.ask<FileAnswer & { message?: string }>(`file?path=${encodeURIComponent(file)}`);
  const text = shop.textOf(file);
  if (status === 200) {
    expect(answer.problems.length).toBeGreaterThan(0);
    const { digest, isMissing } = answer;
    const change = isMissing ? { kind: 'create', file, text } : { kind: 'change', file, digest, text };
    expect(await shop.save(change)).toMatchObject({ outcome: 'saved' });
  } else {
    // Neither can be written over: a folder, and a file that others may do without.
    expect(answer.message).toMatch(/is a folder|There is no file/);
    shop.put(file, text);
  }
  await expect.poll(() => shop.problemsOf(file)).toEqual([]);
  expect(shop.isRunning()).toBe(true);
}

/** Whether the fault is one for this kind of file: a style sheet may be empty, and optional files be gone. */
const isFault = (file: string, fault: string): boolean => {
  if (fault === 'removed' || fault === 'a folder') return /^(?:store|home|redirects)\.json$/.test(file);
  if (file === 'theme.css') return fault === 'cut in the middle';
  if (file === 'pages/notes.md') return fault === 'in UTF-16';
  if (fault === 'values of other types') return /: ?["\d]/.test(FILES[file] ?? ': 1');
  return true;
};

const EVERY = Object.keys(FILES).flatMap((file) => Object.keys(FAULTS).map((fault) => [file, fault] as const));
const CASES = EVERY.filter(([file, fault]) => isFault(file, fault));
/** `npm test` takes each file and each fault once. */
const some = isEvery
  ? CASES
  : CASES.filter(
      ([file, fault], index) =>
        CASES.findIndex(([other]) => other === file) === index ||
        CASES.findIndex(([, other]) => other === fault) === index,
    );

test('every kind of file is among these', () => {
  const kinds = new Set(Object.keys(FILES).map((file) => file.split(/[/.]/)[0]));
  const folders: Record<string, string> = {
    category: 'categories',
    market: 'markets',
    offer: 'offers',
    page: 'pages',
    product: 'products',
    seller: 'sellers',
  };
  expect([...kinds]).toEqual(expect.arrayContaining(Object.keys(FILE_SCHEMAS).map((kind) => folders[kind] ?? kind)));
});

describe('while npm run dev is running', () => {
  const shop = new BrokenShop(1);
  beforeAll(async () => {
    shop.begin();
    await shop.start();
    const { problems } = (await shop.ask<ProblemsAnswer>('problems')).answer;
    expect(problems.filter(({ severity }) => severity === 'error')).toEqual([]);
  });
  afterAll(() => shop.close());

  test('a file that is broken before the first page is asked for does not end it', async () => {
    shop.put('categories/cups.json', '{ "title": "Cups",, }');
    await checkBroken(shop, 'categories/cups.json');
    // It answers with the last good catalogue. The host, which is started behind the first page, has none.
    expect((await shop.openPage('/cups')).status).toBe(200);
    await new Promise((done) => setTimeout(done, 3_000));
    expect(shop.isRunning()).toBe(true);
    expect((await fetch(`${shop.site}/api/health`)).status).toBe(503);
    await mend(shop, 'categories/cups.json');
    await expect.poll(async () => (await fetch(`${shop.site}/api/health`)).status).toBe(200);
  });

  test.each(some)('%s, %s, is told and can be fixed', async (file, fault) => {
    shop.put(file, FAULTS[fault]?.(shop.textOf(file)) ?? '');
    await checkBroken(shop, file);
    await shop.openPage('/cups');
    expect(shop.isRunning()).toBe(true);
    await mend(shop, file);
    expect((await shop.openPage('/cups')).status).toBe(200);
  });

  // What a case that failed has left would fail the others. A file that is written again has its modules compiled again.
  afterEach(() => {
    for (const file of Object.keys(FILES)) if (!shop.isAsBefore(file)) shop.put(file, shop.textOf(file));
  });
});

/** What a start with it is tried with. */
const FROM_THE_START = [
  ['store.json', 'a comma too many'],
  ['messages/en/cart.json', 'cut in the middle'],
  ['theme.css', 'cut in the middle'],
  ['store.json', 'removed'],
] as const;

describe.each(FROM_THE_START.slice(0, isEvery ? undefined : 2))('with %s, %s, from the start', (file, fault) => {
  const shop = new BrokenShop(1);
  beforeAll(async () => {
    shop.begin();
    shop.put(file, FAULTS[fault]?.(shop.textOf(file)) ?? '');
    await shop.start();
  });
  afterAll(() => shop.close());

  test('every page says the problem, and the shop is there once it is fixed in the editor', async () => {
    const { status, text } = await shop.openPage('/cups');
    expect(status).toBe(503);
    expect(text).toContain(file);
    expect(text).toContain(`/admin/edit/${file}`);
    await checkBroken(shop, file);
    await mend(shop, file);
    expect((await shop.openPage('/cups')).status).toBe(200);
    expect(existsSync(shop.pathOf(file))).toBe(true);
  });
});

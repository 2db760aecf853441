import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { allowVisits, forgetVisits, readCopies } from '../../src/browser/files/copies.ts';
import { FILES, KEPT, VISITS } from '../../src/core/offline/cache-names.ts';
import { answerPage } from '../../src/worker/answer-page.ts';
import { drop, findCopy, keep, settle } from '../../src/worker/copies.ts';
import { keepMarket } from '../../src/worker/keep-market.ts';
import { keepWhole } from '../../src/worker/keep-whole.ts';
import type { FetchEvent } from '../../src/worker/scope.ts';
import { MemoryCaches } from './memory-caches.ts';

/** An answer as `fetch` gives it for a file of the site. */
const ofSite = (answer: Response): Response =>
  Object.defineProperties(answer, {
    type: { value: 'basic' },
    clone: { value: () => ofSite(Response.prototype.clone.call(answer)) },
  });
const answerOf = (body: string, type = 'text/html') =>
  ofSite(new Response(body, { headers: { 'content-type': type } }));
const pageOf = (title: string, ...files: string[]) =>
  answerOf(`<title>${title} | Shop</title>${files.map((file) => `<script src="${file}"></script>`).join('')}<main>`);

let memory: MemoryCaches;
beforeEach(() => {
  memory = new MemoryCaches();
  vi.stubGlobal('caches', memory);
});
afterEach(() => vi.unstubAllGlobals());

/** The paths of the pages and files that an index names. */
const listed = async (cache: string) => Object.keys(await readCopies(cache));

describe('the index of copies', () => {
  test('lacks a page that the shop has taken down', async () => {
    await allowVisits();
    await keep('/cup', pageOf('Cup'), VISITS);
    await settle();
    expect(await listed(VISITS)).toEqual(['/cup']);
    await drop('/cup');
    await settle();
    expect(await listed(VISITS)).toEqual([]);
  });

  test('lacks a page that was cleared before it was written down', async () => {
    await allowVisits();
    await keep('/cup', pageOf('Cup'), VISITS);
    await forgetVisits();
    await allowVisits();
    await settle();
    expect(await listed(VISITS)).toEqual([]);
  });
});

test('a refusal is not undone by a page that is being saved', async () => {
  await allowVisits();
  let refused: Promise<void> | undefined;
  memory.onHas = () => {
    refused ??= forgetVisits();
  };
  await keep('/cup', pageOf('Cup'), VISITS);
  await refused;
  expect(await memory.keys()).not.toContain(VISITS);
});

describe('a page', () => {
  const open = (fresh: Response) => {
    const event = {
      request: { cache: 'default' },
      resultingClientId: 'a',
      preloadResponse: Promise.resolve(fresh),
      waitUntil: (work: Promise<unknown>) => void work.catch(() => {}),
    } as unknown as FetchEvent;
    return answerPage(event, { path: '/cup', how: 'page', cache: VISITS }, ['']);
  };

  test('comes from the network where the storage of the browser fails', async () => {
    const fail = () => Promise.reject(new Error('storage fails'));
    vi.stubGlobal('caches', { has: fail, open: fail, match: fail, keys: fail, delete: fail });
    expect(await (await open(pageOf('Cup'))).text()).toContain('Cup');
  });

  test('that the shop can’t show is shown as it was saved, and says so', async () => {
    await allowVisits();
    await keep('/cup', pageOf('Cup'), VISITS);
    expect(await (await open(ofSite(new Response('', { status: 503 })))).text()).toMatch(
      /The shop can’t show this page now\. Saved on/,
    );
  });
});

describe('what was asked for', () => {
  let site: Record<string, Response>;
  beforeEach(() => {
    vi.stubGlobal('fetch', (path: string) => Promise.resolve(site[path]?.clone() ?? new Response('', { status: 404 })));
    site = {
      '/_data/in/keep.json': answerOf(JSON.stringify({ pages: ['/tea'], files: [], bytes: 1 }), 'application/json'),
      '/tea': pageOf('Tea', '/_astro/new.js'),
      '/_astro/new.js': answerOf('', 'text/javascript'),
    };
  });
  const save = () => keepMarket('in', () => {});

  test('is replaced by what is asked for now', async () => {
    await memory.open(KEPT);
    await keep('/old', pageOf('Old'), KEPT);
    await save();
    expect((await listed(KEPT)).sort()).toEqual(['/_astro/new.js', '/tea']);
    expect(await findCopy('/old')).toBeUndefined();
  });

  test('stays when the storage is full', async () => {
    await memory.open(KEPT);
    await keep('/old', pageOf('Old'), KEPT);
    vi.stubGlobal('navigator', { storage: { estimate: () => Promise.resolve({ quota: 1, usage: 1 }) } });
    await expect(save()).rejects.toThrow("can't be kept");
    expect(await (await findCopy('/old'))?.response.text()).toContain('Old');
  });
});

test('pages and files that tell nothing of a visit need no permission', async () => {
  expect(await keep('/cup', pageOf('Cup'), VISITS)).toBe(false);
  expect(await keep('/cart', pageOf('Cart'), FILES)).toBe(true);
});

describe('a page that is kept whole', () => {
  const SITE: Readonly<Record<string, () => Response>> = {
    '/checkOut': () => pageOf('Checkout', '/_astro/form.js', '/_astro/Frame.js'),
    '/_astro/form.js': () => answerOf('import"./base.js";const d=["_astro/send.js"]', 'text/javascript'),
    '/_astro/Frame.js': () => answerOf('const d=["_astro/everything.js"]', 'text/javascript'),
    '/_astro/base.js': () => answerOf('', 'text/javascript'),
    '/_astro/send.js': () => answerOf('import"./base.js"', 'text/javascript'),
  };
  const asked: string[] = [];
  let missing = '';
  beforeEach(() => {
    asked.length = 0;
    missing = '';
    vi.stubGlobal('SCRIPTS_OF_ALL_PAGES', ['Frame']);
    vi.stubGlobal('fetch', async (path: string) => {
      asked.push(path);
      const make = path === missing ? undefined : SITE[path];
      return make?.() ?? new Response(null, { status: 404 });
    });
  });
  const all = Object.keys(SITE).sort();

  test('has the scripts that it loads later, and none of those of every page', async () => {
    await keepWhole(['/checkOut']);
    expect((await listed(FILES)).sort()).toEqual(all);
    expect((await readCopies(FILES))['/checkOut']?.page?.files?.toSorted()).toEqual(all.slice(0, -1));
  });

  test('is not transferred again after it was opened: only what it has not loaded', async () => {
    await keep('/checkOut', SITE['/checkOut']?.() as Response, FILES);
    await keep('/_astro/form.js', SITE['/_astro/form.js']?.() as Response, FILES);
    await keepWhole(['/checkOut']);
    expect(asked.sort()).toEqual(['/_astro/Frame.js', '/_astro/base.js', '/_astro/send.js']);
    expect((await listed(FILES)).sort()).toEqual(all);
    asked.length = 0;
    await keepWhole(['/checkOut']);
    expect(asked).toEqual([]);
  });

  test('is not kept at all where one file is missing, and is tried again', async () => {
    missing = '/_astro/send.js';
    await expect(keepWhole(['/checkOut'])).rejects.toThrow('/_astro/send.js: 404');
    await settle();
    expect(await listed(FILES)).toEqual([]);
    missing = '';
    await keepWhole(['/checkOut']);
    expect((await listed(FILES)).sort()).toEqual(all);
  });
});

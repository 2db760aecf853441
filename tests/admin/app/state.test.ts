import { beforeEach, describe, expect, test, vi } from 'vitest';
import { findOffset, lineAt } from '../../../src/admin/app/edit/positions.ts';
import { FORMS } from '../../../src/admin/app/edit/forms.ts';
import { keepChanges, readKept } from '../../../src/admin/app/forms/kept-changes.ts';
import { AskError, ask, sendPicture } from '../../../src/admin/app/frame/ask.ts';
import { pageHref, routeOf } from '../../../src/admin/app/frame/route.ts';
import { PAGES } from '../../../src/admin/app/pages.ts';
import { type History, type Step, takeStep } from '../../../src/admin/app/table/use-history.ts';
import type { Edits } from '../../../src/admin/app/table/table-rows.ts';
import { ADMIN_HEADER } from '../../../src/admin/contract.ts';

describe('addresses of the editor', () => {
  test('are read as they are made, whatever a file is called', () => {
    for (const rest of ['products/WK/kurti-101.json', 'pages/100 %.json', 'products/किताब/a#b?c.json', '']) {
      const [pathname = '', search = ''] = pageHref('edit', rest, { field: 'sizes[2].name' }).split('?');
      const { path, query } = routeOf({ pathname, search });
      expect([path, query.get('field')]).toEqual([`edit${rest && `/${rest}`}`, 'sizes[2].name']);
    }
  });

  test('that nobody made are left as they are', () => {
    expect(routeOf({ pathname: '/admin/edit/%E0%A4', search: '' }).path).toBe('edit/%E0%A4');
  });

  test('of all pages differ, and the start has none', () => {
    expect(new Set(PAGES.map(({ name }) => pageHref(name))).size).toBe(PAGES.length);
    expect(pageHref('')).toBe('/admin');
  });
});

describe('undo and redo of the table', () => {
  const edits = (name: string): Edits => new Map([[name, { title: name }]]);
  const [none, a, b]: readonly [Edits, Edits, Edits] = [new Map(), edits('a'), edits('b')];
  const take = (...steps: readonly Step[]): History =>
    steps.reduce(takeStep, { past: [], now: none, future: [] } as History);
  const set = (to: Edits): Step => ({ kind: 'set', edits: to });

  test('go one step back and forth, and nowhere at their ends', () => {
    expect(take(set(a), set(b), { kind: 'undo' })).toEqual({ past: [none], now: a, future: [b] });
    expect(take(set(a), { kind: 'undo' }, { kind: 'redo' }).now).toBe(a);
    expect([take({ kind: 'undo' }).now, take(set(a), { kind: 'redo' }).now]).toEqual([none, a]);
  });

  test('a new change ends what could be redone, and the same one is no step', () => {
    expect(take(set(a), { kind: 'undo' }, set(b)).future).toEqual([]);
    expect(take(set(a), set(a)).past).toEqual([none]);
  });

  test('what was saved can’t be undone', () => {
    expect(take(set(a), set(b), { kind: 'start', edits: none })).toEqual({ past: [], now: none, future: [] });
  });

  test('two hundred steps are kept', () => {
    expect(take(...Array.from({ length: 300 }, (_, index) => set(edits(String(index))))).past).toHaveLength(200);
  });
});

describe('changes that are not saved', () => {
  const kept = new Map<string, string>();
  const edits = [{ path: ['description'], value: 'Made of red clay.' }];
  beforeEach(() => {
    kept.clear();
    vi.stubGlobal('localStorage', {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, text: string) => kept.set(key, text),
      removeItem: (key: string) => kept.delete(key),
    });
  });

  test('are there again for their file alone, with the state of the file that they were made to', () => {
    keepChanges('products/cups/a.json', { digest: 'd', edits });
    expect(readKept('products/cups/a.json')).toEqual({ digest: 'd', edits });
    expect(readKept('products/cups/b.json')).toBeUndefined();
  });

  test('leave no trace once there are none', () => {
    keepChanges('home.json', { digest: 'd', edits });
    keepChanges('home.json', { digest: 'd', edits: [] });
    expect(kept.size).toBe(0);
  });

  test('that nobody can read, or that are kept nowhere, are none', () => {
    for (const text of ['{', 'null', '{"digest":"d"}', '{"digest":"d","edits":[]}']) {
      kept.set('haat-editor:home.json', text);
      expect(readKept('home.json')).toBeUndefined();
    }
    vi.stubGlobal('localStorage', undefined);
    keepChanges('home.json', { digest: 'd', edits });
    expect(readKept('home.json')).toBeUndefined();
  });
});

describe('a request of the editor', () => {
  const answer = (status: number, body: unknown) => {
    const asked: (readonly [string, RequestInit])[] = [];
    vi.stubGlobal('fetch', async (address: string, request: RequestInit) => {
      asked.push([address, request]);
      return new Response(typeof body === 'string' ? body : JSON.stringify(body), { status });
    });
    return asked;
  };

  test('asks by its query, and changes by its body with the header that other sites can’t send', async () => {
    const asked = answer(200, { products: [] });
    await ask('GET search', { q: 'clay cup' });
    await ask('POST save', { changes: [], insists: false });
    await sendPicture(new File(['x'], 'Blue cup.png'), 'cups');
    expect(asked.map(([address]) => address)).toEqual([
      '/admin/api/search?q=clay+cup',
      '/admin/api/save',
      '/admin/api/pictures?name=Blue+cup.png&folder=cups',
    ]);
    for (const [, { method, headers, body }] of asked.slice(1)) {
      expect([method, Object.keys(headers as object)]).toEqual(['POST', expect.arrayContaining([ADMIN_HEADER])]);
      expect(body).toBeDefined();
    }
    expect(asked[1]?.[1].body).toBe('{"changes":[],"insists":false}');
  });

  test('says why the server refused it, and what to do where the server does not answer', async () => {
    answer(400, { message: 'This is no picture.' });
    await expect(ask('GET files', {})).rejects.toThrow(new AskError('This is no picture.'));
    answer(502, '<html>');
    await expect(ask('GET files', {})).rejects.toThrow('Start it again');
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('failed')));
    await expect(ask('GET files', {})).rejects.toThrow('Start it again');
  });
});

test('a position of a text is found from its line and column to the end of the line', () => {
  const text = '{\n  "price": 900,\n  "mrp": 500\n}';
  const [start, end] = findOffset(text, 2, 3);
  expect(text.slice(start, end)).toBe('"price": 900,');
  expect(lineAt(text, start)).toBe(2);
  // Beyond the text, and beyond a line.
  expect(text.slice(...findOffset(text, 99, 1))).toBe('}');
  expect(findOffset(text, 1, 99)).toEqual([1, 1]);
});

test('a file has a form where its kind is known and it is an object; others are edited as text', () => {
  const hasForm = (file: string, value: unknown) => FORMS.some(({ takes }) => takes({ file, value } as never));
  expect(hasForm('products/cups/a.json', {})).toBe(true);
  expect([hasForm('products/cups/a.json', []), hasForm('products/cups/a.json', undefined)]).toEqual([false, false]);
  expect([hasForm('README.md', {}), hasForm('theme/own.json', {})]).toEqual([false, false]);
});

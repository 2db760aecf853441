import { beforeEach, expect, test, vi } from 'vitest';
import { fetchPage } from '../../src/browser/api/fetch-page.ts';

/** Answers with the status in `answers`, by default 200 with an empty document. */
const asked: string[] = [];
const answers = new Map<string, number>();
class Request {
  status = 0;
  response: unknown;
  onloadend = () => {};
  #path = '';
  open(_method: string, path: string): void {
    this.#path = path;
  }
  send(): void {
    asked.push(this.#path);
    this.status = answers.get(this.#path) ?? 200;
    this.response = {};
    queueMicrotask(() => this.onloadend());
  }
}

beforeEach(() => {
  vi.stubGlobal('XMLHttpRequest', Request);
  asked.length = 0;
});

test('a page that was fetched is not fetched again', async () => {
  const [first, second] = await Promise.all([fetchPage('/one'), fetchPage('/one')]);
  expect(await fetchPage('/one')).toBe(first);
  expect(second).toBe(first);
  expect(asked).toEqual(['/one']);
});

test('the last eight that were used are kept, and no more', async () => {
  const paths = Array.from({ length: 9 }, (_, index) => `/list/${index}`);
  for (const path of paths.slice(0, 8)) await fetchPage(path);
  // Used again, so it is not the oldest.
  await fetchPage('/list/0');
  await fetchPage('/list/8');
  asked.length = 0;
  await fetchPage('/list/0');
  await fetchPage('/list/8');
  expect(asked).toEqual([]);
  await fetchPage('/list/1');
  expect(asked).toEqual(['/list/1']);
});

test('a page that failed to load is requested again', async () => {
  answers.set('/late', 503);
  await expect(fetchPage('/late')).rejects.toThrow('/late: 503');
  answers.delete('/late');
  await fetchPage('/late');
  expect(asked).toEqual(['/late', '/late']);
});

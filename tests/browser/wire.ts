import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import type { Page, Response } from '@playwright/test';

const compress = promisify(brotliCompress);

async function brotliBytes(text: string): Promise<number> {
  const data = Buffer.from(text);
  const { length } = await compress(data, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: 11,
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      [constants.BROTLI_PARAM_SIZE_HINT]: data.length,
    },
  });
  return length;
}

/** What came of a request; pictures have a weight of their own in the build's check, and none here. */
interface Answer {
  readonly url: string;
  readonly kind: 'script' | 'style' | 'data' | 'page' | 'picture';
  readonly bytes: number;
  readonly text: string;
}

/** Listens to what a page fetches, and weighs it as a CDN would send it. */
export class Wire {
  readonly #answers = new Map<string, Promise<Answer>>();

  constructor(page: Page) {
    page.on('response', (response) => {
      const url = response.url();
      // What is asked for twice, as a preload and as a module, is fetched once.
      if (!response.ok() || this.#answers.has(url)) return;
      const answer = weigh(response);
      // What comes after the end of a journey counts no more.
      answer.catch(() => {});
      this.#answers.set(url, answer);
    });
  }

  /** What has been answered up to now, without what was there `before`. */
  async answers(before: readonly Answer[] = []): Promise<Answer[]> {
    const known = new Set(before.map(({ url }) => url));
    const answers = await Promise.all(this.#answers.values());
    return answers.filter(({ url }) => !known.has(url));
  }
}

const KINDS: readonly (readonly [mediaType: string, kind: Answer['kind']])[] = [
  ['javascript', 'script'],
  ['css', 'style'],
  ['json', 'data'],
  ['html', 'page'],
];

async function weigh(response: Response): Promise<Answer> {
  const type = response.headers()['content-type'] ?? '';
  const kind = KINDS.find(([part]) => type.includes(part))?.[1] ?? 'picture';
  if (kind === 'picture') return { url: response.url(), kind, text: '', bytes: 0 };
  const text = await response.text();
  // The browser keeps no body of a fetch that was read as a blob: nothing would be weighed.
  if (!text) throw new Error(`${response.url()} came without its text.`);
  return { url: response.url(), kind, text, bytes: await brotliBytes(text) };
}

export const sumBytes = (answers: readonly Answer[], ...kinds: Answer['kind'][]): number =>
  answers.filter(({ kind }) => kinds.includes(kind)).reduce((sum, { bytes }) => sum + bytes, 0);

/** Bytes of the scripts that stand in the page itself. */
export async function inlineScriptBytes(page: Page): Promise<number> {
  const texts = await page.evaluate(() =>
    [...document.scripts].filter(({ src, type }) => !src && !type.includes('json')).map(({ text }) => text),
  );
  const bytes = await Promise.all(texts.map(brotliBytes));
  return bytes.reduce((sum, count) => sum + count, 0);
}

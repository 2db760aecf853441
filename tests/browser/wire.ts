import type { Page, Response } from '@playwright/test';
import { brotliBytes } from '../../src/integration/examine/compressed-size.ts';
import { textCounter } from '../../src/integration/examine/counted-text.ts';
import { readReport } from './built-shop.ts';

let count: ((text: string) => string) | undefined;

/** Bytes of a text as the build counts them: the shop's own addresses have a fixed length. */
function countBytes(text: string): Promise<number> {
  count ??= textCounter(readReport().addresses);
  return brotliBytes(count(text));
}

/** A finished request. Pictures are checked by the build, and not counted here. */
interface Answer {
  readonly url: string;
  readonly kind: 'script' | 'style' | 'data' | 'page' | 'picture';
  readonly bytes: number;
  readonly text: string;
}

/** Records a page's requests with their sizes as a CDN would send them. */
export class Wire {
  readonly #answers = new Map<string, Promise<Answer>>();

  constructor(page: Page) {
    page.on('response', (response) => {
      const url = response.url();
      // A preload and its import are one request.
      if (!response.ok() || this.#answers.has(url)) return;
      const answer = weigh(response);
      // Requests after the end of a test do not count.
      answer.catch(() => {});
      this.#answers.set(url, answer);
    });
  }

  /** The requests finished so far, without those in `before`. */
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
  // The browser keeps no body of a fetch that was read as a blob, so its size would be unknown.
  if (!text) throw new Error(`${response.url()} came without its text.`);
  return { url: response.url(), kind, text, bytes: await countBytes(text) };
}

export const sumBytes = (answers: readonly Answer[], ...kinds: Answer['kind'][]): number =>
  answers.filter(({ kind }) => kinds.includes(kind)).reduce((sum, { bytes }) => sum + bytes, 0);

/** Bytes of a page's inline scripts. */
export async function inlineScriptBytes(page: Page): Promise<number> {
  const texts = await page.evaluate(() =>
    [...document.scripts].filter(({ src, type }) => !src && !type.includes('json')).map(({ text }) => text),
  );
  const bytes = await Promise.all(texts.map(countBytes));
  return bytes.reduce((sum, count) => sum + count, 0);
}

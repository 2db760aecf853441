import { readFile } from 'node:fs/promises';
import type { IncomingHttpHeaders } from 'node:http';
import { join } from 'node:path';
import {
  COMPRESSED_FORMS_FILE,
  type CompressedForms,
  dictionariesFor,
  type Dictionary,
  dictionaryEnding,
} from '../../integration/compress/compressed-forms.ts';
import { type Effort, encode, encodeWithDictionary } from '../../integration/compress/encode.ts';
import { readDictionary } from '../../integration/compress/dictionary-file.ts';
import { isCompressible, isPageType } from './site-files.ts';

/** The compression of an answer's body. */
type Coding = { readonly name: 'br' | 'zstd' | 'gzip' } | { readonly name: 'dcz'; readonly dictionary: Dictionary };

/** A file of a site in the form in which it is sent. */
export interface SentFile {
  /** Its path in the site, beginning with a slash. */
  readonly file: string;
  readonly body: Buffer;
  readonly type: string;
}

/** From the smallest to the largest result for pages. */
const PLAIN_CODINGS = ['br', 'zstd', 'gzip'] as const;
const NOT_WRITTEN: CompressedForms = { endings: [], markets: [] };

/** Compresses what a site's server sends. Forms that the build has written are used; others are made. */
export class CompressedAnswers {
  readonly #root: string;
  readonly #forms: CompressedForms;
  /** Contents of the dictionaries by id. */
  readonly #dictionaries: ReadonlyMap<string, Buffer>;
  readonly #effort: Effort;

  private constructor(root: string, forms: CompressedForms, dictionaries: ReadonlyMap<string, Buffer>, effort: Effort) {
    this.#root = root;
    this.#forms = forms;
    this.#dictionaries = dictionaries;
    this.#effort = effort;
  }

  /** Reads the dictionaries of a site. Missing or damaged ones are not used. Forms that the build has not written are made with `effort`. */
  static async open(root: string, effort: Effort): Promise<CompressedAnswers> {
    const forms = await readForms(root);
    const dictionaries = new Map<string, Buffer>();
    for (const dictionary of forms.markets.flatMap(({ current, earlier }) => [current, ...earlier])) {
      const content = await readDictionary(root, dictionary);
      if (content) dictionaries.set(dictionary.id, content);
    }
    return new CompressedAnswers(root, forms, dictionaries, effort);
  }

  /** The request headers on which the form of a file depends; undefined when there is only one form. */
  varyOf(path: string, type: string): string | undefined {
    if (!isCompressible(type)) return undefined;
    const isPage = isPageType(type);
    return isPage || dictionariesFor(this.#forms, path, isPage).length > 0
      ? 'accept-encoding, available-dictionary'
      : 'accept-encoding';
  }

  /** Chooses the form for a request; undefined for the file itself. `path` is the requested address. */
  choose(headers: IncomingHttpHeaders, path: string, type: string): Coding | undefined {
    if (!isCompressible(type)) return undefined;
    const accepted = listAccepted(headers['accept-encoding']);
    const held = headers['available-dictionary'];
    if (accepted.includes('dcz') && typeof held === 'string') {
      const known = dictionariesFor(this.#forms, path, isPageType(type));
      const dictionary = known.find(({ available }) => available === held.trim());
      if (dictionary && this.#dictionaries.has(dictionary.id)) return { name: 'dcz', dictionary };
    }
    const name = PLAIN_CODINGS.find((coding) => accepted.includes(coding));
    return name && { name };
  }

  async pack({ file, body }: SentFile, coding: Coding): Promise<Buffer> {
    if (coding.name === 'gzip') return encode(body, 'gzip', this.#effort);
    if (coding.name === 'dcz') {
      const { dictionary } = coding;
      const content = this.#dictionaries.get(dictionary.id) as Buffer;
      const written = await this.#read(`${file}.${dictionaryEnding(dictionary)}`);
      // Made only once, and each page saves bytes for a visitor.
      return written ?? encodeWithDictionary(body, content, 'best');
    }
    const ending = coding.name === 'br' ? 'br' : 'zst';
    return (await this.#read(`${file}.${ending}`)) ?? encode(body, ending, this.#effort);
  }

  async #read(form: string): Promise<Buffer | undefined> {
    return readFile(join(this.#root, form)).catch(() => undefined);
  }
}

/** The build's list of compressed forms. If it is missing or damaged, there are none. */
const readForms = (root: string): Promise<CompressedForms> =>
  readFile(join(root, COMPRESSED_FORMS_FILE), 'utf8')
    .then((text) => JSON.parse(text) as CompressedForms)
    .catch(() => NOT_WRITTEN);

/** A name for one form of a file, used in its ETag. */
export const nameCoding = (coding: Coding): string =>
  coding.name === 'dcz' ? `dcz-${coding.dictionary.id}` : coding.name;

const listAccepted = (header: string | string[] | undefined): (string | undefined)[] =>
  String(header ?? '')
    .split(',')
    .filter((entry) => !/;\s*q=0(?:\.0*)?\s*$/.test(entry))
    .map((entry) => entry.split(';')[0]?.trim().toLowerCase());

import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, realpathSync } from 'node:fs';
import { dirname, join, resolve, sep } from 'node:path';
import { decode } from '../../catalog/source/json-file.ts';
import { BYTE_ORDER_MARK } from '../../core/text/csv-cell.ts';
import { MOST_BYTES } from '../../catalog/json/limits.ts';
import { isWithin } from '../../real-paths.ts';
import { Refused } from './refused.ts';
import { attempt } from '../../core/data/attempt.ts';

/** The contents of a file of the catalogue. */
export interface OpenFile {
  /** Without a byte-order mark. In another encoding than UTF-8, what can be read of it; it is written in UTF-8. */
  readonly text: string;
  readonly bytes: Buffer;
  /** SHA-256 of the bytes, in hexadecimal digits. */
  readonly digest: string;
  /** Whether the bytes begin with the byte-order mark of UTF-8, which is kept. */
  readonly hasMark: boolean;
}

/** Files outside the catalogue that the editor may write, as absolute paths. */
interface BesideCatalog {
  /** The stylesheet of the shop's theme. */
  readonly theme?: string | undefined;
  /** The folder of the shop's own messages. */
  readonly messages?: string | undefined;
}

/** Names of these files in problems. A catalogue has no file with such a name. */
const THEME = 'theme.css';
const MESSAGES = /^messages\/[A-Za-z\d-]+\/[a-z\d-]+\.json$/;

/** Folders whose files the editor may write, and the single files. Pictures have their own endpoint. */
const EDITED =
  /^(?:(?:products\/[^/]+|markets|categories|offers|sellers|pages|words)(?:\/[^/]+)*\/[^/]+\.json|pages(?:\/[^/]+)*\/[^/]+\.md|(?:store|home|redirects|delivery|facets|search)\.json|imports\/[^/]+\.json)$/;
/** Names that no system takes, and those of hidden files. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: finding control characters is what this is for
const BAD_PART = /^\.|[\u0000-\u001f\\:*?"<>|]|[. ]$/;
const LONGEST_PATH = 300;

/** Reads and names the files of one catalogue. It reaches nothing outside its folder, not even by links. */
export class CatalogFolder {
  readonly root: string;
  readonly #beside: BesideCatalog;

  constructor(root: string, beside: BesideCatalog = {}) {
    this.root = root;
    this.#beside = beside;
  }

  /** Whether an absolute path is one that the editor may have written. */
  owns(path: string): boolean {
    const { theme, messages } = this.#beside;
    return (
      resolve(path) === theme ||
      [this.root, messages].some(
        (folder) => folder !== undefined && existsSync(folder) && resolve(path).startsWith(realpathSync(folder) + sep),
      )
    );
  }

  /** The names of those files outside the catalogue that exist. */
  listBeside(): string[] {
    const { theme, messages } = this.#beside;
    const below =
      messages !== undefined && existsSync(messages)
        ? readdirSync(messages, { recursive: true, encoding: 'utf8' })
        : [];
    return [
      ...(theme !== undefined && existsSync(theme) ? [THEME] : []),
      ...below.map((name) => `messages/${name.replaceAll(sep, '/')}`).filter((name) => MESSAGES.test(name)),
    ];
  }

  /** Whether the editor may write a file of this name. */
  isEdited(file: string): boolean {
    return attempt(() => this.resolve(file)) !== undefined;
  }

  /**
   * The absolute path of a file that the editor may write; for a link within the catalogue that of its target. The file need not exist.
   * @throws Refused for a path that leads elsewhere.
   */
  resolve(file: string): string {
    const parts = file.split('/');
    const { theme, messages } = this.#beside;
    if (theme !== undefined && file === THEME) return theme;
    if (messages !== undefined && MESSAGES.test(file)) return this.#confineTo(messages, join(messages, '..', file));
    if (file.length > LONGEST_PATH || parts.some((part) => part === '' || BAD_PART.test(part)) || !EDITED.test(file))
      throw new Refused(
        400,
        `“${file.slice(0, LONGEST_PATH)}” is no file that can be edited here: one such as products/<category>/<name>.json or store.json is expected.`,
      );
    return this.confine(join(this.root, file));
  }

  /** The real path of a file below the catalogue's folder that may not exist yet. @throws Refused where a link leads out of it. */
  confine(path: string): string {
    return this.#confineTo(this.root, path);
  }

  #confineTo(folder: string, path: string): string {
    let existing = path;
    while (!existsSync(existing) && dirname(existing) !== existing) existing = dirname(existing);
    const real = realpathSync(existing);
    const root = realpathSync(existsSync(folder) ? folder : dirname(folder));
    if (!isWithin(real, root))
      throw new Refused(400, `${path.slice(folder.length + 1)} leads out of the catalogue's folder by a link.`);
    return existing === path ? real : path;
  }

  /** The file's contents; undefined where there is no such file. @throws Refused for a file that can't be read as text. */
  read(file: string): OpenFile | undefined {
    const path = this.resolve(file);
    let bytes: Buffer;
    try {
      bytes = readFileSync(path);
    } catch (error) {
      const { code, message } = error as NodeJS.ErrnoException;
      if (code === 'ENOENT' || code === 'ENOTDIR') return undefined;
      throw new Refused(
        400,
        code === 'EISDIR' ? `${file} is a folder. Remove it, or rename it.` : `${file} can't be read: ${message}`,
      );
    }
    if (bytes.length > MOST_BYTES)
      throw new Refused(413, `${file} has ${bytes.length} bytes; at most ${MOST_BYTES} can be edited.`);
    const { text, encoding } = decode(bytes);
    return { text, bytes, digest: digestOf(bytes), hasMark: encoding === 'UTF-8' && bytes.indexOf(MARK) === 0 };
  }
}

/** SHA-256 in hexadecimal digits. */
export const digestOf = (content: Buffer | string): string => createHash('sha256').update(content).digest('hex');

/** The bytes of a text as they are written. */
export const encode = (text: string, hasMark: boolean): Buffer =>
  Buffer.from(`${hasMark ? BYTE_ORDER_MARK : ''}${text}`);

const MARK = Buffer.from(BYTE_ORDER_MARK);

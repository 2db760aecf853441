import { createHash } from 'node:crypto';
import { existsSync, readFileSync, realpathSync } from 'node:fs';
import { dirname, join, sep } from 'node:path';
import { MOST_BYTES } from '../../catalog/source/limits.ts';
import { Refused } from './refused.ts';

/** The contents of a file of the catalogue. */
export interface OpenFile {
  /** Without a byte-order mark. */
  readonly text: string;
  /** SHA-256 of the bytes, in hexadecimal digits. */
  readonly digest: string;
  /** Whether the bytes begin with a byte-order mark, which stays. */
  readonly hasMark: boolean;
}

/** Folders whose files the editor may write, and the single files. Pictures have an endpoint of their own. */
const EDITED =
  /^(?:(?:products\/[^/]+|markets|categories|sellers|pages)(?:\/[^/]+)*\/[^/]+\.json|pages(?:\/[^/]+)*\/[^/]+\.md|(?:store|home|redirects|delivery|facets|search)\.json|imports\/[^/]+\.json)$/;
/** Names that no system takes, and those of hidden files. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: finding control characters is what this is for
const BAD_PART = /^\.|[\u0000-\u001f\\:*?"<>|]|[. ]$/;
const LONGEST_PATH = 300;

/** Reads and names the files of one catalogue. Nothing outside its folder is reached, not even by links. */
export class CatalogFolder {
  readonly root: string;

  constructor(root: string) {
    this.root = root;
  }

  /**
   * The absolute path of a file that the editor may write; of a link within the catalogue that of its target. The file need not exist.
   * @throws Refused for a path that leads elsewhere.
   */
  resolve(file: string): string {
    const parts = file.split('/');
    if (file.length > LONGEST_PATH || parts.some((part) => part === '' || BAD_PART.test(part)) || !EDITED.test(file))
      throw new Refused(
        400,
        `${JSON.stringify(file.slice(0, LONGEST_PATH))} is no file that can be edited here: one such as "products/<category>/<name>.json" or "store.json" is expected.`,
      );
    return this.confine(join(this.root, file));
  }

  /** The real path of a file below the catalogue's folder that may not exist yet. @throws Refused where a link leads out of it. */
  confine(path: string): string {
    let existing = path;
    while (!existsSync(existing) && dirname(existing) !== existing) existing = dirname(existing);
    const real = realpathSync(existing);
    const root = realpathSync(this.root);
    if (real !== root && !real.startsWith(root + sep))
      throw new Refused(400, `${path.slice(this.root.length + 1)} leads out of the catalogue's folder by a link.`);
    return existing === path ? real : path;
  }

  /** The file's contents; undefined where there is no such file. @throws Refused when they are no text in UTF-8. */
  read(file: string): OpenFile | undefined {
    const path = this.resolve(file);
    let bytes: Buffer;
    try {
      bytes = readFileSync(path);
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
      throw error;
    }
    if (bytes.length > MOST_BYTES)
      throw new Refused(413, `${file} has ${bytes.length} bytes; at most ${MOST_BYTES} can be edited.`);
    return { ...decode(bytes, file), digest: digestOf(bytes) };
  }
}

/** SHA-256 in hexadecimal digits. */
export const digestOf = (content: Buffer | string): string => createHash('sha256').update(content).digest('hex');

/** The bytes of a text as they are written. */
export const encode = (text: string, hasMark: boolean): Buffer => Buffer.from(hasMark ? `\ufeff${text}` : text);

const decoder = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });

function decode(bytes: Buffer, file: string): Pick<OpenFile, 'text' | 'hasMark'> {
  try {
    const text = decoder.decode(bytes);
    return text.startsWith('\ufeff') ? { text: text.slice(1), hasMark: true } : { text, hasMark: false };
  } catch {
    throw new Refused(
      400,
      `${file} is not in UTF-8. Save it again with the encoding "UTF-8", in the program that wrote it.`,
    );
  }
}

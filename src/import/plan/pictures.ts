import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { decodeWhole } from '../../catalog/pictures/decode-whole.ts';
import { listEntries } from '../../catalog/source/list-entries.ts';
import { findMeant, PICTURE_NAME } from '../../catalog/source/picture-folder.ts';
import { isRemote } from '../../catalog/values/is-remote.ts';
import { pageOf } from '../map/picture-address.ts';
import type { SourcePicture } from '../../tables/model.ts';
import { ImportRefused } from './shop.ts';
import { attempt } from '../../core/data/attempt.ts';

/** A picture that came with a source, or is in the folder of `--pictures`. */
interface LocalPicture {
  /** The path in messages. */
  readonly path: string;
  readonly read: () => Promise<Uint8Array>;
  /** Size and time, by which an unchanged file is recognised; missing in archives. */
  readonly state?: string;
}

/** The result of looking for a picture. */
type FoundPicture =
  | { readonly name: string }
  /** Why it is left out. */
  | { readonly problem: string };

/** Digests of known files by path and state, which need not be read again. */
type Digests = Record<string, string>;

const ENDINGS: readonly (readonly [start: RegExp, ending: string])[] = [
  [/^\xff\xd8/, 'jpg'],
  [/^\x89PNG/, 'png'],
  [/^GIF8/, 'gif'],
  [/^RIFF/, 'webp'],
  [/^[\s\S]{4}ftyp/, 'avif'],
  [/^(?:II|MM)/, 'tiff'],
];
const NAME_LETTERS = 20;

/**
 * Finds the pictures that a source names. Addresses don't change; names are looked for among the shop's own pictures, in archives, and in the folder of
 * `--pictures`, by path or by file name. A picture that is found gets a name made from its content, so that none is stored twice.
 */
export class Pictures {
  readonly #known: Set<string>;
  readonly #folder: string;
  readonly #byPath = new Map<string, LocalPicture>();
  /** Pictures by file name in lower case; undefined where several have the name. */
  readonly #byName = new Map<string, LocalPicture | undefined>();
  readonly #found = new Map<string, FoundPicture>();
  /** Results for pictures that were read, so that none is decoded twice. */
  readonly #named = new Map<LocalPicture, FoundPicture>();
  readonly #copies = new Map<string, LocalPicture>();
  readonly #digestFile: string | undefined;
  readonly #digests: Digests;
  /** How many different pictures are named by address, for each host. */
  readonly hosts = new Map<string, number>();
  #problems = 0;
  readonly #examples: string[] = [];

  /**
   * `known`: names of the shop's pictures; those to be copied are added. `name`: the import's, which is the folder below `images` for copies.
   * `digestFile` keeps digests of files for the next run.
   * @throws ImportRefused when there is no such folder
   */
  constructor(
    known: Set<string>,
    name: string,
    archived: readonly SourcePicture[],
    folder?: string,
    digestFile?: string,
  ) {
    this.#known = known;
    this.#folder = name;
    this.#digestFile = digestFile;
    this.#digests = readDigests(digestFile);
    for (const { path, read } of archived) this.#add({ path, read });
    if (folder === undefined) return;
    if (!existsSync(folder) || !statSync(folder).isDirectory())
      throw new ImportRefused(`There is no folder ${folder}. Give the folder of the pictures after --pictures.`);
    for (const path of listEntries(folder).files) {
      if (!PICTURE_NAME.test(path)) continue;
      const file = join(folder, path);
      const { size, mtimeMs } = statSync(file);
      this.#add({ path, read: async () => readFileSync(file), state: `${file} ${size} ${Math.round(mtimeMs)}` });
    }
  }

  /** How many pictures will be copied. */
  get copies(): number {
    return this.#copies.size;
  }

  /** How many different pictures were not found, with examples. */
  get missing(): { readonly count: number; readonly examples: readonly string[] } {
    return { count: this.#problems, examples: this.#examples };
  }

  #add(picture: LocalPicture): void {
    this.#byPath.set(fold(picture.path), picture);
    const name = baseOf(fold(picture.path));
    this.#byName.set(name, this.#byName.has(name) ? undefined : picture);
  }

  /** Finds a picture by its name or address. */
  async find(source: string): Promise<FoundPicture> {
    const known = this.#found.get(source);
    if (known) return known;
    const found = await this.#look(source);
    // Addresses mostly belong to one product each, and remembering them would fill the memory.
    if (!isRemote(source)) this.#found.set(source, found);
    if ('problem' in found) {
      this.#problems++;
      if (this.#examples.length < 3) this.#examples.push(found.problem);
    }
    return found;
  }

  async #look(source: string): Promise<FoundPicture> {
    if (isRemote(source)) {
      if (!URL.canParse(source)) return { problem: `${source} is no address` };
      // A picture that came with the source is preferred to one that would have to be fetched.
      const own = this.#byPath.size === 0 ? undefined : this.#findLocal(nameIn(source));
      if (own) return this.#nameByContent(own);
      const page = pageOf(source);
      if (page !== undefined)
        return {
          problem: `${source} is a page of ${page}, not a picture: download the pictures into a folder, and import with --pictures FOLDER`,
        };
      const { host } = new URL(source);
      this.hosts.set(host, (this.hosts.get(host) ?? 0) + 1);
      return { name: source };
    }
    const local = this.#findLocal(source);
    if (local === undefined) {
      const meant = this.#known.has(source) ? source : findMeant(source, this.#known);
      if (meant !== undefined) return { name: meant };
      return {
        problem: this.#byName.has(baseOf(fold(source)))
          ? `${source} is the name of several pictures: the source has to name its folder, too`
          : `${source} is neither in catalog/images, nor in an archive, nor in the folder of --pictures`,
      };
    }
    return this.#nameByContent(local);
  }

  #findLocal(source: string): LocalPicture | undefined {
    const path = fold(source).replace(/^\.?\/+/, '');
    return this.#byPath.get(path) ?? this.#byName.get(baseOf(path));
  }

  async #nameByContent(picture: LocalPicture): Promise<FoundPicture> {
    const known = this.#named.get(picture);
    if (known) return known;
    const named = await this.#readName(picture);
    this.#named.set(picture, named);
    return named;
  }

  async #readName(picture: LocalPicture): Promise<FoundPicture> {
    const kept = picture.state === undefined ? undefined : this.#digests[picture.state];
    let name = kept;
    if (name === undefined) {
      let bytes: Buffer;
      try {
        bytes = Buffer.from(await picture.read());
      } catch (error) {
        return { problem: `${picture.path} can't be read: ${(error as Error).message}` };
      }
      const wrong = await decodeWhole(bytes).catch((error: Error) => error.message);
      if (typeof wrong === 'string') return { problem: `${picture.path} is left out: ${wrong}` };
      name = `${digestOf(bytes)}.${endingOf(bytes)}`;
      if (picture.state !== undefined) this.#digests[picture.state] = name;
    }
    const path = `${this.#folder}/${name}`;
    if (!this.#known.has(path) || this.#copies.has(path)) this.#copies.set(path, picture);
    this.#known.add(path);
    return { name: path };
  }

  /** Copies the found pictures into the folder of the shop's pictures, each by a rename and only if it is not there yet. */
  async copy(images: string, onCopy?: (done: number, total: number) => void): Promise<void> {
    let done = 0;
    for (const [path, picture] of this.#copies) {
      const file = join(images, path);
      if (!existsSync(file)) {
        mkdirSync(dirname(file), { recursive: true });
        const draft = join(dirname(file), `.${baseOf(path)}.import`);
        writeFileSync(draft, await picture.read());
        renameSync(draft, file);
      }
      onCopy?.(++done, this.#copies.size);
    }
  }

  /** Keeps the digests for the next run. */
  keepDigests(): void {
    if (this.#digestFile === undefined || Object.keys(this.#digests).length === 0) return;
    mkdirSync(dirname(this.#digestFile), { recursive: true });
    writeFileSync(this.#digestFile, JSON.stringify(this.#digests));
  }
}

/** The path at the end of an address, as the name of a file. */
function nameIn(address: string): string {
  const path = new URL(address).pathname;
  return attempt(() => decodeURIComponent(path)) ?? path;
}

const fold = (path: string): string => path.replaceAll('\\', '/').normalize('NFC').toLowerCase();
const baseOf = (path: string): string => path.slice(path.lastIndexOf('/') + 1);
const digestOf = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex').slice(0, NAME_LETTERS);

function endingOf(bytes: Buffer): string {
  const start = bytes.subarray(0, 12).toString('latin1');
  return ENDINGS.find(([form]) => form.test(start))?.[1] ?? 'jpg';
}

const readDigests = (file: string | undefined): Digests =>
  file === undefined ? {} : { ...attempt(() => JSON.parse(readFileSync(file, 'utf8')) as Digests) };

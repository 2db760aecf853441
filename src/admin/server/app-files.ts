import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { extname, join } from 'node:path';
import { codeFolder, isInstalled, sourceFolder } from '../../package.ts';
import { ADMIN_PATH } from '../contract.ts';

/** The pages of the editor. An installed package has them bundled; in a checkout they are bundled when `/admin` is opened. */

/** The address of the bundled files. */
export const ASSETS = `${ADMIN_PATH}/assets/`;
const TYPES: Readonly<Record<string, string>> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.map': 'application/json',
};

export class AppFiles {
  readonly #cache: string;
  #stamp = '';
  #bundle: Promise<string> | undefined;

  /** `cache` is the folder in which bundles are kept. */
  constructor(cache: string) {
    this.#cache = cache;
  }

  /** The folder of the bundle, made again if its code has changed. */
  folder(): Promise<string> {
    if (isInstalled) return Promise.resolve(join(codeFolder, 'admin', 'bundle'));
    const stamp = takeStamp();
    if (stamp !== this.#stamp) this.#bundle = undefined;
    this.#stamp = stamp;
    this.#bundle ??= this.#make(stamp);
    return this.#bundle;
  }

  async #make(stamp: string): Promise<string> {
    const folder = join(this.#cache, `bundle-${stamp}`);
    if (existsSync(join(folder, 'app.js'))) return folder;
    const { bundleAdmin } = await import('../bundle.ts');
    await bundleAdmin(folder);
    return folder;
  }

  /** A file of the bundle by its name; undefined where there is none. */
  async read(name: string): Promise<{ readonly content: Buffer; readonly type: string } | undefined> {
    const type = TYPES[extname(name)];
    if (!type || !/^[\w-]+(?:\.[\w-]+)*$/.test(name)) return undefined;
    const path = join(await this.folder(), name);
    return existsSync(path) ? { content: readFileSync(path), type } : undefined;
  }
}

/** A digest of the code of the pages, and of the styles that they share with the shop. */
function takeStamp(): string {
  const hash = createHash('sha256');
  for (const room of ['admin', 'styles', 'core'])
    for (const entry of readdirSync(join(sourceFolder, room), { recursive: true, withFileTypes: true })) {
      if (!entry.isFile()) continue;
      const path = join(entry.parentPath, entry.name);
      const { size, mtimeMs } = statSync(path);
      hash.update(`${path} ${size} ${mtimeMs}\n`);
    }
  return hash.digest('hex').slice(0, 16);
}

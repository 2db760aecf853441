import { execFile } from 'node:child_process';
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { forgetMessages } from '../../src/messages/read-messages.ts';
import { makeShopFolder } from '../support/shop-folder.ts';
import { openRealHost, type RealHost } from './real-host.ts';

type Opened = Awaited<ReturnType<typeof openRealHost>>;

/** A small shop with pages in several languages, in a folder of its own where messages can be added, built and served with its host. */
export class LanguageShop {
  readonly #project = process.cwd();
  readonly folder = makeShopFolder('shop-with-languages');
  readonly catalog = join(this.folder, 'catalog');
  #opened: Opened | undefined;

  /** Changes a JSON file of the catalogue; one that is not there begins empty. */
  change(file: string, changes: (before: Record<string, unknown>) => object): void {
    const path = join(this.catalog, file);
    writeFileSync(path, JSON.stringify(changes(readJson(path))));
  }

  /** Has it ask for PIN codes, as a shop does whose delivery differs by them. */
  askPinCodes(): void {
    this.change('delivery.json', () => ({ markets: { in: [{ states: ['Ladakh'], fee: 150 }] } }));
  }

  /** Builds it, and opens it. The process runs in its folder until it is closed, as the host reads messages there. */
  async open(): Promise<RealHost> {
    await promisify(execFile)(process.execPath, [resolve('src/cli/build.ts')], {
      cwd: this.folder,
      env: { ...process.env, API_ORIGIN: '/api', CACHE_DIR: join(this.folder, 'cache') },
    });
    process.chdir(this.folder);
    forgetMessages();
    this.#opened = await openRealHost({}, { site: join(this.folder, 'dist'), catalog: this.catalog });
    return this.#opened;
  }

  async close(): Promise<void> {
    await this.#opened?.close();
    process.chdir(this.#project);
    forgetMessages();
    rmSync(this.folder, { recursive: true, force: true });
  }

  /** The words of the catalogue's texts, which a page may show in English. */
  words(): ReadonlySet<string> {
    const texts: string[] = [];
    // Names of fields are no texts.
    for (const file of readdirSync(this.catalog, { recursive: true, encoding: 'utf8' }))
      if (file.endsWith('.json'))
        JSON.parse(readFileSync(join(this.catalog, file), 'utf8'), (_, value: unknown) => {
          if (typeof value === 'string') texts.push(value);
        });
    return new Set(
      texts
        .join(' ')
        .toLowerCase()
        .match(/[a-z]+/g),
    );
  }
}

function readJson(path: string): Record<string, unknown> {
  try {
    return JSON.parse(readFileSync(path, 'utf8')) as Record<string, unknown>;
  } catch {
    return {};
  }
}

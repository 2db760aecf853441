import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { listen } from '../../src/cli/server/listen.ts';
import { createStaticServer } from '../../src/cli/server/static-server.ts';
import { keepBundles, lendBundles } from '../support/kept-bundles.ts';

/** Builds a catalogue of a test's own and serves the site. */
export class OwnShop {
  readonly #work = mkdtempSync(join(tmpdir(), 'haat-own-shop-'));
  // Builds have to be inside the project (src/integration/files/folders.ts).
  readonly #builds = resolve('.builds', basename(this.#work));
  readonly #out = join(this.#work, 'dist');
  #stop = () => {};

  /** The folder of its catalogue, which the test fills. */
  readonly catalog = join(this.#work, 'catalog');

  /** Builds it and returns the address of the site. */
  async open(environment: Readonly<Record<string, string>> = {}): Promise<string> {
    await this.build(environment);
    const server = createStaticServer(this.#out);
    this.#stop = () => {
      server.closeAllConnections();
      server.close();
    };
    return listen(server, 0, '127.0.0.1');
  }

  /** Builds it, again if the site is being served already. */
  async build(environment: Readonly<Record<string, string>> = {}): Promise<void> {
    lendBundles(this.#builds);
    await promisify(execFile)(process.execPath, ['src/cli/build.ts'], {
      env: {
        ...process.env,
        CATALOG_DIR: this.catalog,
        OUT_DIR: this.#out,
        BUILDS_DIR: this.#builds,
        CACHE_DIR: join(this.#work, 'cache'),
        ...environment,
      },
    });
    keepBundles(this.#builds);
  }

  close(): void {
    this.#stop();
    for (const folder of [this.#work, this.#builds]) rmSync(folder, { recursive: true, force: true });
  }
}

import { execFileSync, spawn } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';

/** A small shop in a Git checkout of its own, which `haat dev` serves on a free port. */
export class DevShop {
  readonly folder = mkdtempSync(join(tmpdir(), 'haat-admin-'));
  readonly catalog = join(this.folder, 'catalog');
  #stop = () => {};
  /** The address of the shop, once it is open. */
  site = '';
  /** The address of the editor with its key. */
  editor = '';
  /** Whether the command has not ended. */
  isRunning = () => false;

  /** The second shop's catalogue with `cups` more products that differ in price. */
  constructor(cups: number) {
    cpSync(resolve('tests/fixtures/second-shop'), this.catalog, { recursive: true });
    for (let number = 1; number <= cups; number++)
      this.write(cupFile(number), `${JSON.stringify(makeCup(number), null, 2)}\n`);
    this.git('init', '-q', '-b', 'main');
    this.git('config', 'user.name', 'Asha');
    this.git('config', 'user.email', 'asha@shop.example');
    this.git('add', '-A');
    this.git('commit', '-q', '-m', 'Open the shop');
  }

  /** Starts `haat dev`, and waits until it says where it is. */
  async open(environment: Readonly<Record<string, string>> = {}, cwd = process.cwd()): Promise<void> {
    const child = spawn(process.execPath, [resolve('src/cli/dev.ts')], {
      cwd,
      env: {
        ...process.env,
        // Vitest says that this is a test, which pages are not to be shown as.
        NODE_ENV: '',
        VITEST: '',
        CATALOG_DIR: this.catalog,
        CACHE_DIR: join(this.folder, 'cache'),
        OUT_DIR: join(this.folder, 'dist'),
        PORT: '0',
        ...environment,
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    this.#stop = () => child.kill();
    this.isRunning = () => child.exitCode === null && child.signalCode === null;
    let said = '';
    await new Promise<void>((resolve, reject) => {
      const listen = (part: Buffer) => {
        said += part.toString();
        const [, editor, site = ''] = /((http:\/\/127\.0\.0\.1:\d+)\/admin\?token=\S+)/.exec(said) ?? [];
        if (editor === undefined) return;
        this.editor = editor;
        this.site = site;
        resolve();
      };
      child.stdout.on('data', listen);
      child.stderr.on('data', listen);
      child.once('exit', () => reject(new Error(`haat dev has ended: ${said}`)));
    });
  }

  /** Opens a product's page once. The server compiles it for some seconds. */
  async openFirstPage(): Promise<void> {
    await (await fetch(`${this.site}/clay-cup-number-1/p/CUP-001`)).text();
  }

  read(file: string): string {
    return readFileSync(join(this.catalog, file), 'utf8');
  }

  write(file: string, text: string): void {
    mkdirSync(dirname(join(this.catalog, file)), { recursive: true });
    writeFileSync(join(this.catalog, file), text);
  }

  remove(file: string): void {
    rmSync(join(this.catalog, file));
  }

  /** Runs Git in the checkout, and returns what it prints. */
  git(...words: string[]): string {
    return execFileSync('git', ['-C', this.catalog, ...words], { encoding: 'utf8' });
  }

  close(): void {
    this.#stop();
    rmSync(this.folder, { recursive: true, force: true });
  }
}

export const cupFile = (number: number): string => `products/cups/cup-${String(number).padStart(3, '0')}.json`;

const makeCup = (number: number): object => ({
  sku: `CUP-${String(number).padStart(3, '0')}`,
  title: `Clay cup number ${number}`,
  seller: 'chai-ghar',
  images: [{ src: 'cup.png', alt: 'A cup' }],
  offers: { in: { price: 100 + number, mrp: 500 } },
  legal: { genericName: 'Cup', netQuantity: '1 N' },
});

import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll } from 'vitest';
import type { Folders } from '../../src/integration/folders.ts';

/** A shop in a folder of its own, as a merchant has it: the package is linked, not copied. */
export interface OwnShop {
  readonly folder: string;
  readonly folders: Folders;
  write(file: string, text: string): void;
  read(file: string): string;
}

/**
 * Makes a shop of a fixture and the second shop's catalogue, and makes its folder the working folder until the file's tests are through, as that
 * is where a build looks for a shop.
 */
export function makeOwnShop(fixture: string): OwnShop {
  const project = process.cwd();
  // Below the project, as Astro takes no template of a folder that has nothing in common with the shop's.
  mkdirSync('.builds', { recursive: true });
  const folder = mkdtempSync(resolve('.builds', 'own-shop-'));
  cpSync(resolve('tests/fixtures', fixture), folder, { recursive: true });
  cpSync(resolve('tests/fixtures/second-shop'), join(folder, 'catalog'), { recursive: true });
  mkdirSync(join(folder, 'node_modules'));
  for (const part of readdirSync('node_modules').filter((name) => name === '.bin' || !name.startsWith('.')))
    symlinkSync(resolve('node_modules', part), join(folder, 'node_modules', part));
  const config = join(folder, 'astro.config.mjs');
  const integration = pathToFileURL(join(project, 'src/integration/index.ts')).href;
  writeFileSync(config, readFileSync(config, 'utf8').replace("'haat'", `'${integration}'`));
  process.chdir(folder);
  afterAll(() => {
    process.chdir(project);
    rmSync(folder, { recursive: true, force: true });
  });
  const inFolder = (path: string) => join(folder, path);
  return {
    folder,
    folders: {
      catalog: inFolder('catalog'),
      out: inFolder('dist'),
      builds: inFolder('.builds'),
      cache: inFolder('cache'),
    },
    write(file, text) {
      mkdirSync(dirname(inFolder(file)), { recursive: true });
      writeFileSync(inFolder(file), text);
    },
    read: (file) => readFileSync(inFolder(file), 'utf8'),
  };
}

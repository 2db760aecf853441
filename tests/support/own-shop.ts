import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { afterAll } from 'vitest';
import type { Folders } from '../../src/integration/files/folders.ts';
import { makeShopFolder } from './shop-folder.ts';

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
  const folder = makeShopFolder(fixture);
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

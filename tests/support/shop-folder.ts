import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';

/** Makes the folder of a shop, as a merchant has it, of a fixture and the second shop's catalogue. The package is linked, not copied. */
export function makeShopFolder(fixture: string): string {
  // Below the project, as Astro takes no template of a folder that has nothing in common with the shop's.
  mkdirSync('.builds', { recursive: true });
  const folder = mkdtempSync(resolve('.builds', 'own-shop-'));
  cpSync(resolve('tests/fixtures', fixture), folder, { recursive: true });
  cpSync(resolve('tests/fixtures/second-shop'), join(folder, 'catalog'), { recursive: true });
  mkdirSync(join(folder, 'node_modules'));
  for (const part of readdirSync('node_modules').filter((name) => name === '.bin' || !name.startsWith('.')))
    symlinkSync(resolve('node_modules', part), join(folder, 'node_modules', part));
  const config = join(folder, 'astro.config.mjs');
  const integration = pathToFileURL(resolve('src/integration/index.ts')).href;
  writeFileSync(config, readFileSync(config, 'utf8').replace("'haat'", `'${integration}'`));
  return folder;
}

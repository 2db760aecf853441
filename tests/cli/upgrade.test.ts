import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { describe, expect, test } from 'vitest';
import { readOwnPackage } from '../../src/cli/upgrade/versions.ts';
import { changeJson, digestFiles } from '../support/temporary.ts';
import { makeShop } from './upgrade/upgraded-shop.ts';

const { version } = readOwnPackage();

/** Runs the command in the folder of a shop, as `npx haat upgrade` does. Nobody can be asked there. */
function upgrade(folder: string, ...words: string[]) {
  const { status, stdout, stderr } = spawnSync(process.execPath, [resolve('src/cli/upgrade.ts'), ...words], {
    cwd: folder,
    encoding: 'utf8',
    env: { ...process.env, CATALOG_DIR: join(folder, 'catalog') },
  });
  return { status, stdout, stderr };
}

describe('haat upgrade', () => {
  test('shows the difference first, and writes with --yes', () => {
    const { folder } = makeShop({ madeWith: '0.0.9' });
    const before = digestFiles(folder);
    const dry = upgrade(folder, '--dry-run');
    expect(dry).toMatchObject({ status: 0, stderr: '' });
    expect(dry.stdout).toContain(`From version 0.0.9 to ${version}.`);
    expect(dry.stdout).toContain(`-    "madeWith": "0.0.9"\n+    "madeWith": "${version}"`);
    const asked = upgrade(folder);
    expect(asked.status).toBe(1);
    expect(asked.stdout).toContain('Nobody can be asked here');
    expect(digestFiles(folder)).toEqual(before);

    expect(upgrade(folder, '--yes')).toMatchObject({ status: 0, stderr: '' });
    const changed = Object.entries(digestFiles(folder)).filter(([file, digest]) => before[file] !== digest);
    expect(changed.map(([file]) => file)).toEqual(['/package.json']);
    expect(JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))).toMatchObject({
      haat: { madeWith: version },
    });
    expect(upgrade(folder).stdout).toContain('There is nothing to write.');
  });

  test('refuses an older package, and a catalogue that is no JSON, with one message each', () => {
    const { folder, catalog } = makeShop({ madeWith: '99.0.0' });
    const older = upgrade(folder, '--yes');
    expect(older).toMatchObject({ status: 1, stdout: '' });
    expect(older.stderr).toContain('The shop is of version 99.0.0');
    writeFileSync(join(catalog, 'home.json'), '{\n  "a": 1,,\n}\n');
    writeFileSync(join(folder, 'package.json'), '{ "haat": { "madeWith": "0.0.9" } }');
    const before = digestFiles(folder);
    const broken = upgrade(folder, '--yes');
    expect(broken.stderr).toMatch(
      /^catalog\/home\.json:2:10: expected .+\n\nFix these files first\. Nothing was written\.\n$/,
    );
    expect(digestFiles(folder)).toEqual(before);
  });

  test('is what the check of an older shop names first, where its catalogue has errors', () => {
    const { folder, catalog } = makeShop({ madeWith: '0.0.9' });
    changeJson<{ name?: string }>(join(catalog, 'store.json'), (store) => {
      delete store.name;
    });
    const check = spawnSync(process.execPath, [resolve('src/cli/catalog-check.ts')], { cwd: folder, encoding: 'utf8' });
    expect(check.status).toBe(1);
    expect(check.stdout).toMatch(/npm run upgrade +fixes what has changed since version 0\.0\.9/);
  });

  test('says by file and line which overrides meet changed props', () => {
    const { folder } = makeShop({
      madeWith: version,
      components: { ProductCard: './src/components/ProductCard.astro' },
    });
    writeFileSync(
      join(folder, 'src/components/ProductCard.astro'),
      '---\nconst { card, first } = Astro.props;\n---\n<p>{first}</p>\n',
    );
    const changed = [{ component: 'ProductCard', prop: 'first', since: '0.2.0', use: 'Use eager.' }];
    const module = pathToFileURL(resolve('src/cli/upgrade/changed-uses.ts')).href;
    const program = `import { findChangedUses } from ${JSON.stringify(module)};
      for (const line of await findChangedUses(${JSON.stringify(changed)})) console.log(line);`;
    const words = ['--input-type=module', '-e', program];
    const { stdout, stderr } = spawnSync(process.execPath, words, { cwd: folder, encoding: 'utf8' });
    expect({ stdout, stderr }).toEqual({
      stdout:
        'src/components/ProductCard.astro:2:15 uses first of ProductCard, which version 0.2.0 has changed. Use eager.\n',
      stderr: '',
    });
  });

  test('says that overrides are not looked at where the configuration can not be loaded', () => {
    const { folder } = makeShop({ madeWith: version });
    writeFileSync(join(folder, 'astro.config.mjs'), 'export default { integrations: [] };\n');
    expect(upgrade(folder).stdout).toContain('astro.config.mjs does not use haat');
    writeFileSync(join(folder, 'astro.config.mjs'), 'export default {{\n');
    expect(upgrade(folder).stdout).toMatch(/astro\.config\.mjs can't be loaded: .+/);
  });
});

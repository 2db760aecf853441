import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, test } from 'vitest';
import { haat, makeShopWithPackage } from '../packaging/packed.ts';
import { changeJson } from '../../support/temporary.ts';

const CODEMOD = `export default {
  since: '99.0.0',
  says: '"care.hours" of store.json is called "care.open".',
  takes: (path) => path === 'store.json',
  edit: (value) => ('hours' in value.care ? [{ kind: 'rename-key', path: ['care', 'hours'], to: 'open' }] : []),
};
`;
const CHANGED = [{ component: 'ProductCard', prop: 'first', since: '99.0.0', use: 'Use eager.' }];

test('a later version of the package brings its codemods and changed props, and what it has changed', async () => {
  const { shop, package: installed } = await makeShopWithPackage();
  cpSync(resolve('tests/fixtures/second-shop'), join(shop, 'catalog'), { recursive: true });
  changeJson<{ haat: object }>(join(shop, 'package.json'), (project) => {
    project.haat = { madeWith: '0.1.0' };
  });
  const config = readFileSync(join(shop, 'astro.config.mjs'), 'utf8');
  const components = "haat({ components: { ProductCard: './src/components/ProductCard.astro' } })";
  writeFileSync(join(shop, 'astro.config.mjs'), config.replace('haat()', components));
  mkdirSync(join(shop, 'src/components'), { recursive: true });
  writeFileSync(
    join(shop, 'src/components/ProductCard.astro'),
    '---\nconst { card, first } = Astro.props;\n---\n<b />\n',
  );

  // What a later version has more than this one.
  changeJson<{ version: string }>(join(installed, 'package.json'), (project) => {
    project.version = '99.0.0';
  });
  mkdirSync(join(installed, 'lib/cli/upgrade/codemods'), { recursive: true });
  writeFileSync(join(installed, 'lib/cli/upgrade/codemods/99.0.0-care-open.js'), CODEMOD);
  writeFileSync(join(installed, 'src/components/changed-props.json'), JSON.stringify(CHANGED));
  const changelog = '# Changelog\n\n## 99.0.0 - 2030-01-01\n\n### Changed\n\n- "care.hours" is called "care.open".\n';
  writeFileSync(join(installed, 'CHANGELOG.md'), changelog);

  const doctor = await haat(shop, ['doctor']);
  expect(doctor).toMatchObject({ code: 1, stderr: '' });
  expect(doctor.stdout).toContain('haat 99.0.0 is installed. An upgrade rewrites 1 file of the catalogue.');
  expect(doctor.stdout).toContain('src/components/ProductCard.astro:2:15  Fix: Use eager.');
  expect(doctor.stdout).toContain('What version 99.0.0 of 2030-01-01 has changed:\n  Changed: "care.hours" is called');

  const store = readFileSync(join(shop, 'catalog/store.json'), 'utf8');
  // Below the shop's folder, as everywhere in it.
  const upgrade = await haat(shop, ['upgrade', '--yes'], { cwd: join(shop, 'src') });
  expect(upgrade).toMatchObject({ code: 0, stderr: '' });
  expect(upgrade.stdout).toContain('From version 0.1.0 to 99.0.0.');
  expect(upgrade.stdout).toContain('src/components/ProductCard.astro:2:15 uses first of ProductCard');
  expect(readFileSync(join(shop, 'catalog/store.json'), 'utf8')).toBe(store.replace('"hours"', '"open"'));
  expect(JSON.parse(readFileSync(join(shop, 'package.json'), 'utf8'))).toMatchObject({ haat: { madeWith: '99.0.0' } });
});

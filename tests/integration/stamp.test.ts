import { join, relative } from 'node:path';
import { expect, test } from 'vitest';
import { listInputs } from '../../src/integration/stamp.ts';

test('a site is built from its catalogue, the code of pages and the installed packages, not from the host or the commands', async () => {
  const catalog = join('tests', 'fixtures', 'second-shop');
  const inputs = (await listInputs({ catalog })).map((file) => relative(process.cwd(), file));
  expect(inputs).toContain(join(catalog, 'store.json'));
  for (const file of [
    'src/core/money.ts',
    'src/integration/build-site.ts',
    'src/paths.ts',
    'astro.config.mjs',
    'package-lock.json',
  ])
    expect(inputs).toContain(join(...file.split('/')));
  const apart = ['api', 'cli', 'deploy', 'server'].map((name) => join('src', name, '/'));
  expect(inputs.filter((file) => apart.some((folder) => file.startsWith(folder)))).toEqual([]);
});

test('a change of the documentation in src asks for no new build', async () => {
  const inputs = await listInputs({ catalog: join('tests', 'fixtures', 'second-shop') });
  expect(inputs.filter((file) => file.endsWith('.md'))).toEqual([]);
});

import { spawn } from 'node:child_process';
import { cpSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { environmentOf, makeSecondShop } from '../../support/temporary.ts';
import { LIMITS } from '../../limits.ts';
import { makeShopWithPackage } from './packed.ts';

test('haat start in a shop with the package opens before the build, which follows', async () => {
  const { shop } = await makeShopWithPackage();
  const { catalog, cache, out } = makeSecondShop();
  cpSync(catalog, join(shop, 'catalog'), { recursive: true });
  // Pages are bundled in the shop's own folder, where its packages are found.
  const folders = { catalog: join(shop, 'catalog'), cache, out, builds: join(shop, '.builds') };
  const start = spawn(process.execPath, [join(shop, 'node_modules/haat/src/cli/haat.mjs'), 'start'], {
    cwd: shop,
    env: {
      ...process.env,
      ...environmentOf(folders),
      DATA_DIR: join(cache, '../data'),
      NODE_ENV: '',
      VITEST: '',
      PORT: '0',
    },
  });
  onTestFinished(() => void start.kill('SIGKILL'));
  let output = '';
  for (const stream of [start.stdout, start.stderr]) stream.on('data', (text: Buffer) => (output += text.toString()));
  const ended = new Promise((done) => start.once('exit', done));
  await expect
    .poll(() => output, { timeout: LIMITS.test })
    .toMatch(/The shop is open: [\s\S]* follows in the background[\s\S]*\d pages unchanged, \d+ rendered\. Built in /);
  start.kill('SIGTERM');
  expect(await ended).toBe(0);
});

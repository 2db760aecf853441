import { spawnSync } from 'node:child_process';
import { expect, test } from 'vitest';
import { LIMITS } from '../limits.ts';
import { makeTemporaryFolder } from '../support/temporary.ts';

test('npm start in production refuses to simulate payments, and says what to set', () => {
  const { status, stdout, stderr } = spawnSync(process.execPath, ['src/cli/start.ts'], {
    env: { PATH: process.env['PATH'], NODE_ENV: 'production', DATA_DIR: makeTemporaryFolder() },
    encoding: 'utf8',
    timeout: LIMITS.expect,
  });
  expect([status, stdout]).toEqual([1, '']);
  expect(stderr).toMatch(
    /^NODE_ENV=production: .* Set the keys of a payment provider \(CASHFREE_APP_ID, .*\) to be paid, PAYMENT_SIMULATOR=off .*, or PAYMENT_SIMULATOR=on .*\n$/,
  );
});

import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readRules } from '../../../src/cli/server/rules.ts';
import { makeTemporaryFolder } from '../../support/temporary.ts';

test('a rule of a page can remove a general header and keeps the others', async () => {
  const folder = makeTemporaryFolder();
  writeFileSync(
    join(folder, '_headers'),
    '/*\n  X-Policy: strict\n  X-Other: stays\n\n/pay\n  ! X-Policy\n  X-Policy: own\n',
  );
  const { headersFor } = await readRules(folder);
  expect(headersFor('/pay')).toEqual([
    ['X-Other', 'stays'],
    ['X-Policy', 'own'],
  ]);
  expect(headersFor('/')).toEqual([
    ['X-Policy', 'strict'],
    ['X-Other', 'stays'],
  ]);
});

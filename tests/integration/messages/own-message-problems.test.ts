import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { checkCatalog } from '../../../src/integration/check-catalog.ts';
import { enterShop } from '../../support/enter-shop.ts';
import { makeSecondShop } from '../../support/temporary.ts';

test('a check of the catalogue names each wrong file of the messages of the shop, with its line', async () => {
  const folders = makeSecondShop();
  const shop = enterShop();
  const write = (path: string, text: string) => {
    mkdirSync(dirname(join(shop, path)), { recursive: true });
    writeFileSync(join(shop, path), text);
  };
  expect((await checkCatalog(folders)).isRefused).toBe(false);
  write('messages/en/cart.json', '{\n  "free": "No charge"\n}');
  expect((await checkCatalog(folders)).isRefused).toBe(false);

  write('messages/mr/cart.json', '{\n  "free": "Free",\n  "freeFrom": "From {$price}"\n}');
  write('messages/mr/login.json', '{ "title": ');
  write('messages/mr/crat.json', '{}');
  const { problems, isRefused } = await checkCatalog(folders);
  expect(isRefused).toBe(true);
  const wrong = problems.filter(({ severity }) => severity === 'error');
  expect(wrong.map(({ file, line, code }) => `${file}:${line} ${code}`).sort()).toEqual([
    'messages/mr/cart.json:3 message-wrong',
    'messages/mr/crat.json:0 message-wrong',
    'messages/mr/login.json:1 json-syntax',
  ]);
  expect(wrong.map(({ found }) => found).join(' ')).toContain(
    '"{$price}" is unknown; English has {$from}, {$missing}.',
  );
});

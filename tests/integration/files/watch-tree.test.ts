import { mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, expect, test, vi } from 'vitest';
import { watchTree } from '../../../src/integration/files/watch-tree.ts';
import { LIMITS } from '../../limits.ts';
import { makeTemporaryFolder } from '../../support/temporary.ts';

const root = makeTemporaryFolder();
mkdirSync(join(root, 'products/cups'), { recursive: true });
writeFileSync(join(root, 'products/cups/blue.json'), '{}');

let stop = () => {};
afterEach(() => stop());

test('a folder that is watched tells of files that change, come, move and go, at any depth and in new folders', async () => {
  const changed = new Set<string>();
  stop = watchTree(root, (path) => changed.add(path.slice(root.length + 1)));
  const tells = (path: string) =>
    vi.waitFor(() => expect([...changed]).toContain(path), { timeout: LIMITS.expect, interval: 10 });
  writeFileSync(join(root, 'products/cups/blue.json'), '{"a":1}');
  await tells('products/cups/blue.json');
  mkdirSync(join(root, 'products/plates'));
  await tells('products/plates');
  writeFileSync(join(root, 'products/plates/green.json'), '{}');
  await tells('products/plates/green.json');
  renameSync(join(root, 'products/plates'), join(root, 'products/bowls'));
  await tells('products/bowls');
  writeFileSync(join(root, 'products/bowls/red.json'), '{}');
  await tells('products/bowls/red.json');
  rmSync(join(root, 'products/cups'), { recursive: true });
  await tells('products/cups');
});

test('it tells also of files in folders that are made later or anew: the whole one, and one below it', async () => {
  const later = join(root, 'later');
  const changed = new Set<string>();
  stop = watchTree(later, (path) => changed.add(path.slice(later.length + 1)));
  for (let time = 0; time < 3; time++) {
    mkdirSync(join(later, 'en'), { recursive: true });
    writeFileSync(join(later, 'en/cart.json'), '{}');
    await vi.waitFor(() => expect([...changed].length).toBeGreaterThan(0), { timeout: LIMITS.expect, interval: 10 });
    // What was written with its folder is told of as the folder.
    await new Promise((done) => setTimeout(done, 50));
    changed.clear();
    writeFileSync(join(later, 'en/cart.json'), '{"a":1}');
    await vi.waitFor(() => expect([...changed]).toContain('en/cart.json'), { timeout: LIMITS.expect, interval: 10 });
    rmSync(time === 0 ? join(later, 'en') : later, { recursive: true });
    await vi.waitFor(() => expect([...changed]).toContain(time === 0 ? 'en' : ''), {
      timeout: LIMITS.expect,
      interval: 10,
    });
  }
});

test('it tells nothing once the watch has ended, and a folder that is missing is no error', async () => {
  const changed: string[] = [];
  const end = watchTree(root, (path) => changed.push(path));
  end();
  writeFileSync(join(root, 'late.json'), '{}');
  await new Promise((done) => setTimeout(done, 50));
  expect(changed).toEqual([]);
  expect(watchTree(join(root, 'missing'), () => {})()).toBeUndefined();
});

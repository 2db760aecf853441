import { execFile, execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, symlinkSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { makeTemporaryFolder } from '../support/temporary.ts';

/** A checkout of the messages alone, with those of two rooms and without types, as git has it. */
function makeCheckout() {
  const root = makeTemporaryFolder();
  for (const part of ['package.ts', 'messages'])
    cpSync(resolve('src', part), join(root, 'src', part), {
      recursive: true,
      filter: (file) => !/\brooms$/.test(file),
    });
  const english = join(root, 'src/messages/en');
  for (const file of readdirSync(english)) if (!/^(?:cart|bill)\.json$/.test(file)) rmSync(join(english, file));
  writeFileSync(join(root, 'package.json'), '{ "type": "module" }');
  symlinkSync(resolve('node_modules'), join(root, 'node_modules'));
  const rooms = join(root, 'src/messages/rooms');
  return {
    root,
    list: () => readdirSync(rooms).sort(),
    read: (room: string) => readFileSync(join(rooms, `${room}.ts`), 'utf8'),
    madeAt: (room: string) => statSync(join(rooms, `${room}.ts`)).mtimeMs,
    write: (room: string, messages: object) => writeFileSync(join(english, `${room}.json`), JSON.stringify(messages)),
    remove: (room: string) => rmSync(join(english, `${room}.json`)),
    /** As a command of a checkout starts: with the machine's Node, in the folder that it was started in. */
    make: (cwd = root) =>
      promisify(execFile)(
        process.execPath,
        [
          '--input-type=module',
          '-e',
          `const { makeRooms } = await import(${JSON.stringify(join(root, 'src/messages/types/check-rooms.mjs'))});
          makeRooms(${JSON.stringify(root)}, process.execPath);
          console.log('started');`,
        ],
        { cwd },
      ),
  };
}

test('a fresh checkout has no types, and a command makes them before it starts', async () => {
  const checkout = makeCheckout();
  expect(await checkout.make()).toEqual({ stdout: 'started\n', stderr: '' });
  expect(checkout.list()).toEqual(['bill.ts', 'cart.ts']);
  expect(checkout.read('cart')).toContain('  readonly free: string;\n');
  expect(checkout.read('cart')).toContain('  readonly subtotal: (values: { pieces: number }) => string;\n');
});

test('types stay as they are while the messages do, and are made again when these change', async () => {
  const checkout = makeCheckout();
  await checkout.make();
  const before = checkout.madeAt('cart');
  await checkout.make();
  expect(checkout.madeAt('cart')).toBe(before);
  checkout.write('cart', { free: 'Free', of: 'Of {$seller}', link: 'See {#terms}terms{/terms}' });
  await checkout.make();
  expect(checkout.read('cart')).toContain(
    `  readonly free: string;
  readonly of: (values: { seller: string | number }) => string;
  readonly link: readonly MessagePart<'terms'>[];
`,
  );
});

test('a room that is gone takes its types along, and types that were deleted are made again', async () => {
  const checkout = makeCheckout();
  await checkout.make();
  checkout.remove('bill');
  await checkout.make();
  expect(checkout.list()).toEqual(['cart.ts']);
  rmSync(join(checkout.root, 'src/messages/rooms'), { recursive: true });
  await checkout.make();
  expect(checkout.list()).toEqual(['cart.ts']);
});

test('commands that start at the same time make the same types', async () => {
  const checkout = makeCheckout();
  await checkout.make();
  const expected = checkout.read('cart');
  rmSync(join(checkout.root, 'src/messages/rooms'), { recursive: true });
  await Promise.all(Array.from({ length: 4 }, () => checkout.make()));
  expect(checkout.list()).toEqual(['bill.ts', 'cart.ts']);
  expect(checkout.read('cart')).toBe(expected);
  expect(readdirSync(join(checkout.root, 'src/messages')).filter((name) => name.endsWith('.new'))).toEqual([]);
});

test('messages of a shop change no type', async () => {
  const checkout = makeCheckout();
  const own = makeTemporaryFolder();
  mkdirSync(join(own, 'messages/en'), { recursive: true });
  writeFileSync(join(own, 'messages/en/cart.json'), '{ "free": 1 }');
  expect((await checkout.make(own)).stdout).toBe('started\n');
});

test('a file of messages that is wrong is named, and the command does not start', async () => {
  const checkout = makeCheckout();
  checkout.write('cart', { free: 1 });
  await expect(checkout.make()).rejects.toMatchObject({
    code: 1,
    stdout: '',
    stderr: expect.stringContaining('src/messages/en/cart.json: "free": It is not text.\n'),
  });
});

test('git has no types of messages', () => {
  expect(execFileSync('git', ['ls-files', 'src/messages/rooms'], { encoding: 'utf8' })).toBe('');
});

import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { createLoop } from '../../src/api/ground/leases/worker-loop.ts';
import type { Services } from '../../src/api/ground/services.ts';
import { currentLanguage, inLanguage } from '../../src/messages/language.ts';
import { listRooms } from '../../src/messages/read-messages.ts';
import { enterShop } from '../support/enter-shop.ts';
import { writePseudoLanguage } from '../support/pseudo-language.ts';
import { makeTemporaryFolder } from '../support/temporary.ts';
import { startApi } from './support/api-process.ts';

test('no text of the host is made before somebody reads it: a constant would have one language for all', async () => {
  const folder = join(enterShop(), 'messages/en');
  mkdirSync(folder, { recursive: true });
  // Whoever reads a message meets an error.
  for (const room of listRooms()) writeFileSync(join(folder, `${room}.json`), 'no JSON');
  await expect(import('../../src/api/entry/host/host.ts')).resolves.toHaveProperty('createHost');
  const { cartText } = await import('../../src/messages/rooms/cart.ts');
  expect(() => cartText.free).toThrow('Fix the JSON');
});

test('a host in a process of its own has the languages of the folder that it is started in', async () => {
  const cwd = makeTemporaryFolder();
  writePseudoLanguage(cwd, 'mr');
  const { address } = await startApi({}, undefined, { cwd });
  const logIn = async (language: string) => {
    const headers = { 'content-type': 'application/json', 'x-language': language };
    const body = JSON.stringify({ phoneno: 'nobody', password: 'a long password' });
    const answer = await fetch(`${address}/api/login`, { method: 'POST', headers, body });
    return ((await answer.json()) as { error: { message: string } }).error.message;
  };
  const [marked = '', english = ''] = await Promise.all(['mr', 'en'].map(logIn));
  expect([marked, english.startsWith('[')]).toEqual([`[${english}]`, false]);
});

test('a worker does not work in the language of the request that woke it', async () => {
  const clock = { isSure: () => true };
  const services = { log: console, now: () => 0, clock } as unknown as Services;
  const seen: string[] = [];
  const run = async () => {
    seen.push(currentLanguage());
    return 0;
  };
  const loop = createLoop({ name: 'test', everyMs: 1e8, isWoken: true, run }, () => services);
  loop.start();
  await expect.poll(() => seen.length).toBe(1);
  inLanguage('mr', () => loop.wake());
  await expect.poll(() => seen).toEqual(['en', 'en']);
  await loop.stop();
});

import { createServer } from 'node:http';
import { expect, test } from 'vitest';
import { listen } from '../../../src/cli/server/listen.ts';
import { ConnectionLog, kindOf, sumByKind } from './answers.ts';

test.each([
  ['/', 'text/html; charset=utf-8', 'html'],
  ['/_astro/a.css', 'text/css; charset=utf-8', 'css'],
  ['/_astro/a.js', 'text/javascript; charset=utf-8', 'script'],
  ['/_img/a.webp', 'image/webp', 'picture'],
  ['/logo.svg', 'image/svg+xml; charset=utf-8', 'picture'],
  ['/a.woff2', 'font/woff2', 'font'],
  ['/_data/a.json', 'application/json; charset=utf-8', 'data'],
  ['/_dict/in-1a2b3c4d.dict', 'application/octet-stream', 'dictionary'],
])('%s as %s is %s', (path, mediaType, kind) => {
  expect(kindOf(path, mediaType)).toBe(kind);
});

test('each answer is recorded once, with the bytes of its headers and body', async () => {
  const server = createServer((_, response) => {
    response.setHeader('content-type', 'text/html');
    response.end('x'.repeat(1_000));
  });
  const log = new ConnectionLog(server);
  const address = await listen(server, 0, '127.0.0.1');
  const bodies = [];
  for (const path of ['/a?b=1', '/c']) bodies.push(await (await fetch(address + path)).text());
  server.closeAllConnections();
  server.close();
  const answers = log.take();
  expect(bodies.map(({ length }) => length)).toEqual([1_000, 1_000]);
  expect(answers.map(({ path }) => path)).toEqual(['/a', '/c']);
  for (const { bytes } of answers) {
    expect(bytes).toBeGreaterThan(1_050);
    expect(bytes).toBeLessThan(1_400);
  }
  expect(log.take()).toEqual([]);
});

test('bytes are added up by kind', () => {
  const answer = { path: '/', encoding: '', bytes: 100 };
  expect(
    sumByKind([
      { ...answer, kind: 'html' },
      { ...answer, kind: 'picture' },
      { ...answer, kind: 'picture' },
    ]),
  ).toEqual({ html: 100, css: 0, script: 0, picture: 200, font: 0, data: 0, dictionary: 0 });
});

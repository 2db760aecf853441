import { createServer } from 'node:http';
import { connect } from 'node:net';
import { once } from 'node:events';
import { expect, onTestFinished, test } from 'vitest';
import { listen } from '../../../src/cli/server/listen.ts';

test('a client that asks and never reads the answer is let go of', async () => {
  let hasClosed = false;
  const server = createServer((_request, response) => {
    response.on('close', () => {
      hasClosed = true;
    });
    response.end('x'.repeat(50_000_000));
  });
  server.timeout = 200;
  const { port } = new URL(await listen(server, 0, '127.0.0.1'));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const client = connect(Number(port), '127.0.0.1');
  client.on('error', () => {});
  await once(client, 'connect');
  client.pause().write('GET / HTTP/1.1\r\nhost: localhost\r\n\r\n');
  await expect.poll(() => hasClosed).toBe(true);
  client.destroy();
});

test('every server has such a limit', async () => {
  const server = createServer();
  await listen(server, 0, '127.0.0.1');
  onTestFinished(() => void server.close());
  expect(server.timeout).toBe(60_000);
});

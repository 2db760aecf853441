import { once } from 'node:events';
import { createServer, get, type IncomingMessage } from 'node:http';
import { expect, onTestFinished, test, vi } from 'vitest';
import { StreamedAnswer } from '../../src/api/ground/http/streamed-answer.ts';
import { listen } from '../../src/cli/server/listen.ts';

/** Answers everything with these pieces; returns the address, how often the answer was closed, and what it failed with. */
async function serve(pieces: () => AsyncGenerator<string>) {
  const close = vi.fn();
  const failures: unknown[] = [];
  const server = createServer((_request, response) => {
    const answer = new StreamedAnswer(pieces(), {}, close);
    answer.send(response).catch((error: unknown) => failures.push(error));
  });
  const address = await listen(server, 0, '127.0.0.1');
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return { address, close, failures };
}

test('an answer that is made while it is sent arrives whole, and is closed', async () => {
  const { address, close } = await serve(async function* () {
    yield 'one ';
    yield 'two';
  });
  expect(await (await fetch(address)).text()).toBe('one two');
  await expect.poll(() => close.mock.calls.length).toBe(1);
});

test('an answer whose making fails is broken off, so that nobody takes a part for the whole', async () => {
  const { address, close, failures } = await serve(async function* () {
    yield 'one ';
    throw new Error('no second');
  });
  await expect(fetch(address).then((response) => response.text())).rejects.toThrow();
  await expect.poll(() => failures).toMatchObject([{ message: 'no second' }]);
  expect(close).toHaveBeenCalledTimes(1);
});

test('an answer is made no faster than it is read, and no further once the client has gone', async () => {
  let made = 0;
  let isOver = false;
  const { address, close, failures } = await serve(async function* () {
    try {
      for (; made < 10_000; made++) yield 'x'.repeat(100_000);
    } finally {
      isOver = true;
    }
  });
  const request = get(address);
  const [response] = (await once(request, 'response')) as [IncomingMessage];
  let before = -1;
  // The sockets take some of it, and then no more.
  await expect
    .poll(
      () => {
        const isStill = made > 0 && made === before;
        before = made;
        return isStill;
      },
      { interval: 100 },
    )
    .toBe(true);
  expect(made).toBeLessThan(1_000);
  response.destroy();
  await expect.poll(() => close.mock.calls.length).toBe(1);
  expect([isOver, failures]).toEqual([true, []]);
});

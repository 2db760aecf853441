import { connect, createServer, type Socket } from 'node:net';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';

/** Stands between a host and PostgreSQL: passes on, says nothing any more, or cuts off. */
export interface DatabaseProxy {
  readonly url: string;
  /** From now on nothing gets through, in either direction, and new connections get no answer. */
  hang(): void;
  /** What was held back gets through, and so does everything after it. */
  resume(): void;
  /** Ends every connection, in whatever it is. */
  cut(): void;
  /** The next commit reaches the server; its answer does not come back: the connection ends. */
  cutAtCommit(): void;
}

export async function startProxy(database: string): Promise<DatabaseProxy> {
  const target = new URL(database);
  const socketFile = join(target.searchParams.get('host') ?? '', '.s.PGSQL.5432');
  const pairs = new Set<readonly [Socket, Socket]>();
  let isHanging = false;
  let cutsNext = false;
  const server = createServer((client) => {
    const upstream = connect(socketFile);
    const pair = [client, upstream] as const;
    pairs.add(pair);
    let isCut = false;
    client.on('data', (chunk) => {
      if (cutsNext && chunk.includes('commit')) {
        cutsNext = false;
        isCut = true;
      }
      upstream.write(chunk);
    });
    upstream.on('data', (chunk) => {
      if (isCut) client.destroy();
      else client.write(chunk);
    });
    for (const socket of pair) {
      socket.on('error', () => {});
      socket.on('close', () => {
        for (const end of pair) end.destroy();
        pairs.delete(pair);
      });
      if (isHanging) socket.pause();
    }
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  onTestFinished(() => {
    server.close();
    for (const pair of pairs) for (const socket of pair) socket.destroy();
  });
  const { port } = server.address() as { port: number };
  target.searchParams.delete('host');
  const user = target.searchParams.get('user') ?? '';
  target.searchParams.delete('user');
  return {
    url: `postgres://${user}@127.0.0.1:${port}${target.pathname}${target.search}`,
    hang: () => {
      isHanging = true;
      for (const pair of pairs) for (const socket of pair) socket.pause();
    },
    resume: () => {
      isHanging = false;
      for (const pair of pairs) for (const socket of pair) socket.resume();
    },
    cut: () => {
      for (const pair of pairs) for (const socket of pair) socket.destroy();
    },
    cutAtCommit: () => {
      cutsNext = true;
    },
  };
}

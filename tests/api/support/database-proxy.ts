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

/**
 * What becomes of some bytes: they get through; the connection ends in place of them, or after them; or, from them on,
 * nothing gets through and nobody is told.
 */
export type Fate = 'pass' | 'end' | 'pass-and-end' | 'silence';

/** `decide` is asked for each piece that goes in either direction. */
export async function startProxy(database: string, decide: () => Fate = () => 'pass'): Promise<DatabaseProxy> {
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
    let isSilent = false;
    const pass = (target: Socket, chunk: Buffer) => {
      const fate = isSilent ? 'silence' : decide();
      isSilent = fate === 'silence';
      if (fate === 'pass') target.write(chunk);
      else if (fate === 'pass-and-end') target.write(chunk, () => client.resetAndDestroy());
      else if (fate === 'end') client.resetAndDestroy();
    };
    client.on('data', (chunk) => {
      if (cutsNext && chunk.includes('commit')) {
        cutsNext = false;
        isCut = true;
      }
      pass(upstream, chunk);
    });
    upstream.on('data', (chunk) => {
      if (isCut) client.destroy();
      else pass(client, chunk);
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

import type { Server } from 'node:http';

/** How many further ports are tried when the wanted one is in use. */
const MORE_PORTS = 20;

/** How long a connection may neither send nor take anything, so that clients that never read their answer are closed. */
const SILENT_MS = 60_000;

/**
 * Listens on the first free port from `port` on; 0 takes any free port. With `isExact` no other port is tried. Returns the address of the server.
 * @throws when no port is free
 */
export async function listen(
  server: Server,
  port: number,
  host = process.env['HOST'] || '127.0.0.1',
  isExact = false,
): Promise<string> {
  server.timeout ||= SILENT_MS;
  const last = isExact ? port : port + MORE_PORTS;
  for (let candidate = port; ; candidate++) {
    try {
      await new Promise<void>((resolve, reject) => {
        server.once('error', reject);
        server.listen(candidate, host, () => {
          server.off('error', reject);
          resolve();
        });
      });
      break;
    } catch (error) {
      const isTaken = error instanceof Error && 'code' in error && error.code === 'EADDRINUSE';
      if (!isTaken || port === 0 || candidate >= last) throw error;
    }
  }
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The server has no port.');
  return `http://${host === '127.0.0.1' || host === '0.0.0.0' ? 'localhost' : host}:${address.port}`;
}

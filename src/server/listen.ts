import type { Server } from 'node:http';

/** Ports after the wanted one that are tried where it is taken. */
const MORE_PORTS = 20;

/**
 * Listens on the first free port from `port` on (0 takes any). `host` is 127.0.0.1 unless the environment's HOST says
 * otherwise; with `isExact` no other port will do. Returns the address.
 */
export async function listen(
  server: Server,
  port: number,
  host = process.env['HOST'] || '127.0.0.1',
  isExact = false,
): Promise<string> {
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
      if ((error as NodeJS.ErrnoException).code !== 'EADDRINUSE' || port === 0 || candidate >= last) throw error;
    }
  }
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The server has no port.');
  return `http://${host === '127.0.0.1' || host === '0.0.0.0' ? 'localhost' : host}:${address.port}`;
}

import { listen } from '../../src/cli/serve/listen.ts';
import { createStaticServer } from '../../src/cli/serve/static-server.ts';

/** Serves the built site on a free port of this machine while the journeys run. */
export default async function serveSite(): Promise<() => Promise<void>> {
  const server = createStaticServer('dist');
  process.env['BASE_URL'] = await listen(server, 0, '127.0.0.1');
  return async () => {
    server.closeAllConnections();
    await new Promise((done) => server.close(done));
  };
}

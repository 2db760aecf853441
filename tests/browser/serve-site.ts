import type { Server } from 'node:http';
import { listen } from '../../src/cli/serve/listen.ts';
import { createStaticServer } from '../../src/cli/serve/static-server.ts';
import { STYLEGUIDE_FOLDER } from './styleguide/folder.ts';

/** Serves the built site, and the styleguide's, each on a free port of this machine while the journeys run. */
export default async function serveSite(): Promise<() => Promise<void>> {
  const servers: Server[] = [];
  const serve = async (folder: string): Promise<string> => {
    const server = createStaticServer(folder);
    servers.push(server);
    return listen(server, 0, '127.0.0.1');
  };
  process.env['BASE_URL'] = await serve('dist');
  process.env['STYLEGUIDE_URL'] = await serve(STYLEGUIDE_FOLDER);
  return async () => {
    for (const server of servers) {
      server.closeAllConnections();
      await new Promise((done) => server.close(done));
    }
  };
}

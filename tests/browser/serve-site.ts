import { createServer, type Server } from 'node:http';
import { listen } from '../../src/cli/server/listen.ts';
import { createStaticServer } from '../../src/cli/server/static-server.ts';
import { SITE_FOLDER } from './built-shop.ts';
import { answerContract } from './contract-server.ts';
import { describeBrowsers } from './find-browser.ts';
import { STYLEGUIDE_FOLDER } from './styleguide/folder.ts';

/** As many as the static server accepts, so that it answers addresses that are too long. */
const LONGEST_HEADERS = 65_536;

/** Says which browsers are used; serves the built site with its API host, and the styleguide, each on a free port of this machine while the journeys run. */
export default async function serveSite(): Promise<() => Promise<void>> {
  console.log(await describeBrowsers());
  const servers: Server[] = [];
  const serve = async (server: Server): Promise<string> => {
    servers.push(server);
    return listen(server, 0, '127.0.0.1');
  };
  process.env['BASE_URL'] = await serve(createShopServer());
  process.env['STYLEGUIDE_URL'] = await serve(createStaticServer(STYLEGUIDE_FOLDER));
  return async () => {
    for (const server of servers) {
      server.closeAllConnections();
      await new Promise((done) => server.close(done));
    }
  };
}

function createShopServer(): Server {
  const site = createStaticServer(SITE_FOLDER);
  return createServer({ maxHeaderSize: LONGEST_HEADERS }, (request, response) => {
    if (request.url?.startsWith('/api/')) void answerContract(request, response);
    else site.emit('request', request, response);
  });
}

import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { Server as NetServer, type Socket } from 'node:net';

/** How long a connection that rests has for one more request, before it is closed. */
const REST_MS = 2_000;
const LOOK_MS = 10;

interface Tracked {
  /** Connections, with the moment that each was made at. */
  readonly sockets: Map<Socket, number>;
  /** Answers that are not finished. */
  readonly open: Set<ServerResponse>;
}

const trackedServers = new WeakMap<Server, Tracked>();

/** Notes the connections and open answers of a server from now on, so that `drain` can end it without cutting anybody off. */
export function trackAnswers(server: Server): Server {
  const tracked: Tracked = { sockets: new Map(), open: new Set() };
  trackedServers.set(server, tracked);
  server.on('connection', (socket) => {
    tracked.sockets.set(socket, performance.now());
    socket.once('close', () => tracked.sockets.delete(socket));
  });
  server.prependListener('request', (_request: IncomingMessage, response: ServerResponse) => {
    tracked.open.add(response);
    response.once('close', () => tracked.open.delete(response));
  });
  return server;
}

/**
 * Ends a server without cutting anybody off. It lets nobody in any more, and says with each answer that the connection ends
 * with it. A connection that rests stays for a moment: it would be closed under a request that is on its way. Who still
 * waits after `mostMs` is answered 503.
 */
export async function drain(server: Server, mostMs: number): Promise<void> {
  const { sockets, open } = trackedServers.get(server) ?? { sockets: new Map<Socket, number>(), open: new Set() };
  const start = performance.now();
  const pause = (ms: number) => new Promise((done) => setTimeout(done, ms));
  const bid = (response: ServerResponse) => {
    if (!response.headersSent) response.setHeader('connection', 'close');
  };
  server.prependListener('request', (_request, response) => bid(response));
  let isClosed = false;
  let close = () => {};
  const closed = new Promise<void>((done) => {
    close = () => {
      isClosed = true;
      done();
    };
  });
  await closeDoor(server, close);
  for (const response of open) bid(response);
  while (!isClosed && performance.now() < start + mostMs) {
    if (performance.now() > start + REST_MS) {
      server.closeIdleConnections();
      // Browsers connect in advance, and then may have nothing to ask.
      for (const [socket, since] of sockets)
        if (socket.bytesRead === 0 && performance.now() > since + REST_MS) socket.destroy();
    }
    await pause(LOOK_MS);
  }
  for (const response of open) giveUp(response);
  // What was written a moment ago goes out before the connections end.
  if (!isClosed) await Promise.race([closed, pause(LOOK_MS * 10)]);
  server.closeAllConnections();
  await closed;
}

/** Most time that the last to connect are waited for, and less than which a turn of the event loop takes that does nothing. */
const DOOR_MS = 500;
const EMPTY_TURN_MS = 0.5;

/**
 * Stops listening in a moment in which nobody waits at the door: who has connected and was not let in yet would be cut off.
 * The system hands over one connection in each turn of the event loop, so a short turn without one tells. New requests rest
 * until then, as each answer would bring the next connection.
 */
async function closeDoor(server: Server, done: () => void): Promise<void> {
  const parked: [IncomingMessage, ServerResponse][] = [];
  const listeners = server.listeners('request') as ((request: IncomingMessage, response: ServerResponse) => void)[];
  server.removeAllListeners('request');
  server.on('request', (request, response) => parked.push([request, response]));
  let hasCome = false;
  const note = () => {
    hasCome = true;
  };
  server.on('connection', note);
  const turn = () => new Promise((turned) => setImmediate(turned));
  const end = performance.now() + DOOR_MS;
  await turn();
  for (let isEmpty = false; !isEmpty && performance.now() < end;) {
    hasCome = false;
    const began = performance.now();
    await turn();
    isEmpty = !hasCome && performance.now() - began < EMPTY_TURN_MS;
  }
  // Not the server's own `close`, which would close what rests at once.
  NetServer.prototype.close.call(server, done);
  server.off('connection', note);
  server.removeAllListeners('request');
  for (const listener of listeners) server.on('request', listener);
  for (const [request, response] of parked) server.emit('request', request, response);
}

const SHUTTING_DOWN = JSON.stringify({
  data: null,
  error: { code: 503, message: 'Shutting down. Try again in a moment.' },
});

/** Whether what was asked is done nobody can say here; asking again with the same key tells. */
function giveUp(response: ServerResponse): void {
  if (response.headersSent) return;
  response.writeHead(503, {
    connection: 'close',
    'content-type': 'application/json',
    'content-length': Buffer.byteLength(SHUTTING_DOWN),
    'retry-after': '1',
  });
  response.end(SHUTTING_DOWN);
}

import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { Server as NetServer, type Socket } from 'node:net';

/** How long an idle connection stays open for one more request. */
const REST_MS = 2_000;
const LOOK_MS = 10;

interface Tracked {
  /** Connections with the time that each was opened. */
  readonly sockets: Map<Socket, number>;
  /** Unfinished answers. */
  readonly open: Set<ServerResponse>;
}

const trackedServers = new WeakMap<Server, Tracked>();

/** Tracks the connections and unfinished answers of a server, for `drain`. */
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
 * Stops a server without dropping requests. It accepts no more connections and sends `Connection: close` with each answer. Idle
 * connections stay open for a moment, in case a request is on its way. Requests still waiting after `mostMs` are answered 503.
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
      // Browsers open connections in advance, and may not use them.
      for (const [socket, since] of sockets)
        if (socket.bytesRead === 0 && performance.now() > since + REST_MS) socket.destroy();
    }
    await pause(LOOK_MS);
  }
  for (const response of open) giveUp(response);
  // Lets written data go out before the connections end.
  if (!isClosed) await Promise.race([closed, pause(LOOK_MS * 10)]);
  server.closeAllConnections();
  await closed;
  // It ends the timer that looks for slow requests, which would keep the server and its host in memory.
  server.close();
}

/** Time limit for accepting pending connections, and the longest duration of an idle turn of the event loop. */
const DOOR_MS = 2_000;
const EMPTY_TURN_MS = 0.5;
/** A client that was answered before requests were held may connect again after this time. */
const QUIET_MS = 20;

/**
 * Stops listening when no connection is waiting to be accepted, as those would be reset. One connection is accepted in each turn of the event loop, so
 * a short turn without one shows that none is waiting. New requests are held until then, because each answer could cause another connection. If
 * connections never stop, it waits for a quiet moment for at most half of the time limit.
 */
async function closeDoor(server: Server, done: () => void): Promise<void> {
  const parked: [IncomingMessage, ServerResponse][] = [];
  const listeners = server.listeners('request') as ((request: IncomingMessage, response: ServerResponse) => void)[];
  server.removeAllListeners('request');
  server.on('request', (request, response) => parked.push([request, response]));
  const start = performance.now();
  let last = start;
  const note = () => {
    last = performance.now();
  };
  server.on('connection', note);
  const turn = () => new Promise((turned) => setImmediate(turned));
  await turn();
  for (let isEmpty = false; !isEmpty && performance.now() < start + DOOR_MS; ) {
    const began = performance.now();
    await turn();
    const now = performance.now();
    const isShort = last < began && now < began + EMPTY_TURN_MS;
    isEmpty = isShort && (now > last + QUIET_MS || now > start + DOOR_MS / 2);
  }
  // The server's own `close` would close idle connections at once.
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

/** Whether the work was done is unknown here; the client can repeat the request with the same key. */
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

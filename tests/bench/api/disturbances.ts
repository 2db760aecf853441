import { get, type IncomingMessage } from 'node:http';
import { connect, createServer, type Server, type Socket } from 'node:net';

/** Something that goes on beside requests, until it is ended. */
export interface Disturbance {
  end(): Promise<void>;
}

export interface Disturbed {
  readonly port: number;
  /** A log-in and a complaint with an e-mail address, as they go over the wire. */
  readonly logIn: string;
  readonly complain: () => string;
  /** Path of the file that a seller asks for, and the seller's token. */
  readonly file: string;
  readonly sellerToken: string;
  readonly mailServer: MailServer;
}

/** More than the host has threads for: there is a line all the time, and it is soon empty again. */
const LOGINS_AT_ONCE = 8;
const MAILS = 5;

/** Sends a request and calls back with each answer until the socket is destroyed. */
function send(port: number, request: string, answered: (socket: Socket, answer: string) => void): Socket {
  const socket = connect(port, '127.0.0.1');
  socket.on('connect', () => socket.write(request));
  socket.on('data', (answer) => answered(socket, answer.toString('latin1')));
  socket.on('error', () => {});
  return socket;
}

/**
 * Many clients log in at once, again and again; who is sent away comes back when the host has said. It ends when the last of
 * their passwords has been looked at.
 */
export function stormLogins({ port, logIn }: Disturbed): Disturbance {
  const again = (socket: Socket, answer: string) => {
    const wait = Number(/^retry-after: (\d+)/im.exec(answer)?.[1] ?? 0);
    setTimeout(() => socket.writable && socket.write(logIn), wait * 1000).unref();
  };
  const sockets = Array.from({ length: LOGINS_AT_ONCE }, () => send(port, logIn, again));
  return {
    end: async () => {
      for (const socket of sockets) socket.destroy();
      await new Promise<void>((done) => {
        const last = send(port, logIn, () => {
          last.destroy();
          done();
        });
      });
    },
  };
}

/** A seller takes all orders as a file, again as soon as it is there. */
export function writeFiles({ port, file, sellerToken }: Disturbed): Disturbance {
  let reading: IncomingMessage | undefined;
  let isOver = false;
  let timer: NodeJS.Timeout | undefined;
  const begin = () => {
    if (isOver) return;
    const headers = { authorization: `Bearer ${sellerToken}` };
    get({ port, host: '127.0.0.1', path: file, headers }, (response) => {
      reading = response;
      if (isOver) response.destroy();
      // While the last one is being given up the next is refused.
      response.on('close', () => {
        timer = setTimeout(begin, 20);
      });
      response.on('error', () => {});
      response.resume();
    }).on('error', () => {});
  };
  begin();
  return {
    end: async () => {
      isOver = true;
      clearTimeout(timer);
      reading?.destroy();
    },
  };
}

/** Mails are to be sent while the mail server says nothing. */
export function askForMails({ port, complain, mailServer }: Disturbed): Disturbance {
  mailServer.fallSilent();
  const sockets = Array.from({ length: MAILS }, () => send(port, complain(), (socket) => socket.destroy()));
  return {
    end: async () => {
      for (const socket of sockets) socket.destroy();
      mailServer.hangUp();
    },
  };
}

export interface MailServer {
  readonly url: string;
  /** It takes connections and says nothing from now on. */
  fallSilent(): void;
  /** It ends every connection, now and from now on: no mail is on its way when it is quiet. */
  hangUp(): void;
  close(): void;
}

export async function startMailServer(): Promise<MailServer> {
  const open = new Set<Socket>();
  let isSilent = false;
  const server: Server = createServer((socket) => {
    socket.on('error', () => {});
    if (!isSilent) socket.destroy();
    else open.add(socket.on('close', () => open.delete(socket)));
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const address = server.address();
  const hangUp = () => {
    isSilent = false;
    for (const socket of open) socket.destroy();
  };
  return {
    url: `smtp://127.0.0.1:${typeof address === 'object' ? address?.port : 0}`,
    fallSilent: () => {
      isSilent = true;
    },
    hangUp,
    close: () => {
      hangUp();
      server.close();
    },
  };
}

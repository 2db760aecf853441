import { createServer, type Server, type Socket } from 'node:net';
import { onTestFinished } from 'vitest';

export interface MailServer {
  readonly url: string;
  /** Everything that it has taken, headers and all. */
  readonly letters: string[];
  /** Whether it refuses everything. */
  isFull: boolean;
  /** Whether it never answers what it has taken. */
  isSilent: boolean;
  /** Ends all connections. */
  hangUp(): void;
  /** Called with each letter that it has taken, before it says so; `cut` ends the connection instead. */
  onLetter: ((letter: string) => 'cut' | undefined) | undefined;
}

/** A mail server that keeps what it is given, over a socket. */
export async function startMailServer(): Promise<MailServer> {
  const state: MailServer & { url: string } = {
    url: '',
    letters: [],
    isFull: false,
    isSilent: false,
    hangUp: () => {
      for (const socket of sockets) socket.destroy();
    },
    onLetter: undefined,
  };
  const sockets = new Set<Socket>();
  const server: Server = createServer((socket) => {
    let letter: string | undefined;
    let heard = '';
    sockets.add(socket);
    socket.write('220 post office\r\n');
    socket.on('error', () => {});
    socket.on('data', (chunk) => {
      heard += chunk.toString();
      for (let end = heard.indexOf('\r\n'); end >= 0; end = heard.indexOf('\r\n')) {
        const line = heard.slice(0, end);
        heard = heard.slice(end + 2);
        if (letter !== undefined && line !== '.') letter += `${line}\n`;
        else if (letter !== undefined) {
          state.letters.push(letter);
          if (state.onLetter?.(letter) === 'cut') socket.destroy();
          else if (!state.isSilent) socket.write('250 taken\r\n');
          letter = undefined;
        } else if (/^RCPT/i.test(line) && state.isFull) socket.write('452 full\r\n');
        else if (/^DATA/i.test(line)) {
          letter = '';
          socket.write('354 go on\r\n');
        } else if (/^QUIT/i.test(line)) socket.end('221 bye\r\n');
        else socket.write('250 fine\r\n');
      }
    });
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  onTestFinished(() => void server.close());
  state.url = `smtp://127.0.0.1:${(server.address() as { port: number }).port}`;
  return state;
}

import { type DrivenBrowser, type Engine, expressionOf, findInstalled, type WindowSize } from './engine.ts';
import { runProgram } from './program.ts';

/**
 * Firefox by WebDriver BiDi, which it speaks itself over a WebSocket: no geckodriver is needed.
 * https://www.w3.org/TR/webdriver-bidi/
 */
const program = findInstalled('firefox-esr', 'firefox');

export const FIREFOX: Engine = {
  name: 'Firefox',
  missing: program === undefined ? 'Firefox is not installed: apt-get install firefox-esr' : undefined,
  start: (size) => startFirefox(program ?? '', size),
};

interface Message {
  readonly id?: number;
  readonly type: 'success' | 'error' | 'event';
  readonly method?: string;
  readonly message?: string;
  readonly result?: unknown;
  readonly params?: { readonly level?: string; readonly text?: string };
}

type Send = <Result>(method: string, params?: unknown) => Promise<Result>;

async function startFirefox(file: string, { width, height }: WindowSize): Promise<DrivenBrowser> {
  // A port that is free: Firefox says which. Each run has a home of its own, so the profile that it makes there is new.
  const firefox = await runProgram(file, ['--headless', '--no-remote', '--remote-debugging-port', '0', 'about:blank'], {
    ready: /WebDriver BiDi listening on (ws:\S+)/,
  });
  const complaints: string[] = [];
  try {
    const { send, close } = await connect(`${firefox.said}/session`, complaints);
    const session = await send<{ capabilities: { browserVersion: string } }>('session.new', { capabilities: {} });
    await send('session.subscribe', { events: ['log.entryAdded'] });
    const { contexts } = await send<{ contexts: { context: string }[] }>('browsingContext.getTree');
    const context = contexts[0]?.context;
    await send('browsingContext.setViewport', { context, viewport: { width, height } });
    return {
      version: session.capabilities.browserVersion,
      open: async (url) => {
        await send('browsingContext.navigate', { context, url, wait: 'complete' });
      },
      evaluate: async (run, ...args) => {
        const answer = await send<{ result?: { value: string }; exceptionDetails?: { text: string } }>(
          'script.evaluate',
          { expression: expressionOf(run, args), target: { context }, awaitPromise: false },
        );
        if (!answer.result) throw new Error(answer.exceptionDetails?.text);
        return JSON.parse(answer.result.value);
      },
      perform: async (actions) => {
        await send('input.performActions', { context, actions });
      },
      complaints: async () => complaints,
      close: async () => {
        close();
        await firefox.end();
      },
    };
  } catch (error) {
    await firefox.end();
    throw error;
  }
}

async function connect(address: string, complaints: string[]): Promise<{ send: Send; close: () => void }> {
  const socket = new WebSocket(address);
  await new Promise((resolve, reject) => {
    socket.addEventListener('open', resolve, { once: true });
    socket.addEventListener('error', () => reject(new Error(`${address} can't be reached.`)), { once: true });
  });
  const waiting = new Map<number, (message: Message) => void>();
  socket.addEventListener('message', ({ data }) => {
    const message = JSON.parse(String(data)) as Message;
    if (message.id !== undefined) waiting.get(message.id)?.(message);
    const { level = '', text = '' } = message.params ?? {};
    if (level === 'error' || level === 'warn') complaints.push(`${level}: ${text}`);
  });
  let count = 0;
  const send = <Result>(method: string, params: unknown = {}): Promise<Result> =>
    new Promise((resolve, reject) => {
      const id = ++count;
      waiting.set(id, ({ type, message, result }) => {
        waiting.delete(id);
        if (type === 'error') reject(new Error(`${method}: ${message}`));
        else resolve(result as Result);
      });
      socket.send(JSON.stringify({ id, method, params }));
    });
  return { send, close: () => socket.close() };
}

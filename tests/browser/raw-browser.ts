import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { fastFolder } from '../support/memory-folder.ts';
import { findBrowser } from './find-browser.ts';

interface Message {
  readonly id?: number;
  readonly method?: string;
  readonly params?: {
    readonly sessionId: string;
    readonly targetInfo: { readonly type: string; readonly subtype?: string };
  };
  readonly result?: unknown;
  readonly error?: { readonly message: string };
}

const PRESS_MS = 120;

/**
 * A browser with one tab of 1280 x 800, by its own protocol. Playwright attaches to pages, and Chromium prerenders nothing for a page that
 * something is attached to in that way; a tab's pages may be attached to through the tab.
 */
export class RawBrowser {
  readonly #process: ChildProcess;
  readonly #folder: string;
  readonly #socket: WebSocket;
  readonly #waiting = new Map<number, (message: Message) => void>();
  /** Sessions of the tab's pages: the one that is shown, and those that are prerendered, the newest last. */
  readonly #sessions: { readonly id: string; readonly isPrerendered: boolean }[] = [];
  #sent = 0;

  private constructor(process: ChildProcess, folder: string, socket: WebSocket) {
    this.#process = process;
    this.#folder = folder;
    this.#socket = socket;
    socket.addEventListener('message', ({ data }) => this.#take(JSON.parse(String(data)) as Message));
  }

  static async launch(): Promise<RawBrowser> {
    const { executablePath, args = [], env } = findBrowser().launchOptions;
    const folder = await mkdtemp(join(fastFolder(), 'haat-browser-'));
    const options = ['--headless', '--remote-debugging-port=0', '--window-size=1280,800', `--user-data-dir=${folder}`];
    const browser = spawn(executablePath, [...args, ...options], {
      env: { ...process.env, ...(env as NodeJS.ProcessEnv | undefined) },
      stdio: ['ignore', 'ignore', 'pipe'],
    });
    const socket = new WebSocket(await readAddress(browser));
    await once(socket, 'open');
    const raw = new RawBrowser(browser, folder, socket);
    const { targetId } = await raw.#send<{ targetId: string }>('Target.createTarget', {
      url: 'about:blank',
      forTab: true,
    });
    const tab = await raw.#send<{ sessionId: string }>('Target.attachToTarget', { targetId, flatten: true });
    const attach = { autoAttach: true, waitForDebuggerOnStart: false, flatten: true };
    await raw.#send('Target.setAutoAttach', attach, tab.sessionId);
    return raw;
  }

  async close(): Promise<void> {
    const ended = once(this.#process, 'exit');
    this.#socket.close();
    this.#process.kill();
    await ended;
    await rm(this.#folder, { recursive: true, force: true });
  }

  /** The value of an expression, in the page that is shown, or in the newest one that was prerendered, also once it is shown. */
  async evaluate<T>(expression: string, where: 'shown' | 'prerendered' = 'shown'): Promise<T> {
    const { result } = await this.#send<{ result: { value: T } }>(
      'Runtime.evaluate',
      { expression, returnByValue: true, awaitPromise: true },
      this.#session(where),
    );
    return result.value;
  }

  /** Opens an address, and waits until it is loaded. */
  async open(url: string): Promise<void> {
    await this.#send('Page.navigate', { url }, this.#session('shown'));
    await this.#untilLoaded(url);
  }

  /** Goes to an address as a link of the page that is shown does. */
  async follow(url: string): Promise<void> {
    await this.evaluate(`setTimeout(() => location.assign(${JSON.stringify(url)}))`);
    await this.#untilLoaded(url);
  }

  async #untilLoaded(url: string): Promise<void> {
    const isLoaded = `location.href === ${JSON.stringify(url)} && document.readyState === 'complete'`;
    // While one page takes the place of another there is none to ask.
    while (!(await this.evaluate<boolean>(isLoaded).catch(() => false)))
      await new Promise((done) => setTimeout(done, 50));
  }

  async moveMouse(x: number, y: number): Promise<void> {
    await this.#send('Input.dispatchMouseEvent', { type: 'mouseMoved', x, y }, this.#session('shown'));
  }

  /** Presses as long as a hand does: what is pressed gets the focus before it is released. */
  async click(x: number, y: number): Promise<void> {
    const send = (type: string) =>
      this.#send('Input.dispatchMouseEvent', { type, x, y, button: 'left', clickCount: 1 }, this.#session('shown'));
    await send('mousePressed');
    await new Promise((done) => setTimeout(done, PRESS_MS));
    await send('mouseReleased');
  }

  async press(key: string, where: 'shown' | 'prerendered'): Promise<void> {
    for (const type of ['keyDown', 'keyUp'])
      await this.#send('Input.dispatchKeyEvent', { type, key }, this.#session(where));
  }

  #session(where: 'shown' | 'prerendered'): string {
    const found = this.#sessions.findLast(({ isPrerendered }) => isPrerendered === (where === 'prerendered'));
    if (!found) throw new Error(`There is no page that is ${where}.`);
    return found.id;
  }

  #take({ id, method, params, ...message }: Message): void {
    if (id !== undefined) this.#waiting.get(id)?.(message);
    else if (method === 'Target.attachedToTarget' && params?.targetInfo.type === 'page')
      this.#sessions.push({ id: params.sessionId, isPrerendered: params.targetInfo.subtype === 'prerender' });
  }

  async #send<T>(method: string, params: object, sessionId?: string): Promise<T> {
    const id = ++this.#sent;
    const { result, error } = await new Promise<Message>((done) => {
      this.#waiting.set(id, done);
      this.#socket.send(JSON.stringify({ id, method, params, sessionId }));
    });
    this.#waiting.delete(id);
    if (error) throw new Error(`${method}: ${error.message}`);
    return result as T;
  }
}

/** The address of the protocol, which the browser writes when it has begun. */
function readAddress({ stderr }: ChildProcess): Promise<string> {
  return new Promise((done, fail) => {
    let text = '';
    stderr?.on('data', (part: Buffer) => {
      text += part;
      const [address] = /ws:\/\/\S+/.exec(text) ?? [];
      if (address) done(address);
    });
    stderr?.on('end', () => fail(new Error(`The browser has ended: ${text}`)));
  });
}

import { globSync } from 'node:fs';
import { type DrivenBrowser, type Engine, expressionOf, findInstalled, type WindowSize } from './engine.ts';
import { type Program, runProgram } from './program.ts';
import { findFreePort } from '../../support/web-servers.ts';

/**
 * WebKitGTK by WebDriver over HTTP, with the small browser that comes with it.
 * https://www.w3.org/TR/webdriver2/
 */
const driver = findInstalled('WebKitWebDriver');
const browser = findInstalled(
  ...globSync('/usr/lib/*/webkit2gtk-4.*/MiniBrowser'),
  ...globSync('/usr/{lib,libexec}/webkit2gtk-4.*/MiniBrowser'),
);
const xvfb = findInstalled('Xvfb');

export const WEBKIT: Engine = {
  name: 'WebKitGTK',
  missing:
    driver === undefined || browser === undefined
      ? 'WebKitGTK is not installed: apt-get install webkit2gtk-driver'
      : xvfb === undefined
        ? 'WebKitGTK has no screen here: apt-get install xvfb'
        : undefined,
  start: (size) => startWebKit(size),
};

async function startWebKit(size: WindowSize): Promise<DrivenBrowser> {
  const running: Program[] = [];
  const end = async () => {
    for (const program of running.toReversed()) await program.end();
  };
  try {
    const screen = await runProgram(
      xvfb ?? '',
      ['-displayfd', '1', '-screen', '0', '1400x1000x24', '-nolisten', 'tcp'],
      {
        ready: /^(\d+)$/m,
      },
    );
    running.push(screen);
    const port = await findFreePort();
    const webDriver = await runProgram(driver ?? '', [`--port=${port}`, '--host=127.0.0.1'], {
      environment: { DISPLAY: `:${screen.said}`, GDK_BACKEND: 'x11', WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1' },
    });
    running.push(webDriver);
    return await openSession(`http://127.0.0.1:${port}`, size, webDriver, end);
  } catch (error) {
    await end();
    throw error;
  }
}

async function openSession(
  address: string,
  { width, height }: WindowSize,
  webDriver: Program,
  end: () => Promise<void>,
): Promise<DrivenBrowser> {
  await waitUntilReady(address);
  const options = { binary: browser, args: ['--automation', '--enable-write-console-messages-to-stdout=true'] };
  const { sessionId, capabilities } = await send<{ sessionId: string; capabilities: { browserVersion: string } }>(
    `${address}/session`,
    { capabilities: { alwaysMatch: { 'webkitgtk:browserOptions': options } } },
  );
  const session = `${address}/session/${sessionId}`;
  const evaluate: DrivenBrowser['evaluate'] = async (run, ...args) =>
    JSON.parse(
      await send<string>(`${session}/execute/sync`, { script: `return ${expressionOf(run, args)}`, args: [] }),
    );
  // The size of a window counts its frame, too.
  await send(`${session}/window/rect`, { width, height });
  const inner = await evaluate(() => ({ width: innerWidth, height: innerHeight }));
  await send(`${session}/window/rect`, { width: 2 * width - inner.width, height: 2 * height - inner.height });
  return {
    version: capabilities.browserVersion,
    open: (url) => send(`${session}/url`, { url }),
    evaluate,
    perform: (actions) => send(`${session}/actions`, { actions }),
    complaints: async () => webDriver.written().match(/^CONSOLE .*(?:ERROR|WARN).*$/gm) ?? [],
    close: async () => {
      await send(session, undefined, 'DELETE').catch(() => {});
      await end();
    },
  };
}

async function waitUntilReady(address: string): Promise<void> {
  for (let tries = 0; ; tries++) {
    try {
      await send(`${address}/status`, undefined, 'GET');
      return;
    } catch (error) {
      if (tries === 100) throw error;
      await new Promise((done) => setTimeout(done, 100));
    }
  }
}

/** Sends a command and returns its value. @throws Error with the message of the driver */
async function send<Value>(address: string, body: unknown, method = 'POST'): Promise<Value> {
  const response = await fetch(address, { method, ...(body !== undefined && { body: JSON.stringify(body) }) });
  const { value } = (await response.json()) as { value: Value & { error?: string; message?: string } };
  if (!response.ok) throw new Error(`${address}: ${value.error} ${value.message}`);
  return value;
}

import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { type Browser, chromium, type Page } from '@playwright/test';
import { fastFolder } from '../support/memory-folder.ts';
import { findBrowser } from './find-browser.ts';
import { countOrders, fillAddress, nameField, placeOrderButton, someName, something } from './order-steps.ts';
import { test } from './real-host.ts';
import { expect } from './shop.ts';
import { lineFor } from './steps.ts';

/** A browser with a profile of its own, whose process can be killed. */
class KillableBrowser {
  readonly #profile = mkdtempSync(join(fastFolder(), 'haat-profile-'));
  #process: ChildProcess | undefined;
  #browser: Browser | undefined;

  /** Starts it, and returns a tab. */
  async start(): Promise<Page> {
    const { executablePath = '', args = [], env } = findBrowser().launchOptions;
    const own = ['--headless', '--no-sandbox', '--remote-debugging-port=0', `--user-data-dir=${this.#profile}`];
    const child = spawn(executablePath, [...args, ...own, 'about:blank'], {
      env: (env ?? process.env) as NodeJS.ProcessEnv,
      stdio: ['ignore', 'ignore', 'pipe'],
    });
    this.#process = child;
    const address = await new Promise<string>((done) => {
      let text = '';
      child.stderr.on('data', (piece) => {
        text += String(piece);
        const found = /DevTools listening on (ws:\S+)/.exec(text)?.[1];
        if (found) done(found);
      });
    });
    this.#browser = await chromium.connectOverCDP(address);
    const [context = await this.#browser.newContext()] = this.#browser.contexts();
    return context.newPage();
  }

  /** Ends its process without a chance to write anything more. */
  async kill(): Promise<void> {
    const ended = new Promise((done) => this.#process?.once('exit', done));
    this.#process?.kill('SIGKILL');
    await ended;
    await this.#browser?.close().catch(() => {});
  }

  async remove(): Promise<void> {
    await this.kill();
    rmSync(this.#profile, { recursive: true, force: true });
  }
}

/** Chromium writes local storage to the disk some seconds after a change. */
const WRITTEN_MS = 8_000;

test('an order that waits is sent once after the process of the browser was killed', async ({ shop }) => {
  const browser = new KillableBrowser();
  try {
    const page = await browser.start();
    await page.goto(`${shop.address}/return-refund`);
    await page.evaluate(
      (cart) => {
        localStorage.setItem('consent', 'no');
        localStorage.setItem('cart', cart);
      },
      JSON.stringify({ version: 1, lines: [lineFor(something())] }),
    );
    await page.goto(`${shop.address}/checkOut`);
    const name = someName();
    await fillAddress(page);
    await nameField(page).fill(name);
    await page.context().setOffline(true);
    await placeOrderButton(page).click();
    await expect(page.getByRole('heading', { name: 'Your order is waiting for a connection' })).toBeVisible();
    await new Promise((done) => setTimeout(done, WRITTEN_MS));
    await browser.kill();
    expect(await countOrders(shop, name)).toBe(0);

    const again = await browser.start();
    await again.goto(`${shop.address}/checkOut`);
    await expect(again.getByRole('heading', { name: 'Your order is placed' })).toBeVisible();
    expect(await countOrders(shop, name)).toBe(1);
    await again.goto(`${shop.address}/cart`);
    await expect(again.getByText('Your cart is empty')).toBeVisible();
  } finally {
    await browser.remove();
  }
});

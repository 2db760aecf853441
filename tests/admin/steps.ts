import { expect, type Page } from '@playwright/test';
import { expectNoFindings } from '../browser/axe.ts';
import type { DevShop } from './dev-shop.ts';

/** Opens a page of the editor with its key, by default the first one. */
export async function openEditor(page: Page, shop: DevShop, path?: string): Promise<void> {
  if (path === undefined) {
    await page.goto(shop.editor);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('The catalogue');
  } else {
    // The key gives a cookie, which is all that the first page would be opened for.
    await page.context().request.get(shop.editor);
    await page.goto(`${shop.site}/admin/${path}`);
  }
  await expect(page.getByRole('navigation', { name: 'Editor' })).toBeVisible();
}

/** Fails on whatever a page's console has to say but for notes of the server's own client. */
export function watchConsole(page: Page): void {
  page.on('pageerror', (error) => expect(error.message).toBe(''));
  page.on('console', (message) => {
    if (message.type() === 'error') expect(`${message.text()} ${message.location().url}`).toBe('');
  });
}

/** Pastes a column of cells as spreadsheets write it: as text, and as a table in HTML. */
export async function paste(page: Page, cells: readonly string[]): Promise<void> {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.evaluate(async (texts) => {
    const rows = texts.map((text) => `<tr><td>${text}</td></tr>`).join('');
    const item = new ClipboardItem({
      'text/plain': new Blob([`${texts.join('\r\n')}\r\n`], { type: 'text/plain' }),
      'text/html': new Blob([`<table>${rows}</table>`], { type: 'text/html' }),
    });
    await navigator.clipboard.write([item]);
  }, cells);
  await page.keyboard.press('Control+v');
}

const SCREENS = [
  { width: 360, height: 740, colorScheme: 'dark' },
  { width: 1280, height: 800, colorScheme: 'light' },
] as const;

/** Expects that axe finds nothing on a page of the editor on a narrow screen and a wide one, one dark, one light, and that it fits. */
export async function expectNoFindingsOnScreens(page: Page, path: string): Promise<void> {
  for (const { colorScheme, ...viewport } of SCREENS) {
    await page.setViewportSize(viewport);
    await expectNoFindings(page, [colorScheme]);
    expect(
      await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth),
      `${path} at ${viewport.width}`,
    ).toBe(0);
  }
}

import { expect, type Page } from '@playwright/test';
import type { DevShop } from './dev-shop.ts';

/** Opens a page of the editor, by the address with the key. */
export async function openEditor(page: Page, shop: DevShop, path = ''): Promise<void> {
  await page.goto(shop.editor);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('The catalogue');
  if (path !== '') await page.goto(`${shop.site}/admin/${path}`);
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

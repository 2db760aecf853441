import { expect, type Page } from '@playwright/test';

/** Touches a page that has a fake clock, and waits for what the page loads by itself, some seconds after the first touch. */
export async function touchPage(page: Page): Promise<void> {
  let isLoaded = false;
  // What is loaded last.
  const last = page.waitForResponse(/\/later\.[^/]*\.js$/).then(async (response) => {
    await response.finished();
    isLoaded = true;
  });
  await page.keyboard.press('Shift');
  // In small steps, as the timer for most of it starts once a script has arrived, and other timers start with it.
  await expect(async () => {
    await page.clock.runFor(300);
    expect(isLoaded).toBe(true);
  }).toPass({ intervals: [50] });
  await last;
}

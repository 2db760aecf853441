import { defineConfig } from '@playwright/test';
import { findBrowser } from '../find-browser.ts';
import { LIMITS } from '../../limits.ts';
import { chosenPlates, endingOf } from './choice.ts';

/** `npm run photos`: photographs of every kind of page in every state, on the built site (`choice.ts` has what can be asked for). */
export default defineConfig({
  testDir: '.',
  testMatch: '*.photos.ts',
  outputDir: '../../../node_modules/.cache/haat/photo-results',
  globalSetup: './sheets.ts',
  // The photographs of a file share hosts, which take a while to fill.
  fullyParallel: false,
  workers: 3,
  timeout: LIMITS.test,
  expect: { timeout: LIMITS.expect },
  reporter: 'list',
  use: {
    launchOptions: findBrowser().launchOptions,
    actionTimeout: 10_000,
    serviceWorkers: 'block',
    bypassCSP: true,
    locale: 'en-IN',
    timezoneId: 'Asia/Kolkata',
    contextOptions: { reducedMotion: 'reduce' },
  },
  projects: chosenPlates().map((plate) => ({
    name: endingOf(plate).slice(1),
    metadata: plate,
    use: {
      viewport: { width: plate.screen.width, height: plate.screen.height },
      deviceScaleFactor: plate.screen.scale,
      hasTouch: plate.screen.isTouched,
      isMobile: plate.screen.isTouched,
      colorScheme: plate.scheme,
    },
  })),
});

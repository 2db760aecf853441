import { defineConfig } from '@playwright/test';
import { findBrowser } from '../find-browser.ts';
import { LIMITS } from '../../limits.ts';
import { chosenSchemes, chosenScreens, endingOf } from './choice.ts';

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
  projects: chosenSchemes().flatMap((scheme) =>
    chosenScreens().map((screen) => ({
      name: endingOf(screen, scheme).slice(1),
      metadata: { screen, scheme },
      use: {
        viewport: { width: screen.width, height: screen.height },
        deviceScaleFactor: screen.scale,
        hasTouch: screen.isTouched,
        isMobile: screen.isTouched,
        colorScheme: scheme,
      },
    })),
  ),
});

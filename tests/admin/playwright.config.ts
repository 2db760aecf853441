import { join } from 'node:path';
import { defineConfig } from '@playwright/test';
import { findBrowser } from '../browser/find-browser.ts';
import { LIMITS } from '../limits.ts';

/** Journeys in the editor of `haat dev`. Each file starts the command on a small catalogue of its own. */
export default defineConfig({
  testDir: '.',
  testMatch: '*.spec.ts',
  outputDir: '../../node_modules/.cache/haat/admin-results',
  forbidOnly: true,
  workers: 1,
  retries: 0,
  timeout: LIMITS.test,
  expect: { timeout: LIMITS.expect },
  reporter: [
    ['list'],
    ['json', { outputFile: join(process.env['HAAT_REPORTS'] ?? 'node_modules/.cache/haat/reports', 'admin.json') }],
  ],
  use: {
    launchOptions: findBrowser().launchOptions,
    actionTimeout: LIMITS.action,
    viewport: { width: 1280, height: 800 },
    locale: 'en-IN',
    timezoneId: 'Asia/Kolkata',
  },
  projects: [{ name: 'editor' }],
});

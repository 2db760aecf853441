import { join } from 'node:path';
import { defineConfig } from '@playwright/test';
import { findBrowser } from '../browser/find-browser.ts';

/** Journeys in the editor of `haat dev`. Each file starts the command on a small catalogue of its own. */
export default defineConfig({
  testDir: '.',
  testMatch: '*.spec.ts',
  outputDir: '../../node_modules/.cache/haat/admin-results',
  forbidOnly: true,
  workers: 1,
  retries: 0,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: [
    ['list'],
    ['json', { outputFile: join(process.env['HAAT_REPORTS'] ?? 'node_modules/.cache/haat/reports', 'admin.json') }],
  ],
  use: {
    launchOptions: findBrowser().launchOptions,
    actionTimeout: 15_000,
    viewport: { width: 1280, height: 800 },
    locale: 'en-IN',
    timezoneId: 'Asia/Kolkata',
  },
  projects: [{ name: 'editor' }],
});

import { expect } from '@playwright/test';
import { plain, type SitePhoto } from './photo.ts';

/** Texts, help and complaints, and pages for what went wrong. */

export const PAGES: readonly SitePhoto[] = [
  plain('policy', 'content', '/return-refund'),
  plain('help', 'content', '/help'),
  plain('contact', 'content', '/contact'),
  plain('delivery', 'content', '/shipping-delivery'),
  plain('for-sellers', 'content', '/howItWorks'),
  plain('what-sellers-pay', 'content', '/pricing-commission'),
  plain('complaint', 'complaint', '/complaint'),
  {
    name: 'complaint-errors',
    of: 'complaint',
    passes: true,
    reach: async ({ page, activate }) => {
      await page.goto('/complaint');
      await activate(page.getByRole('button', { name: 'Send complaint' }));
      await expect(page.getByRole('alert').filter({ hasText: /\S/ }).first()).toBeVisible();
    },
  },
  {
    name: 'complaint-sent',
    of: 'complaint',
    passes: true,
    reach: async ({ page, activate }) => {
      await page.goto('/complaint');
      await page.getByLabel('Name').fill('Asha Devi');
      await page.getByRole('textbox', { name: 'Email' }).fill('asha@mail.example');
      await page.getByLabel('What happened').fill('The kurta came torn, please send another one.');
      await activate(page.getByRole('button', { name: 'Send complaint' }));
      await expect(page.getByRole('heading', { name: 'Complaint received' })).toBeVisible();
    },
  },
  plain('newsletter', 'newsletter', '/newsletter'),
  {
    name: 'privacy-question',
    of: 'home',
    view: 'screen',
    reach: async ({ page }) => {
      await page.addInitScript(() => localStorage.removeItem('consent'));
      await page.goto('/');
      await page.mouse.wheel(0, 10);
      await page.keyboard.press('Shift');
      await expect(page.getByRole('region', { name: 'Your privacy' })).toBeVisible();
    },
  },
  plain('not-found', 'notFound', '/no-such-page'),
  plain('offline', 'offline', '/offline'),
];

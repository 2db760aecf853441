import type { Page } from '@playwright/test';
import { findCommand } from '../../src/api/entry/operator/commands.ts';
import { codeAt, readBase32, stepAt } from '../../src/api/records/staff/totp.ts';
import type { RealHost } from './real-host.ts';
import { expect } from './shop.ts';

const PASSWORD = 'four unrelated words here';

let people = 0;

/** Opens an invitation to the operator's dashboard, and signs in with what it gave. Journeys share a host: each invites its own person. */
export async function signInToDashboard(
  page: Page,
  { host, address }: Pick<RealHost, 'host' | 'address'>,
  firstName: string,
): Promise<void> {
  const name = `${firstName}-${++people}`;
  const command = findCommand(['staff', 'add'])?.command;
  const context = { services: host.services, actor: 'operator:journey' } as const;
  const invitation = await command?.run(context, { words: [name], options: { role: 'all' } });
  await page.goto(`${address}${/\/api\/operator\/join\?token=[\w-]+/.exec(invitation ?? '')?.[0]}`);
  const secret = (await page.locator('code').textContent())?.replaceAll(' ', '') ?? '';
  // Each code is good once, and already a step before its own.
  const code = (steps: number) => codeAt(readBase32(secret), stepAt(Date.now()) + steps);
  await page.getByLabel('New password').fill(PASSWORD);
  await page.getByLabel('Code that the app shows now').fill(code(0));
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('heading', { name: 'Log in' })).toBeVisible();
  await page.getByLabel('Name').fill(name.toUpperCase());
  await page.getByLabel('Password').fill(PASSWORD);
  await page.getByLabel('Code from your authenticator app').fill(code(1));
  await page.getByRole('button', { name: 'Log in', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Today' })).toBeVisible();
}

/** Opens the links of the account, which the name in the header holds. */
export const openAccount = (page: Page): Promise<void> => page.getByRole('banner').locator('summary').click();

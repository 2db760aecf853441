import type { Page } from '@playwright/test';
import { findCommand } from '../../src/api/entry/operator/commands.ts';
import { findByName } from '../../src/api/records/staff/people.ts';
import { openStaffSession } from '../../src/api/records/staff/sessions.ts';
import { codeAt, readBase32, stepAt } from '../../src/api/records/staff/totp.ts';
import type { RealHost } from './real-host.ts';
import { expect } from './shop.ts';

const PASSWORD = 'four unrelated words here';

let people = 0;

type Shop = Pick<RealHost, 'host' | 'address'>;

/** Invites a person. Journeys share a host: each invites its own. Returns the name and what the command says. */
async function invite({ host }: Shop, firstName: string): Promise<readonly [name: string, said: string]> {
  const name = `${firstName}-${++people}`;
  const command = findCommand(['staff', 'add'])?.command;
  const context = { services: host.services, actor: 'operator:journey' } as const;
  return [name, (await command?.run(context, { words: [name], options: { role: 'all' } })) ?? ''];
}

/** Opens the dashboard with a session that the host was told to open: for journeys that begin after the sign-in. */
export async function enterDashboard(page: Page, shop: Shop, firstName: string): Promise<void> {
  const { database, now } = shop.host.services;
  const [name] = await invite(shop, firstName);
  const person = await findByName(database.read, name);
  if (!person) throw new Error(`Nobody is called ${name}.`);
  const value = await database.write((db) => openStaffSession(db, person.id, now()));
  await page.context().addCookies([{ name: 'haat-operator', value, url: `${shop.address}/api/operator` }]);
  await page.goto(`${shop.address}/api/operator`);
  await expect(page.getByRole('heading', { name: 'Today' })).toBeVisible();
}

/** Opens an invitation to the operator's dashboard, and signs in with what it gave. */
export async function signInToDashboard(page: Page, shop: Shop, firstName: string): Promise<void> {
  const [name, invitation] = await invite(shop, firstName);
  await page.goto(`${shop.address}${/\/api\/operator\/join\?token=[\w-]+/.exec(invitation)?.[0]}`);
  const secret = (await page.locator('code').textContent())?.replaceAll(' ', '') ?? '';
  // Each code is good once, and already a step before its own.
  const code = (steps: number) => codeAt(readBase32(secret), stepAt(Date.now()) + steps);
  await page.getByLabel('New password').fill(PASSWORD);
  await page.getByLabel('Code that the app shows now').fill(code(0));
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('heading', { name: 'Log in' })).toBeVisible();
  await page.getByLabel('Name').fill(name.toUpperCase());
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByLabel('Code from your authenticator app').fill(code(1));
  await page.getByRole('button', { name: 'Log in', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Today' })).toBeVisible();
}

/** Opens the links of the account, which the name in the header holds. */
export const openAccount = (page: Page): Promise<void> => page.getByRole('banner').locator('summary').click();

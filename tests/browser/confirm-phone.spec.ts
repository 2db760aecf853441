import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expectNoFindings } from './axe.ts';
import { openRealHost } from './real-host.ts';
import { expect, test as shopTest } from './shop.ts';

/** A shopper confirms the phone number of the account, with a host that sends WhatsApp messages to a gateway. */

const PASSWORD = 'monsoon-2025';

interface Gateway {
  readonly server: Server;
  readonly url: string;
  /** The codes that were sent, with their numbers. */
  readonly codes: { readonly to: string; readonly code: string }[];
}

/** Answers as Meta's Cloud API does. */
async function openGateway(): Promise<Gateway> {
  const codes: Gateway['codes'] = [];
  const server = createServer(async (request, response) => {
    let body = '';
    for await (const chunk of request) body += chunk;
    const { to, template } = JSON.parse(body);
    if (template.name === 'haat_code') codes.push({ to, code: template.components[0].parameters[0].text });
    response.writeHead(200, { 'content-type': 'application/json' });
    response.end(JSON.stringify({ messaging_product: 'whatsapp', messages: [{ id: 'wamid.1' }] }));
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  return { server, codes, url: `http://127.0.0.1:${(server.address() as AddressInfo).port}` };
}

const test = shopTest.extend<object, { gateway: Gateway; address: string }>({
  gateway: [
    // biome-ignore lint/correctness/noEmptyPattern: the first argument names the fixtures that are used
    async ({}, use) => {
      const gateway = await openGateway();
      await use(gateway);
      gateway.server.closeAllConnections();
      gateway.server.close();
    },
    { scope: 'worker' },
  ],
  address: [
    async ({ gateway }, use) => {
      const shop = await openRealHost({
        WHATSAPP_TOKEN: 'token',
        WHATSAPP_PHONE_NUMBER_ID: '106540352242922',
        WHATSAPP_TEMPLATES: 'login-code=haat_code',
        WHATSAPP_URL: gateway.url,
      });
      await use(shop.address);
      await shop.close();
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ address }, use) => use(address),
});

test('the number of an account is confirmed with the code that comes to it, and another number is not', async ({
  page,
  address,
  gateway,
  activate,
}) => {
  const phone = '98765 43210';
  const name = `leela${process.pid}`;
  const answer = await fetch(`${address}/api/register`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username: name, email: `${name}@mail.example`, password: PASSWORD, phone }),
  });
  const { data } = (await answer.json()) as { data: { token: string } };
  await page.goto('/complaint');
  await page.evaluate((token) => localStorage.setItem('accessToken', token), data.token);
  await page.goto('/account');

  await expect(page.getByText('+91 98765 43210', { exact: true })).toBeVisible();
  await expect(page.getByText('Not confirmed', { exact: true }).last()).toBeVisible();
  await expect(
    page.getByText('Confirm this number to log in with a one-time code. We’ll send you a code by WhatsApp.'),
  ).toBeVisible();
  await activate(page.getByRole('button', { name: 'Send code' }));
  const code = page.getByRole('textbox', { name: 'Code', exact: true });
  await expect(code).toBeFocused();
  await expect(page.getByText('We’ve sent a code to +91 98765 43210.')).toBeVisible();
  await expect.poll(() => gateway.codes.length).toBe(1);
  expect(gateway.codes[0]?.to).toBe('919876543210');
  await expectNoFindings(page);

  const right = gateway.codes[0]?.code ?? '';
  await code.fill(right === '000000' ? '000001' : '000000');
  await code.press('Enter');
  await expect(page.getByText(/This is not the code/)).toBeVisible();
  await activate(page.getByRole('button', { name: 'Send a new code' }));
  await expect.poll(() => gateway.codes.length).toBe(2);
  await expect(code).toHaveValue('');
  await code.fill(gateway.codes[1]?.code ?? '');
  await activate(page.getByRole('button', { name: 'Confirm number' }));
  await expect(page.getByText('+91 98765 43210 Confirmed')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Send code' })).toBeHidden();

  await page.getByText('Change mobile number', { exact: true }).click();
  const form = page.getByRole('group').filter({ hasText: 'Change mobile number' });
  await form.getByLabel('Mobile number').fill('98765 00000');
  await form.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await activate(form.getByRole('button', { name: 'Save number' }));
  await expect(page.getByText('+91 98765 00000', { exact: true })).toBeVisible();
  await expect(page.getByText('Not confirmed', { exact: true }).last()).toBeVisible();
  await expect(page.getByRole('button', { name: 'Send code' })).toBeVisible();
  await expect(code).toBeHidden();
});

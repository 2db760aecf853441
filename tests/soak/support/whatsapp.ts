import { createHmac } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** WhatsApp on this machine: it takes every message, and signs its reports. */

const APP_SECRET = 'the secret of the app';
const VERIFY_TOKEN = 'the token of the app';

export interface Whatsapp {
  /** What a host needs to use it. */
  readonly environment: Readonly<Record<string, string>>;
  close(): void;
}

export async function startWhatsapp(): Promise<Whatsapp> {
  const server = createServer((request, response) => {
    request.resume().on('end', () => {
      response.writeHead(200, { 'content-type': 'application/json' });
      response.end(JSON.stringify({ messages: [{ id: 'wamid.1' }] }));
    });
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  return {
    environment: {
      WHATSAPP_TOKEN: 'a token',
      WHATSAPP_PHONE_NUMBER_ID: '100200300',
      WHATSAPP_URL: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
      WHATSAPP_APP_SECRET: APP_SECRET,
      WHATSAPP_VERIFY_TOKEN: VERIFY_TOKEN,
    },
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

/** What Meta asks with before it sends reports. */
export const makeSubscription = (challenge: string): URLSearchParams =>
  new URLSearchParams({ 'hub.mode': 'subscribe', 'hub.verify_token': VERIFY_TOKEN, 'hub.challenge': challenge });

/** A report of a phone that wants no more messages, by a number that makes the phone its own. */
export function makeReport(number: number): string {
  const from = `9197${String(number).padStart(8, '0')}`;
  const message = { from, timestamp: String(Math.floor(Date.now() / 1000)), text: { body: 'STOP' } };
  return JSON.stringify({ entry: [{ changes: [{ value: { messages: [message] } }] }] });
}

export const signReport = (raw: string): Record<string, string> => ({
  'content-type': 'application/json',
  'x-hub-signature-256': `sha256=${createHmac('sha256', APP_SECRET).update(raw).digest('hex')}`,
});

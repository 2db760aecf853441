import { createHmac } from 'node:crypto';
import { isSameSecret } from '../../../../compare-secrets.ts';
import type { IncomingMessage } from 'node:http';
import { z } from 'zod';
import { ok, ProtocolError } from '../../../ground/http/answer.ts';
import { nothing } from '../../../../contract/fields.ts';
import { readBody } from '../../../ground/http/read-body.ts';
import { defineRoute, type Route } from '../../../ground/http/route.ts';
import { allow, stop } from '../../../ground/outbox/opt-outs.ts';
import { noteArrival } from '../../../ground/outbox/outbox.ts';
import type { HostServices } from '../../services.ts';
import { readReport } from './whatsapp-report.ts';

/** The address to which Meta sends its reports about WhatsApp. */

const STOP = /^\W*(?:stop|unsubscribe|रोको|बंद करो)\W*$/iu;
const START = /^\W*start\W*$/i;

const common = { path: '/messages/whatsapp', tag: 'Messages' } as const;

/** Meta's check of the address, and its reports. */
export const whatsappRoutes = (services: HostServices): Route[] => [
  defineRoute({
    ...common,
    method: 'get',
    summary: 'Meta checks that this address is ours',
    isSigned: true,
    query: z.object({
      'hub.mode': z.string().max(100).default(''),
      'hub.verify_token': z.string().max(200).default(''),
      'hub.challenge': z.string().max(200).default(''),
    }),
    mediaType: 'text/plain',
    data: z.string(),
    handle: async ({ query }) => {
      const { verifyToken } = settingsOf(services);
      const isRight = verifyToken !== undefined && isSameSecret(query['hub.verify_token'], verifyToken);
      if (!isRight || query['hub.mode'] !== 'subscribe') throw new ProtocolError(401, 'The token is wrong.');
      return new Response(query['hub.challenge'], {
        headers: { 'content-type': 'text/plain; charset=utf-8', 'x-content-type-options': 'nosniff' },
      });
    },
  }),
  defineRoute({
    ...common,
    method: 'post',
    summary: 'A signed report: STOP ends messages to a phone, START allows them again; others say what has arrived',
    isSigned: true,
    data: nothing,
    handle: async ({ request }) => {
      const { answers, arrived } = readReport(await readSigned(services, request));
      const { database, now } = services;
      for (const id of arrived) await database.write((db) => noteArrival(db, id, now()));
      for (const { from, text, at } of answers) {
        const phone = `+${from}`;
        if (STOP.test(text)) await database.write((db) => stop(db, { phone }, at));
        else if (START.test(text)) await database.write((db) => allow(db, { phone }, at));
      }
      return ok({});
    },
  }),
];

const settingsOf = ({
  config: { whatsapp },
}: HostServices): { readonly appSecret?: string | undefined; readonly verifyToken?: string | undefined } =>
  whatsapp === undefined || whatsapp === 'folder' ? {} : whatsapp;

/** The body of a request that has the app's signature. @throws ProtocolError 401 */
async function readSigned(services: HostServices, request: IncomingMessage): Promise<Buffer> {
  const body = await readBody(request);
  const { appSecret } = settingsOf(services);
  const given = Buffer.from(String(request.headers['x-hub-signature-256'] ?? '').replace(/^sha256=/, ''), 'hex');
  const expected = createHmac('sha256', appSecret ?? '')
    .update(body)
    .digest();
  if (appSecret === undefined || !isSameSecret(given, expected))
    throw new ProtocolError(401, 'The signature is wrong.');
  return body;
}

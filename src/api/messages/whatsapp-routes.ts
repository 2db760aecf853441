import { createHmac, timingSafeEqual } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { z } from 'zod';
import { digest } from '../database/ids.ts';
import { ok, ProtocolError } from '../http/answer.ts';
import { nothing } from '../http/fields.ts';
import { readBody } from '../http/read-body.ts';
import { defineRoute, type Route } from '../http/route.ts';
import { allow, stop } from '../mail/opt-outs.ts';
import type { Services } from '../services.ts';

/** What Meta reports about WhatsApp: answers of shoppers, of which STOP and START count. */

const report = z.object({
  entry: z.array(
    z.object({
      changes: z.array(
        z.object({
          value: z.object({
            messages: z
              .array(
                z.object({
                  from: z.string(),
                  text: z.object({ body: z.string() }).optional(),
                  button: z.object({ text: z.string() }).optional(),
                }),
              )
              .optional(),
          }),
        }),
      ),
    }),
  ),
});

const STOP = /^\W*(?:stop|unsubscribe|रोको|बंद करो)\W*$/iu;
const START = /^\W*start\W*$/i;

const common = { path: '/messages/whatsapp', tag: 'Messages' } as const;

export const whatsappRoutes = (services: Services): Route[] => [
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
      const isRight = verifyToken !== undefined && digest(query['hub.verify_token']) === digest(verifyToken);
      if (!isRight || query['hub.mode'] !== 'subscribe') throw new ProtocolError(401, 'The token is wrong.');
      return new Response(query['hub.challenge'], {
        headers: { 'content-type': 'text/plain; charset=utf-8', 'x-content-type-options': 'nosniff' },
      });
    },
  }),
  defineRoute({
    ...common,
    method: 'post',
    summary: 'A signed report: STOP ends messages to a phone, START allows them again',
    isSigned: true,
    data: nothing,
    handle: async ({ request }) => {
      const answers = readAnswers(await readSigned(services, request));
      const { database, now } = services;
      for (const { from, text } of answers) {
        const phone = `+${from}`;
        if (STOP.test(text)) await database.write((db) => stop(db, { phone }, now()));
        else if (START.test(text)) await database.write((db) => allow(db, { phone }));
      }
      return ok({});
    },
  }),
];

const settingsOf = ({
  config: { whatsapp },
}: Services): { readonly appSecret?: string | undefined; readonly verifyToken?: string | undefined } =>
  whatsapp === undefined || whatsapp === 'folder' ? {} : whatsapp;

/** The body of a request with the app's signature. @throws ProtocolError 401 */
async function readSigned(services: Services, request: IncomingMessage): Promise<Buffer> {
  const body = await readBody(request);
  const { appSecret } = settingsOf(services);
  const given = Buffer.from(String(request.headers['x-hub-signature-256'] ?? '').replace(/^sha256=/, ''), 'hex');
  const expected = createHmac('sha256', appSecret ?? '')
    .update(body)
    .digest();
  if (appSecret === undefined || given.length !== expected.length || !timingSafeEqual(given, expected))
    throw new ProtocolError(401, 'The signature is wrong.');
  return body;
}

/** The texts that shoppers sent. Reports of other things have none. */
function readAnswers(body: Buffer): { readonly from: string; readonly text: string }[] {
  let json: unknown;
  try {
    json = JSON.parse(body.toString('utf8'));
  } catch {
    return [];
  }
  const read = report.safeParse(json);
  if (!read.success) return [];
  return read.data.entry.flatMap(({ changes }) =>
    changes.flatMap(({ value }) =>
      (value.messages ?? []).flatMap(({ from, text, button }) =>
        /^\d{8,15}$/.test(from) ? [{ from, text: text?.body ?? button?.text ?? '' }] : [],
      ),
    ),
  );
}

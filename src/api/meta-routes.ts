import { z } from 'zod';
import { ok, ProtocolError } from './http/answer.ts';
import { describeApi } from './http/openapi.ts';
import { defineRoute, type Route } from './http/route.ts';
import { SharedAnswer } from './http/shared-answer.ts';
import { quote } from './orders/shapes.ts';
import type { Services } from './services.ts';

const tag = 'Host';

/** Most time that the database has to show that it is there: balancers wait a second. */
const READY_MS = 800;

/** Version of the contract: a new major number for what breaks pages. */
const VERSION = '1.0.0';

/** For balancers, monitors and developers. `routes` is the list of all routes, filled by the time that it is asked for. */
export function metaRoutes(
  { database, shop, log }: Services,
  isRetired: () => boolean,
  routes: readonly Route[],
): Route[] {
  const state = z.object({ status: z.literal('ok') });
  const fine = ok({ status: 'ok' as const });
  let asking: Promise<unknown> | undefined;
  // However many ask, one question is under way.
  const askDatabase = () => {
    asking ??= database.read
      .selectFrom('counters')
      .select('name')
      .limit(1)
      .execute()
      .finally(() => {
        asking = undefined;
      });
    return asking;
  };
  let described: { readonly name: string; readonly answer: SharedAnswer } | undefined;
  const shareContract = (): SharedAnswer => {
    const { name } = shop();
    if (described?.name !== name)
      described = {
        name,
        answer: new SharedAnswer(
          JSON.stringify(describeApi(routes, { name, version: VERSION, errorDetails: { quote } })),
          'public, max-age=300',
        ),
      };
    return described.answer;
  };
  return [
    defineRoute({
      method: 'get',
      path: '/health',
      tag,
      summary: 'Whether the process answers',
      data: state,
      handle: async () => fine,
    }),
    defineRoute({
      method: 'get',
      path: '/ready',
      tag,
      summary:
        'Whether requests may be sent here: the database answers, its files are in their place, and the host is not shutting down (503 otherwise)',
      data: state,
      handle: async () => {
        if (isRetired()) throw new ProtocolError(503, 'Shutting down.');
        await database.checkFiles().catch((error: Error) => {
          log.error('the database is gone', error);
          throw new ProtocolError(503, 'The files of the database are gone.');
        });
        await Promise.race([askDatabase(), rejectLate()]);
        return fine;
      },
    }),
    defineRoute({
      method: 'get',
      path: '/openapi.json',
      tag,
      summary: 'This contract as OpenAPI 3.1 (as it is, not in a `data` field)',
      data: z.record(z.string(), z.unknown()),
      mediaType: 'application/json',
      isShared: true,
      handle: async () => shareContract(),
    }),
  ];
}

const rejectLate = (): Promise<never> =>
  new Promise((_, reject) => {
    setTimeout(reject, READY_MS, new ProtocolError(503, 'The database does not answer.')).unref();
  });

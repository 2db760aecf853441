import { z } from 'zod';
import { ok, ProtocolError } from '../../../ground/http/answer.ts';
import { describeApi } from '../../../ground/http/openapi.ts';
import { routesOf, type Route } from '../../../ground/http/route.ts';
import { SharedAnswer } from '../../../ground/http/shared-answer.ts';
import { quote } from '../../../../contract/order-requests.ts';
import type { HostServices } from '../../services.ts';

const route = routesOf({ tag: 'Host' });

/** Time limit for the database in `/ready`, in ms: load balancers wait a second. */
const READY_MS = 800;

/** The version of the contract. Changes that break pages increase its first number. */
const VERSION = '1.0.0';

const state = z.object({ status: z.literal('ok') });

/** Health checks for load balancers and monitors, and the contract. `routes` may still be filled after this call. */
export function metaRoutes(services: HostServices, isRetired: () => boolean, routes: readonly Route[]): Route[] {
  const { database, log } = services;
  const askDatabase = createPing(services);
  const contract = createContract(services, routes);
  const fine = ok({ status: 'ok' as const });
  return [
    route.get('/health', {
      summary: 'Whether the process answers',
      data: state,
      handle: async () => fine,
    }),
    route.get('/ready', {
      summary:
        'Whether the host takes requests: the database answers, its files are in place, and the host is not shutting down (503 otherwise)',
      data: state,
      handle: async () => {
        if (isRetired()) throw new ProtocolError(503, 'Shutting down.');
        await database.checkFiles().catch((error: Error) => {
          log.error('the database files are gone', error);
          throw new ProtocolError(503, 'The files of the database are gone.');
        });
        await Promise.race([askDatabase(), rejectLate()]);
        return fine;
      },
    }),
    route.get('/openapi.json', {
      summary: 'This contract as OpenAPI 3.1 (as it is, not in a `data` field)',
      data: z.record(z.string(), z.unknown()),
      mediaType: 'application/json',
      isShared: true,
      handle: async () => contract(),
    }),
  ];
}

/** Makes a small query to the database. Calls while it runs share its answer. */
function createPing({ database }: HostServices): () => Promise<unknown> {
  let running: Promise<unknown> | undefined;
  return () => {
    running ??= database.read
      .selectFrom('counters')
      .select('name')
      .limit(1)
      .execute()
      .finally(() => {
        running = undefined;
      });
    return running;
  };
}

/** Makes the contract as OpenAPI, and again when the shop has another name. */
function createContract({ shop }: HostServices, routes: readonly Route[]): () => SharedAnswer {
  let known: { readonly name: string; readonly answer: SharedAnswer } | undefined;
  return () => {
    const { name } = shop();
    if (known?.name !== name) {
      const text = JSON.stringify(describeApi(routes, { name, version: VERSION, errorDetails: { quote } }));
      known = { name, answer: new SharedAnswer(text, 'public, max-age=300') };
    }
    return known.answer;
  };
}

const rejectLate = (): Promise<never> =>
  new Promise((_, reject) => {
    setTimeout(reject, READY_MS, new ProtocolError(503, 'The database does not answer.')).unref();
  });

import { answersText } from '../../../messages/rooms/answers.ts';
import type { IncomingMessage } from 'node:http';
import type { z } from 'zod';
import { type Failure, fail, invalid, ProtocolError } from './answer.ts';
import { readJson, readTyped } from './read-body.ts';
import type { Access, Caller, Route, RouteResult } from './route.ts';
import { bytesOf, type UploadRoom } from './upload-room.ts';

const UUID = /^[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/;

/** Identifies the caller, or returns a failure to answer with. @throws ProtocolError */
export type Identify = (access: Access, request: IncomingMessage) => Promise<Caller | Failure>;

/** The unchecked input of a request. */
export interface RawInput {
  readonly params: Readonly<Record<string, string>>;
  readonly query: Readonly<Record<string, string>>;
}

/**
 * Validates a request and calls its route. Problems of path, query and body are reported together.
 * @throws ProtocolError
 */
export async function runRoute(
  route: Route,
  identify: Identify,
  request: IncomingMessage,
  raw: RawInput,
  uploads: UploadRoom,
): Promise<RouteResult> {
  // Read before any other await, as its first bytes may already have arrived.
  const body = route.body && (await readJson(request));
  const idempotencyKey = String(request.headers['idempotency-key'] ?? '').toLowerCase();
  if ((route.wantsKey || (route.takesKey && idempotencyKey !== '')) && !UUID.test(idempotencyKey))
    throw new ProtocolError(400, 'This request needs an Idempotency-Key header with a UUID.');
  const caller = await identify(route.access, request);
  if ('error' in caller) return caller;
  const fields: Record<string, string> = {};
  const check = (schema: z.ZodObject | undefined, value: unknown): unknown => {
    if (!schema) return {};
    const result = schema.safeParse(value);
    if (result.success) return result.data;
    for (const { path, message } of result.error.issues) fields[path.join('.') || 'body'] ??= message;
    return undefined;
  };
  const input = {
    params: check(route.params, raw.params),
    query: check(
      route.query,
      Object.fromEntries(Object.entries(raw.query).map(([name, value]) => [name, readTyped(name, value)])),
    ),
    body: check(route.body, body),
  };
  if (Object.keys(fields).length > 0) {
    // A malformed id matches nothing.
    return input.params === undefined ? fail(404, answersText.nothingOfName) : invalid(fields);
  }
  const refused = await route.upload?.refuse({
    params: input.params as Readonly<Record<string, string>>,
    caller,
    bytes: bytesOf(request, route.upload.mostBytes),
  });
  if (refused) return refused;
  const upload = route.upload ? await uploads.read(request, caller.address, route.upload.mostBytes) : Buffer.alloc(0);
  return route.handle({ ...input, caller, idempotencyKey, upload, request });
}

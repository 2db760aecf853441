import type { IncomingMessage } from 'node:http';
import type { z } from 'zod';
import type { AccountRow, SellerRow } from '../database/tables.ts';
import type { Answer } from './answer.ts';
import type { SharedAnswer } from './shared-answer.ts';
import type { StreamedAnswer } from './streamed-answer.ts';

/** Who is asking, as far as the request proves it. */
export interface Caller {
  /** The client's address, for limits. */
  readonly address: string;
  readonly account?: AccountRow;
  readonly seller?: SellerRow;
  /** The token as it came. */
  readonly token?: string;
  /** `X-Order-Key`. */
  readonly orderKey?: string;
}

/**
 * What a route asks of the caller: nothing; nothing, but an account is recognised; an account; an account or the key of an
 * order; a seller, recognised or asked for; a seller who is approved.
 */
export type Access = 'anyone' | 'maybe-account' | 'account' | 'order' | 'maybe-seller' | 'seller' | 'approved-seller';

export interface RouteInput<P, Q, B> {
  readonly params: P;
  readonly query: Q;
  readonly body: B;
  readonly caller: Caller;
  /** The header, in lower case; empty where the route does not ask for one. */
  readonly idempotencyKey: string;
  /** For the few that read more than JSON. */
  readonly request: IncomingMessage;
}

/** What a handler answers: data or a failure, an answer that is shared or made while it is sent, or something else than JSON. */
export type RouteResult<T = unknown> = Answer<T> | SharedAnswer | StreamedAnswer | Response;

/** One endpoint: what it takes, what it answers, and what it does. Validation and the OpenAPI file are made of it. */
export interface Route {
  readonly method: 'get' | 'post' | 'put';
  /** Below `/api`, with `{name}` for what varies. */
  readonly path: string;
  readonly tag: string;
  readonly summary: string;
  readonly access: Access;
  /** Whether it wants an `Idempotency-Key`. */
  readonly wantsKey: boolean;
  readonly params: z.ZodObject | undefined;
  readonly query: z.ZodObject | undefined;
  readonly body: z.ZodObject | undefined;
  readonly data: z.ZodType;
  /** Codes of failures that it answers with HTTP status 200. */
  readonly codes: readonly number[];
  /** Answers something else than JSON: the media type. */
  readonly mediaType?: string;
  /** Its answer has an ETag: whoever has it already is answered with status 304. */
  readonly isShared?: boolean;
  /** Asks for a signature, which it checks itself. */
  readonly isSigned?: boolean;
  /** `params`, `query` and `body` are what the schemas have let through; `{}` where there is no schema. */
  handle(input: RouteInput<unknown, unknown, unknown>): Promise<RouteResult>;
}

type Output<S> = S extends z.ZodType ? z.output<S> : Record<string, never>;

/** Answers are only read. */
type DeepReadonly<T> = T extends object ? { readonly [K in keyof T]: DeepReadonly<T[K]> } : T;

interface RouteDefinition<
  P extends z.ZodObject | undefined,
  Q extends z.ZodObject | undefined,
  B extends z.ZodObject | undefined,
  D extends z.ZodType,
> {
  readonly method: Route['method'];
  readonly path: string;
  readonly tag: string;
  readonly summary: string;
  readonly access?: Access;
  readonly wantsKey?: boolean;
  readonly params?: P;
  readonly query?: Q;
  readonly body?: B;
  readonly data: D;
  readonly codes?: readonly number[];
  readonly mediaType?: string;
  readonly isShared?: boolean;
  /** Asks for a signature, which it checks itself. */
  readonly isSigned?: boolean;
  handle(input: RouteInput<Output<P>, Output<Q>, Output<B>>): Promise<RouteResult<DeepReadonly<z.input<D>>>>;
}

/** Ties the types of a handler to its schemas. */
export function defineRoute<
  D extends z.ZodType,
  P extends z.ZodObject | undefined = undefined,
  Q extends z.ZodObject | undefined = undefined,
  B extends z.ZodObject | undefined = undefined,
>(definition: RouteDefinition<P, Q, B, D>): Route {
  // What the schemas refuse is a failure of each route that has them.
  const refusals = [...(definition.params ? [404] : []), ...(definition.query || definition.body ? [422] : [])];
  return {
    access: 'anyone',
    wantsKey: false,
    ...definition,
    codes: [...new Set([...(definition.codes ?? []), ...refusals])].sort((a, b) => a - b),
    params: definition.params,
    query: definition.query,
    body: definition.body,
    // The schemas above have made the input of these types.
    handle: (input) => definition.handle(input as RouteInput<Output<P>, Output<Q>, Output<B>>),
  };
}

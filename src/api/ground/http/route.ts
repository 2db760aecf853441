import type { IncomingMessage } from 'node:http';
import type { z } from 'zod';
import type { UploadLimit } from '../../../core/seller/upload-limits.ts';
import type { AccountRow, SellerRow } from '../database/tables.ts';
import type { Answer, Failure } from './answer.ts';
import type { SharedAnswer } from './shared-answer.ts';
import type { StreamedAnswer } from './streamed-answer.ts';

/** The caller, as far as the request proves it. */
export interface Caller {
  /** The client's address, for limits. */
  readonly address: string;
  readonly account?: AccountRow;
  readonly seller?: SellerRow;
  /** The bearer token as sent. */
  readonly token?: string;
  /** `X-Order-Key`. */
  readonly orderKey?: string;
}

/**
 * Who may call a route. The `maybe-` kinds are open to anyone and recognise an account or seller; `order` needs an account or the key
 * of an order.
 */
export type Access = 'anyone' | 'maybe-account' | 'account' | 'order' | 'seller' | 'approved-seller';

interface RouteInput<P, Q, B> {
  readonly params: P;
  readonly query: Q;
  readonly body: B;
  readonly caller: Caller;
  /** The `Idempotency-Key` header in lower case; empty where a route needs none and none was sent. */
  readonly idempotencyKey: string;
  /** The body of a route that takes a file; empty on others. */
  readonly upload: Buffer;
  /** For the few handlers that read more than JSON. */
  readonly request: IncomingMessage;
}

/** A file as the body of a request. */
interface Upload {
  readonly mediaType: string;
  readonly mostBytes: UploadLimit;
  /** Called before the file is read, so that only people who may send one take up memory. Undefined accepts it. */
  refuse(input: UploadInput): Promise<Failure | undefined>;
}

/** `params` is validated. */
export interface UploadInput {
  readonly params: Readonly<Record<string, string>>;
  readonly caller: Caller;
  /** The declared length of the file, at most the allowed one; that one if none is declared. */
  readonly bytes: number;
}

/** The result of a handler: an answer, a shared or streamed one, or a `Response` of another type than JSON. */
export type RouteResult<T = unknown> = Answer<T> | SharedAnswer | StreamedAnswer | Response;

/** An endpoint. Validation and the OpenAPI file are derived from it. */
export interface Route {
  readonly method: 'get' | 'post' | 'put';
  /** Below `/api`, with `{name}` for parameters. */
  readonly path: string;
  readonly tag: string;
  readonly summary: string;
  readonly access: Access;
  /** Whether it requires an `Idempotency-Key`. */
  readonly wantsKey: boolean;
  /** Whether it takes an `Idempotency-Key` if one is sent. */
  readonly takesKey?: boolean;
  readonly params: z.ZodObject | undefined;
  readonly query: z.ZodObject | undefined;
  readonly body: z.ZodObject | undefined;
  /** Of a route whose body is a file. It is read once the caller is known. */
  readonly upload?: Upload;
  readonly data: z.ZodType;
  /** Error codes that it answers with HTTP status 200. */
  readonly codes: readonly number[];
  /** The media type of an answer that is not JSON. */
  readonly mediaType?: string;
  /** Whether its answer has an ETag, and may be status 304. */
  readonly isShared?: boolean;
  /** Whether it requires a signature or a token of its own. The handler checks it. */
  readonly isSigned?: boolean;
  /** `params`, `query` and `body` are validated; `{}` where there is no schema. */
  handle(input: RouteInput<unknown, unknown, unknown>): Promise<RouteResult>;
}

type Output<S> = S extends z.ZodType ? z.output<S> : Record<string, never>;

type DeepReadonly<T> = T extends object ? { readonly [K in keyof T]: DeepReadonly<T[K]> } : T;

/** A route without its address, and without the tag and access that it shares with others. */
export interface RouteBody<
  P extends z.ZodObject | undefined,
  Q extends z.ZodObject | undefined,
  B extends z.ZodObject | undefined,
  D extends z.ZodType,
> {
  readonly summary: string;
  readonly access?: Access;
  readonly wantsKey?: boolean;
  readonly takesKey?: boolean;
  readonly params?: P;
  readonly query?: Q;
  readonly body?: B;
  readonly upload?: Upload;
  readonly data: D;
  readonly codes?: readonly number[];
  readonly mediaType?: string;
  readonly isShared?: boolean;
  /** Whether it requires a signature or a token of its own. The handler checks it. */
  readonly isSigned?: boolean;
  handle(input: RouteInput<Output<P>, Output<Q>, Output<B>>): Promise<RouteResult<DeepReadonly<z.input<D>>>>;
}

/** Ties the types of a handler to its schemas. */
export function defineRoute<
  D extends z.ZodType,
  P extends z.ZodObject | undefined = undefined,
  Q extends z.ZodObject | undefined = undefined,
  B extends z.ZodObject | undefined = undefined,
>(definition: RouteBody<P, Q, B, D> & Pick<Route, 'method' | 'path' | 'tag'>): Route {
  // Every route with a schema may answer 422.
  const refusals = [...(definition.params ? [404] : []), ...(definition.query || definition.body ? [422] : [])];
  return {
    access: 'anyone',
    wantsKey: false,
    ...definition,
    codes: [...new Set([...(definition.codes ?? []), ...refusals])].sort((a, b) => a - b),
    params: definition.params,
    query: definition.query,
    body: definition.body,
    // The input was parsed with the schemas above.
    handle: (input) => definition.handle(input as RouteInput<Output<P>, Output<Q>, Output<B>>),
  };
}

type DefineAt = <
  D extends z.ZodType,
  P extends z.ZodObject | undefined = undefined,
  Q extends z.ZodObject | undefined = undefined,
  B extends z.ZodObject | undefined = undefined,
>(
  path: string,
  body: RouteBody<P, Q, B, D>,
) => Route;

/** Makes functions that define routes with the same tag and access, by method: `own.post('/account/name', { … })`. */
export function routesOf(common: Pick<Route, 'tag'> & { readonly access?: Access }): Record<Route['method'], DefineAt> {
  const defineFor =
    (method: Route['method']): DefineAt =>
    (path, body) =>
      defineRoute({ ...common, method, path, ...body });
  return { get: defineFor('get'), post: defineFor('post'), put: defineFor('put') };
}

import type { z } from 'zod';
import { ProviderError } from './provider.ts';

/** What the drivers of payment providers have in common: requests and answers in JSON, errors, and signatures. */

const TIMEOUT_MS = 10_000;

export type Call = (
  method: 'GET' | 'POST' | 'PATCH',
  path: string,
  body?: unknown,
  headers?: Readonly<Record<string, string>>,
) => Promise<unknown>;

interface CallOptions {
  /** Address of the API without a trailing slash. */
  readonly baseUrl: () => string;
  /** Headers of each request. */
  readonly headers: () => Readonly<Record<string, string>>;
  /** The code of a refusal, which is logged: messages may repeat personal data. */
  readonly readCode: (answer: unknown) => unknown;
}

/** Sends requests to a provider's API, a body as JSON or as a form, and returns the JSON of its answers. @throws ProviderError */
export function createCall({ baseUrl, headers: common, readCode }: CallOptions): Call {
  return async (method, path, body, headers) => {
    const isJson = body !== undefined && !(body instanceof URLSearchParams);
    let response: Response;
    let text: string;
    try {
      response = await fetch(baseUrl() + path, {
        method,
        headers: {
          accept: 'application/json',
          ...common(),
          ...headers,
          ...(isJson && { 'content-type': 'application/json' }),
        },
        ...(body !== undefined && { body: isJson ? JSON.stringify(body) : (body as URLSearchParams) }),
        redirect: 'error',
        signal: AbortSignal.timeout(TIMEOUT_MS),
      });
      text = await response.text();
    } catch {
      throw new ProviderError(0, "The provider can't be reached.");
    }
    let answer: unknown;
    try {
      answer = JSON.parse(text);
    } catch {
      throw new ProviderError(response.ok ? 502 : response.status, 'The provider answered without JSON.');
    }
    if (response.ok) return answer;
    throw new ProviderError(response.status, `The provider refused: ${String(readCode(answer))}`);
  };
}

/**
 * What `create` makes at a provider. A provider also refuses for good what an earlier attempt has made whose answer was lost: then it is what
 * `findExisting` finds.
 * @throws ProviderError
 */
export async function createOnce<T>(create: () => Promise<T>, findExisting: () => Promise<T | undefined>): Promise<T> {
  try {
    return await create();
  } catch (error) {
    const isRefused = error instanceof ProviderError && !error.isPassing;
    const existing = isRefused ? await findExisting() : undefined;
    if (!existing) throw error;
    return existing;
  }
}

/** An answer; undefined where the provider has nothing at that address. */
export async function unlessMissing(answer: Promise<unknown>): Promise<unknown> {
  try {
    return await answer;
  } catch (error) {
    if (error instanceof ProviderError && error.status === 404) return undefined;
    throw error;
  }
}

/** @throws ProviderError 502 for an answer of another shape */
export function parseAnswer<T extends z.ZodType>(schema: T, answer: unknown): z.output<T> {
  const result = schema.safeParse(answer);
  if (!result.success) throw new ProviderError(502, 'The provider answered in an unknown format.');
  return result.data;
}

/** The JSON of a webhook; undefined for what is none. */
export function parseBody(body: Buffer): unknown {
  try {
    return JSON.parse(body.toString('utf8'));
  } catch {
    return undefined;
  }
}

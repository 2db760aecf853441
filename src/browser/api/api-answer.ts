import { troubleText } from '../../messages/rooms/trouble.ts';
import { UNREACHED } from '../busy.ts';

/** An answer of the API host: `{data}`, or `{data: null, error: {code, message, fields?, quote?}}`. */
export type Answered<T> = { readonly ok: true; readonly data: T } | Refused;

export interface Refused {
  readonly ok: false;
  /** A code of the contract (404, 409, 422 ...); 0 when the host could not be reached or the answer is not one of its answers. */
  readonly code: number;
  /** The host's message, shown when a page has none of its own; may be empty. */
  readonly message: string;
  /** What is wrong, by field path. */
  readonly fields: Readonly<Record<string, string>>;
  readonly quote?: unknown;
}

export const UNREACHABLE: Refused = { ok: false, code: 0, message: '', fields: {} };

/** Reads an answer. One without data and without an error code counts as `UNREACHABLE`. The shape of the data is not checked. */
export function readAnswer<T>(answer: unknown): Answered<T> {
  if (typeof answer !== 'object' || answer === null || !('data' in answer)) return UNREACHABLE;
  const { data, error } = answer as { data: unknown; error?: Record<string, unknown> };
  if (error === undefined) return { ok: true, data: data as T };
  const code = Number(error?.['code']);
  if (!Number.isInteger(code)) return UNREACHABLE;
  return {
    ok: false,
    code,
    message: typeof error['message'] === 'string' ? error['message'] : '',
    fields: readFields(error['fields']),
    quote: error['quote'],
  };
}

function readFields(fields: unknown): Record<string, string> {
  if (typeof fields !== 'object' || fields === null) return {};
  return Object.fromEntries(
    Object.entries(fields).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  );
}

/** The message for a failure that has nothing to do with the input; undefined for other failures, which pages describe themselves. */
export function describeTrouble({ code, message }: Refused): string | undefined {
  if (code === 0) return UNREACHED;
  // The host says how long to wait, and what else there is to do.
  if (code === 429) return message || troubleText.tooManyAttempts;
  if (code >= 500) return troubleText.atOurEnd;
  return undefined;
}

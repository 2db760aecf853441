import { answersText } from '../../../messages/rooms/answers.ts';

/** The answer of a handler: data, or an error. */
export type Answer<T> = Success<T> | Failure;

interface Success<T> {
  readonly data: T;
}

export interface Failure {
  readonly data: null;
  readonly error: ErrorBody;
  /** Seconds until the next attempt is allowed (code 429). */
  readonly retryAfter?: number;
}

export interface ErrorBody {
  readonly code: number;
  readonly message: string;
  /** What is wrong, by field path. */
  readonly fields?: Readonly<Record<string, string>>;
  readonly quote?: unknown;
}

/** A successful answer. */
export const ok = <T>(data: T): Success<T> => ({ data });

/** An answer with an error. `code` is an HTTP status, `message` a sentence for people. */
export const fail = (code: number, message: string, more: Pick<ErrorBody, 'fields' | 'quote'> = {}): Failure => ({
  data: null,
  error: { code, message, ...more },
});

/** The answer to a request with wrong fields (422). `fields` has a message for each path. */
export const invalid = (fields: Readonly<Record<string, string>>): Failure =>
  fail(422, answersText.checkFields, { fields });

/** A refusal for now, which says how long to wait and what else can be done. */
export const tooMany = (
  seconds: number,
  say: (values: { readonly when: string }) => string = answersText.tooManyAttempts,
): Failure => ({
  ...fail(429, say({ when: describeWait(seconds) })),
  retryAfter: seconds,
});

/** The same for an address that may be shared, where others may be the reason. */
export const tooManyHere = (seconds: number): Failure => tooMany(seconds, answersText.tooManyHere);

/** The same for a link that was sent a short time ago: the one in the mail still works. */
export const linkSentLately = (seconds: number): Failure => tooMany(seconds, answersText.linkSentLately);

/** "in 2 minutes", "in 3 hours". */
export function describeWait(seconds: number): string {
  const minutes = Math.max(1, Math.ceil(seconds / 60));
  return minutes < 120 ? answersText.inMinutes({ minutes }) : answersText.inHours({ hours: Math.ceil(minutes / 60) });
}

/** A protocol error: thrown anywhere, and answered with its code as the HTTP status. */
export class ProtocolError extends Error {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;

  constructor(status: number, message: string, headers: Readonly<Record<string, string>> = {}) {
    super(message);
    this.status = status;
    this.headers = headers;
  }
}

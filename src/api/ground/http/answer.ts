import { answersText } from '../../../messages/rooms/answers.ts';

/** The answer of a handler: data, or an error. */
export type Answer<T> = Success<T> | Failure;

export interface Success<T> {
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

export const ok = <T>(data: T): Success<T> => ({ data });

export const fail = (code: number, message: string, more: Pick<ErrorBody, 'fields' | 'quote'> = {}): Failure => ({
  data: null,
  error: { code, message, ...more },
});

export const invalid = (fields: Readonly<Record<string, string>>): Failure =>
  fail(422, answersText.checkFields, { fields });

export const tooMany = (seconds: number): Failure => ({
  ...fail(429, answersText.tooManyAttempts({ seconds })),
  retryAfter: seconds,
});

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

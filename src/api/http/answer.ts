/** What a handler answers. */
export type Answer<T> = Success<T> | Failure;

export interface Success<T> {
  readonly data: T;
}

export interface Failure {
  readonly data: null;
  readonly error: ErrorBody;
  /** Seconds until it may be tried again (code 429). */
  readonly retryAfter?: number;
}

export interface ErrorBody {
  readonly code: number;
  readonly message: string;
  /** By field path: what is wrong with it. */
  readonly fields?: Readonly<Record<string, string>>;
  readonly quote?: unknown;
}

export const ok = <T>(data: T): Success<T> => ({ data });

export const fail = (code: number, message: string, more: Pick<ErrorBody, 'fields' | 'quote'> = {}): Failure => ({
  data: null,
  error: { code, message, ...more },
});

export const invalid = (fields: Readonly<Record<string, string>>): Failure =>
  fail(422, 'Please look at the marked fields.', { fields });

export const tooMany = (seconds: number): Failure => ({
  ...fail(429, `Too many tries. Try again in ${seconds} seconds.`),
  retryAfter: seconds,
});

/** A failure of the protocol: answered with its code as HTTP status, whatever the handler was about to do. */
export class ProtocolError extends Error {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;

  constructor(status: number, message: string, headers: Readonly<Record<string, string>> = {}) {
    super(message);
    this.status = status;
    this.headers = headers;
  }
}

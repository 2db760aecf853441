/** Further facts about a failure. */
interface Details {
  /** Whether another attempt may work. */
  readonly isTemporary?: boolean;
  /** Whether all pictures of the host fail in the same way. */
  readonly isOfHost?: boolean;
  /** Whether the picture is not the cause: the network or the host fails, or the host refuses to be asked. */
  readonly isOfNetwork?: boolean;
  /** Seconds to wait before the next attempt, as the server asks. */
  readonly retryAfter?: number | undefined;
}

/** Why a picture can't be fetched. The message is the same for all pictures with the same cause. */
export class RemoteError extends Error {
  readonly isTemporary: boolean;
  readonly isOfHost: boolean;
  readonly isOfNetwork: boolean;
  readonly retryAfter: number | undefined;

  constructor(
    reason: string,
    { isTemporary = false, isOfHost = isTemporary, isOfNetwork = isTemporary || isOfHost, retryAfter }: Details = {},
  ) {
    super(reason);
    this.name = 'RemoteError';
    this.isTemporary = isTemporary;
    this.isOfHost = isOfHost;
    this.isOfNetwork = isOfNetwork;
    this.retryAfter = retryAfter;
  }
}

const WORDS: Readonly<Record<string, string>> = {
  EAI_AGAIN: 'the host name could not be looked up',
  ECONNREFUSED: 'the host refuses connections',
  ECONNRESET: 'the host broke the connection off',
  EPIPE: 'the host broke the connection off',
  ENETUNREACH: 'there is no way to the host from here',
  EHOSTUNREACH: 'there is no way to the host from here',
  ETIMEDOUT: 'the host does not answer',
};

/** Describes the error of a connection. */
export function toRemoteError(error: unknown): RemoteError {
  if (error instanceof RemoteError) return error;
  const { code = '', message, errors } = error as NodeJS.ErrnoException & { errors?: readonly unknown[] };
  // Several addresses of a host were tried.
  if (errors && errors.length > 0) return toRemoteError(errors[0]);
  if (code === 'ENOTFOUND') return new RemoteError('the host name is not known', { isOfHost: true });
  if (/CERT|SSL|TLS/.test(code)) return new RemoteError(`its certificate is not valid (${code})`, { isOfHost: true });
  return new RemoteError(WORDS[code] ?? `the connection failed (${code || message})`, { isTemporary: true });
}

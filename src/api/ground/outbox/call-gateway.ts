import { SendError } from './channel.ts';

/** Time limit of a call. */
const TIMEOUT_MS = 30_000;

/** Codes of errors that happen before anything of a request is sent. */
const BEFORE_SENDING =
  /^(?:ECONNREFUSED|ENOTFOUND|EAI_AGAIN|EHOSTUNREACH|ENETUNREACH|UND_ERR_CONNECT_TIMEOUT|CERT_.*|ERR_TLS_.*|ERR_SSL_.*|DEPTH_ZERO_.*|SELF_SIGNED_.*|UNABLE_TO_.*)$/;

/** Posts to a gateway and returns its JSON. @throws SendError when there is none */
export async function callGateway(
  url: string,
  { body, headers }: { readonly body: string | URLSearchParams; readonly headers: Readonly<Record<string, string>> },
  signal: AbortSignal,
): Promise<{ readonly status: number; readonly json: unknown }> {
  let status: number;
  let text: string;
  try {
    const response = await fetch(url, {
      method: 'POST',
      body,
      headers,
      redirect: 'error',
      signal: AbortSignal.any([signal, AbortSignal.timeout(TIMEOUT_MS)]),
    });
    status = response.status;
    text = await response.text();
  } catch (error) {
    const code = codeOf(error);
    throw new SendError(code ?? 'no-answer', code !== undefined && BEFORE_SENDING.test(code) ? 'later' : 'unknown');
  }
  try {
    return { status, json: JSON.parse(text) as unknown };
  } catch {
    throw new SendError(`http-${status}`, outcomeOf(status));
  }
}

function codeOf(error: unknown): string | undefined {
  const { cause, name } = error as { cause?: { code?: unknown }; name?: string };
  if (typeof cause?.code === 'string') return cause.code;
  return name === 'TimeoutError' ? 'timeout' : undefined;
}

/** The meaning of an answer that is not the gateway's own, such as a proxy's error page. */
function outcomeOf(status: number): SendError['outcome'] {
  if (status === 429 || status === 503) return 'later';
  return status >= 500 || status < 400 ? 'unknown' : 'later';
}

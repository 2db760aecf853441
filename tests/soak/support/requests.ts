/** A request as it is sent. */
export interface Asked {
  readonly path: string;
  readonly body?: unknown;
  readonly headers?: Record<string, string>;
  /** Instead of JSON, with a content type of its own in the headers. */
  readonly raw?: string | Uint8Array<ArrayBuffer>;
  /** What is answered: the code of the error, otherwise the status. */
  readonly expects?: number;
}

/** Makes one request of a route; what has to be there before is made first, and not measured. */
export type MakeRequest = () => Asked | Promise<Asked>;

/** Requests by route, as `POST /orders`; a word behind it tells several of one route apart. */
export type RequestsByRoute = Readonly<Record<string, MakeRequest>>;

/** Sends a request and reads the whole answer: the code of the error, otherwise the status, and the text. */
export async function sendFor(
  address: string,
  name: string,
  { path, body, headers, raw }: Asked,
): Promise<{ readonly code: number; readonly text: string }> {
  const content = raw ?? (body === undefined ? undefined : JSON.stringify(body));
  const response = await fetch(`${address}/api${path}`, {
    method: name.split(' ')[0] as string,
    headers: { ...(body !== undefined && { 'content-type': 'application/json' }), ...headers },
    ...(content !== undefined && { body: content }),
    // What it leads to is another request.
    redirect: 'manual',
  });
  const text = await response.text();
  const isJson = response.headers.get('content-type')?.startsWith('application/json') && text.length < 10_000;
  const code = isJson ? (JSON.parse(text) as { error?: { code: number } }).error?.code : undefined;
  return { code: code ?? response.status, text };
}

/** @throws Error for an answer that is not the expected one */
export async function send(address: string, name: string, asked: Asked): Promise<void> {
  const { expects = 200 } = asked;
  const { code, text } = await sendFor(address, name, asked);
  if (code !== expects) throw new Error(`${name} is answered ${code}, not ${expects}: ${text.slice(0, 400)}`);
}

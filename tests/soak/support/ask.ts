export interface Told<T> {
  /** The code of the error, otherwise the status; 0 where there was no answer. */
  readonly status: number;
  readonly data: T;
}

/** Asks a host on a connection of its own. */
export async function ask<T>(
  address: string,
  method: string,
  path: string,
  body?: unknown,
  headers: Record<string, string> = {},
): Promise<Told<T>> {
  try {
    const response = await fetch(`${address}/api${path}`, {
      method,
      headers: { connection: 'close', ...(body !== undefined && { 'content-type': 'application/json' }), ...headers },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    const { data, error } = (await response.json()) as { data: T; error?: { code: number } };
    return { status: error?.code ?? response.status, data };
  } catch {
    return { status: 0, data: undefined as T };
  }
}

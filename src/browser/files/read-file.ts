/** After this time a file counts as unreachable. */
const TIMEOUT_MS = 15_000;
const texts = new Map<string, Promise<string | undefined>>();
const values = new Map<string, Promise<unknown>>();

/**
 * The text of a file of this site, fetched once; undefined when there is none.
 * @throws when it can't be fetched; the next call asks for it again.
 */
export const readText = (address: string): Promise<string | undefined> =>
  keep(texts, address, async () => {
    const answer = await fetch(address, { signal: AbortSignal.timeout(TIMEOUT_MS) });
    if (answer.status === 404) return undefined;
    if (!answer.ok) throw new Error(`${address}: ${answer.status}`);
    return answer.text();
  });

/**
 * The value of a JSON file of this site, fetched and parsed once.
 * @throws when there is none, or it can't be fetched; the next call asks for it again then.
 */
export const readJson = <T>(address: string): Promise<T> =>
  keep(values, address, async () => {
    const text = await readText(address);
    if (text === undefined) throw new Error(`${address}: not found`);
    return JSON.parse(text);
  }) as Promise<T>;

function keep<T>(kept: Map<string, Promise<T>>, address: string, read: () => Promise<T>): Promise<T> {
  let value = kept.get(address);
  if (!value) {
    value = read();
    value.catch(() => kept.delete(address));
    kept.set(address, value);
  }
  return value;
}

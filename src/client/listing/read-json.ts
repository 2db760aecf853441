const TIMEOUT_MS = 15_000;
const files = new Map<string, Promise<unknown>>();

/** Fetches a JSON file of this site once. @throws when it can't be fetched; the next call asks for it again. */
export function readJson<T>(address: string): Promise<T> {
  let file = files.get(address);
  if (!file) {
    file = fetch(address, { signal: AbortSignal.timeout(TIMEOUT_MS) }).then((answer) => {
      if (!answer.ok) throw new Error(`${address}: ${answer.status}`);
      return answer.json();
    });
    file.catch(() => files.delete(address));
    files.set(address, file);
  }
  return file as Promise<T>;
}

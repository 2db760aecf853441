/** A list that a build reads from an API host. */
export interface HostList<Entry> {
  /** Its name in messages: "The stock could not be read …". */
  readonly name: string;
  /** The environment variable with its address. */
  readonly variable: string;
  /** Its field in `data` of the answer. */
  readonly field: string;
  readonly isEntry: (value: unknown) => value is Entry;
  /** Whether a missing field means an empty list: the host may be older than the list. */
  readonly isOptional?: true;
}

const TIMEOUT_MS = 10_000;

/** Fetches a list from the address in its environment variable. @throws with advice, when the host can't be reached or its answer is not as expected */
export async function fetchList<Entry>(
  url: string,
  { name, variable, field, isEntry, isOptional }: HostList<Entry>,
): Promise<Entry[]> {
  const fail = (why: string, cause?: unknown): never => {
    throw new Error(
      `The ${name} could not be read from ${url}: ${why}. Start the host, correct ${variable}, or build without it.`,
      { cause },
    );
  };
  let answer: { data?: Record<string, unknown> } = {};
  try {
    const response = await fetch(url, { signal: AbortSignal.timeout(TIMEOUT_MS) });
    if (!response.ok) throw new Error(`it answered with status ${response.status}`);
    answer = (await response.json()) as typeof answer;
  } catch (cause) {
    fail((cause as Error).message, cause);
  }
  const list = answer.data?.[field] ?? (isOptional && answer.data ? [] : undefined);
  return Array.isArray(list) && list.every(isEntry) ? list : fail(`the answer has no list "data.${field}"`);
}

/** Runs `work` for all items, at most `concurrency` at a time. After a failure no further item is started, and the error is thrown. */
export async function runAll<T>(
  items: readonly T[],
  concurrency: number,
  work: (item: T) => Promise<void>,
): Promise<void> {
  let next = 0;
  const worker = async () => {
    while (next < items.length) await work(items[next++] as T);
  };
  try {
    await Promise.all(Array.from({ length: Math.min(concurrency, items.length) }, worker));
  } catch (error) {
    next = items.length;
    throw error;
  }
}

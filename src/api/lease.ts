/** How long what a host has taken is left to it. */
export const LEASE_MS = 120_000;

export interface Lease {
  /** Makes it longer; false when another host has it by now. */
  renew(): Promise<boolean>;
  readonly everyMs: number;
}

/**
 * Works under a lease, which is renewed as long as the work goes on. The signal is aborted when the lease was lost. While
 * the database can't be asked nobody else can take it over either, so the work goes on.
 */
export async function workUnderLease<T>(
  { renew, everyMs }: Lease,
  work: (signal: AbortSignal) => Promise<T>,
): Promise<T> {
  const lost = new AbortController();
  let renewing: Promise<void> | undefined;
  const timer = setInterval(() => {
    renewing ??= renew()
      .then(
        (isOurs) => {
          if (!isOurs) lost.abort();
        },
        () => {},
      )
      .finally(() => {
        renewing = undefined;
      });
  }, everyMs);
  try {
    return await work(lost.signal);
  } finally {
    clearInterval(timer);
    await renewing;
  }
}

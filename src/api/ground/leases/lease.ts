/** Duration of a lease. */
export const LEASE_MS = 120_000;

interface Lease {
  /** Extends the lease. Returns false when another host has taken it over. */
  renew(): Promise<boolean>;
  readonly everyMs: number;
}

/**
 * Runs `work` under a lease that is renewed until it ends. The signal is aborted when the lease is lost. While the database is
 * unavailable no other host can take over the lease, so the work continues.
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

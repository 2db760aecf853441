/**
 * How long tests wait, in milliseconds. A limit ends what hangs and says nothing of speed, so all are generous and stand here: a test passes also
 * on a machine that is busy with other things.
 */
export const LIMITS = {
  /** A test or a hook, with what it builds. */
  test: 600_000,
  /** What a page or a process is to show at last. */
  expect: 60_000,
  /** A tap, a click or typing, until the control can take it. */
  action: 60_000,
} as const;

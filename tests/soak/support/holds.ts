import { setTimeout as pause } from 'node:timers/promises';
import type { Measuring } from '../../bench/api/host-process.ts';

/** No request may hold the event loop longer. */
export const MOST_HELD_MS = 50;
const ROUNDS = 3;
/** More rounds where all of them were over the bound. */
const MOST_ROUNDS = 10;

/**
 * The longest hold of the loop while something is done, once, by the processor time of the main thread, which is not longer on a machine
 * that is busy with something else. What is measured last is noted by the loop a moment later.
 */
export async function processorHoldOf(host: Measuring, work: () => Promise<unknown>): Promise<number> {
  await pause(10);
  await host.taken();
  await work();
  await pause(10);
  return (await host.taken()).heldCpuMs;
}

/**
 * The longest hold that something causes: the smallest of several rounds, as what a request itself causes is in every round,
 * and what others do on the machine is not.
 */
export async function leastHold(round: () => Promise<number>, rounds = ROUNDS): Promise<number> {
  let least = Number.POSITIVE_INFINITY;
  for (let done = 0; done < rounds || (least > MOST_HELD_MS && done < MOST_ROUNDS); done++)
    least = Math.min(least, await round());
  return least;
}

import { readAttemptText, type Attempt } from './placing-attempt.ts';
import { readStored, removeStored, writeStored } from '../../browser/storage.ts';
import { PLACING_KEY } from './placing-key.ts';

/** The stored attempt to place an order, shared by all tabs; undefined when there is none. */
export const readAttempt = (): Attempt | undefined => readAttemptText(readStored(PLACING_KEY));

export const writeAttempt = (attempt: Attempt): void => writeStored(PLACING_KEY, JSON.stringify(attempt));

export const dropAttempt = (): void => removeStored(PLACING_KEY);

/** Runs one at a time across tabs where the Web Locks API exists; without it the key alone prevents a second order. */
export const alone = <T>(run: () => Promise<T>): Promise<T> =>
  navigator.locks ? (navigator.locks.request(PLACING_KEY, run) as Promise<T>) : run();

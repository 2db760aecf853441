import { describeDiskError } from '../../integration/files/describe-disk-error.ts';

/**
 * Prints why a command has failed. With `isPlain` only the message is printed, as it is for the person who ran the command; otherwise the error with
 * its stack.
 */
export function tellError(error: unknown, isPlain: boolean): void {
  console.error(describeDiskError(error) ?? (isPlain && error instanceof Error ? error.message : error));
  process.exitCode = 1;
}

import { describeDiskError } from '../../integration/files/describe-disk-error.ts';

/** Says why a command has failed. `isPlain`: the error's message is for the person who ran it; another is printed with its stack. */
export function tellError(error: unknown, isPlain: boolean): void {
  console.error(describeDiskError(error) ?? (isPlain && error instanceof Error ? error.message : error));
  process.exitCode = 1;
}

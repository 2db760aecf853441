import { type CommandArguments, OperatorError } from './command.ts';
import { formatTime } from './table.ts';

const DAY_MS = 86_400_000;

/** An amount that was given or taken. */
export interface Given {
  /** Epoch milliseconds. */
  readonly at: number;
  /** "INR 50.00 as goodwill for order 7K3MQ-9XD2A". */
  readonly words: string;
}

/**
 * Refuses a command that gives the same amount for the same purpose as one of the last 24 hours, as it was probably sent twice. `--again`
 * says that it is meant.
 * @throws OperatorError
 */
export function refuseRepeated({ options }: CommandArguments, now: number, before: Given | undefined): void {
  if (!before || before.at <= now - DAY_MS || options['again'] !== undefined) return;
  throw new OperatorError(
    `You already did this at ${formatTime(before.at)}: ${before.words}. Nothing was changed. To do it again, tick “Do it again” (command line: --again).`,
  );
}

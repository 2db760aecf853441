import { OperatorError } from './command.ts';
import { formatTime } from './table.ts';

/**
 * The refusal of an amount that was given for the same purpose at `at` (epoch milliseconds) already. `words` say what was done: "INR 50.00
 * as goodwill for order 7K3MQ-9XD2A".
 */
export const repeated = (at: number, words: string): OperatorError =>
  new OperatorError(
    `You already did this at ${formatTime(at)}: ${words}. Nothing was changed. To do it again, tick “Do it again” (command line: --again).`,
  );

import { type Actor, writeAudit } from '../../ground/audit/audit.ts';
import { dataOf, OperatorError } from '../outcomes/operator-error.ts';
import type { HostServices } from '../services.ts';

export { dataOf, OperatorError };

/** What a command can use. */
export interface OperatorContext {
  readonly services: HostServices;
  /**
   * The person for the audit trail, read by every command that changes something or shows personal data.
   * @throws OperatorError when no operator is named
   */
  readonly actor: Actor;
}

export interface CommandArguments {
  /** Positional arguments after the command's name. */
  readonly words: readonly string[];
  readonly options: Readonly<Record<string, string | undefined>>;
}

export interface OperatorCommand {
  readonly name: string;
  /** Arguments and options, as the help shows them. */
  readonly usage: string;
  readonly summary: string;
  /** Runs the command and returns its output. @throws OperatorError */
  run(context: OperatorContext, args: CommandArguments): Promise<string>;
}

/** The action in the audit trail for data that was only looked at. */
export const VIEWED = 'viewed';

/** Records in the audit trail that the operator viewed personal data. Call it before showing the data. */
export async function recordViewed(
  { services: { database, now }, actor }: OperatorContext,
  subject: string,
  details: Readonly<Record<string, unknown>> = {},
): Promise<void> {
  await database.write((db) => writeAudit(db, now(), actor, VIEWED, subject, details));
}

/** A positional argument. @throws OperatorError when it is missing */
export function wordAt({ words }: CommandArguments, index: number, what: string): string {
  const word = words[index];
  if (word === undefined) throw new OperatorError(`Which ${what}?`);
  return word;
}

/** A required option. @throws OperatorError when it is missing */
export function requireOption({ options }: CommandArguments, name: string, what: string): string {
  const value = options[name]?.trim();
  if (!value) throw new OperatorError(`--${name} is missing: ${what}.`);
  return value;
}

/** Whether the output is for a program: `--json`. */
export const wantsJson = ({ options }: CommandArguments): boolean => options['json'] !== undefined;

/** The status to list: `--status`, or the first of `statuses`. @throws OperatorError for an unknown one */
export function statusOption<Status extends string>(
  { options }: CommandArguments,
  statuses: readonly [Status, ...Status[]],
): Status {
  const wanted = options['status'] ?? statuses[0];
  const status = statuses.find((known) => known === wanted);
  if (status === undefined) throw new OperatorError(`--status takes one of ${statuses.join(', ')}.`);
  return status;
}

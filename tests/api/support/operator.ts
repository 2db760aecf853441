import { findCommand } from '../../../src/api/entry/operator/commands.ts';
import type { OperatorContext } from '../../../src/api/entry/operator/command.ts';
import type { TestHost } from './host.ts';

/** Runs a command of the operator on the host's database, at the host's time. */
export async function runOperator(
  { host }: TestHost,
  line: string,
  options: Readonly<Record<string, string>> = {},
): Promise<string> {
  const found = findCommand(line.split(' '));
  if (!found) throw new Error(`There is no command "${line}".`);
  const context: OperatorContext = { services: { ...host.services, provider: undefined }, actor: 'operator:test' };
  return found.command.run(context, { words: found.rest, options });
}

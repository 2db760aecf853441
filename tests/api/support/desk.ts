import { findCommand } from '../../../src/api/desk/commands.ts';
import type { Desk } from '../../../src/api/desk/desk.ts';
import type { TestHost } from './host.ts';

/** Runs a command of the operator on the host's database, at the host's time. */
export async function runDesk(
  { host }: TestHost,
  line: string,
  options: Readonly<Record<string, string>> = {},
): Promise<string> {
  const found = findCommand(line.split(' '));
  if (!found) throw new Error(`There is no command "${line}".`);
  const desk: Desk = { services: { ...host.services, provider: undefined }, actor: 'operator:test' };
  return found.command.run(desk, { words: found.rest, options });
}

import { expect, test } from 'vitest';
import { databaseCommands } from '../../src/api/entry/operator/backup.ts';
import { COMMANDS } from '../../src/api/entry/operator/commands.ts';
import { OPTIONS } from '../../src/api/entry/operator/options.ts';

/** The options that a command's help names, each with whether it has a value. */
const optionsIn = (usage: string): [name: string, type: string][] =>
  [...usage.matchAll(/--([a-z-]+)([ =](?!\[)[^\]\s])?/g)].map(([, name = '', value]) => [
    name,
    value === undefined ? 'boolean' : 'string',
  ]);

test('npm run operator takes every option that the help of a command names', () => {
  const named = [...COMMANDS, ...databaseCommands].flatMap(({ name, usage }) =>
    optionsIn(usage).map(([option, type]) => ({ name, option, type })),
  );
  const known = new Map<string, string>(Object.entries(OPTIONS).map(([option, { type }]) => [option, type]));
  expect(named.length).toBeGreaterThan(50);
  expect(named.filter(({ option, type }) => known.get(option) !== type)).toEqual([]);
});

test('every option belongs to a command, besides the help', () => {
  const named = new Set(
    [...COMMANDS, ...databaseCommands].flatMap(({ usage }) => optionsIn(usage).map(([name]) => name)),
  );
  expect(Object.keys(OPTIONS).filter((name) => !named.has(name))).toEqual(['help']);
});

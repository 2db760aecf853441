import { globSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { line } from '../../src/contract/fields.ts';
import type { OperatorContext } from '../../src/api/entry/operator/command.ts';
import { needed, reasonFor } from '../../src/api/office/kit/forms/actions.ts';
import { action } from '../../src/api/office/operator/actions/action.ts';

describe('an action of the dashboard', () => {
  const settle = action(
    'money',
    { reason: reasonFor('shopper'), reference: needed('reference', 'the number of the transfer', line(5)).optional() },
    async (_context, form) => JSON.stringify(form),
  );
  const perform = (fields: Readonly<Record<string, string>>) =>
    settle.perform({} as OperatorContext, new URLSearchParams(fields));

  test('gets its fields cleaned, and no others', async () => {
    const typed = { word: ' r-1 ', reason: 'Came  broken', reference: '', command: 'x', form: 'y' };
    expect(JSON.parse(await perform(typed))).toEqual({ word: 'r-1', reason: 'Came broken' });
    expect(settle).toMatchObject({ right: 'money', fields: ['reason', 'reference'] });
  });

  test('names the field that is missing or wrong', async () => {
    await expect(perform({ word: 'r-1' })).rejects.toThrow('Reason is missing: the shopper reads it.');
    await expect(perform({ word: 'r-1', reason: 'No' })).rejects.toThrow('Reason: At least 3 characters.');
    const long = { word: 'r-1', reason: 'Came broken', reference: '123456' };
    await expect(perform(long)).rejects.toThrow('Reference: At most 5 characters.');
  });

  test('that does not say what it is about is no request of a form', async () => {
    await expect(perform({ reason: 'Came broken' })).rejects.toMatchObject({ status: 400 });
  });
});

/** What an action of the dashboard may take of the commands: finding what is meant, and steps that say nothing themselves. */
const OF_COMMANDS = /entry\/operator\/(?:command|orders|suspension|approve-seller)\.ts'/;

test('actions answer in words of outcomes, which commands share, and in none of the commands', () => {
  const files = globSync('src/api/office/operator/actions/*-actions.ts');
  expect(files.length).toBeGreaterThan(2);
  const others = files.flatMap((file) =>
    (readFileSync(file, 'utf8').match(/from '[./]+\/entry\/operator\/[^']+'/g) ?? [])
      .filter((source) => !OF_COMMANDS.test(source))
      .map((source) => `${file}: ${source}`),
  );
  expect(others).toEqual([]);
});

import { expect, test } from 'vitest';
import { findOperator } from '../../src/api/records/staff/operator-name.ts';

test('OPERATOR names the operator, and otherwise the account on the machine', () => {
  expect(findOperator(' Asha  Rathore ', 'root')).toBe('Asha Rathore');
  expect(findOperator(undefined, 'asha')).toBe('asha');
  expect(findOperator('', 'asha')).toBe('asha');
});

test('an account that several people share names nobody, in OPERATOR neither', () => {
  for (const account of ['root', 'node', 'www-data', 'Administrator'])
    expect(findOperator(undefined, account)).toBeUndefined();
  expect(findOperator('admin', 'asha')).toBeUndefined();
});

import { expect, test } from 'vitest';
import { isSessionOver, readLogin, readSession } from '../../src/browser/api/session-answer.ts';

test.each([
  [{ data: { token: 't' } }, { outcome: 'ok', token: 't' }],
  [{ data: null, error: { code: 404 } }, { outcome: 'unknown-account' }],
  [{ data: null, error: { code: 401 } }, { outcome: 'wrong-password' }],
  [{ data: null, error: { code: '401' } }, { outcome: 'wrong-password' }],
  [{ data: null, error: { code: 500 } }, { outcome: 'failed' }],
  [{ data: null }, { outcome: 'failed' }],
  [{ data: { token: '' } }, { outcome: 'failed' }],
  [{ data: { token: 5 } }, { outcome: 'failed' }],
  [{ error: { code: 404 } }, { outcome: 'failed' }],
  [null, { outcome: 'failed' }],
  ['<html>', { outcome: 'failed' }],
  [[], { outcome: 'failed' }],
])('the answer %j to a login means %j', (answer, result) => {
  expect(readLogin(answer)).toEqual(result);
});

test.each([
  [{ data: {} }, true],
  [{ data: 'yes' }, true],
  [{ data: null }, false],
  [{}, false],
  [null, false],
  ['ok', false],
])('the answer %j to the session check means %s', (answer, isValid) => {
  expect(readSession(answer)).toBe(isValid);
});

test.each([
  [{ data: null }, true],
  [{ data: null, error: { code: 500 } }, false],
  [{ data: { account: {} } }, false],
  [{}, false],
  [null, false],
  ['<html>', false],
])('after the answer %j to the session check the token is thrown away: %s', (answer, isOver) => {
  expect(isSessionOver(answer)).toBe(isOver);
});

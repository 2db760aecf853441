import { expect, test } from 'vitest';
import { isUnavailable } from '../../src/api/ground/database/unavailable.ts';

test.each([
  ['the server stops', { code: '57P01' }],
  ['the server crashed', { code: '57P02' }],
  ['the server starts', { code: '57P03' }],
  ['a statement took too long', { code: '57014' }],
  ['a lock took too long', { code: '55P03' }],
  ['a transaction rested too long', { code: '25P03' }],
  ['another server has taken over', { code: '25006' }],
  ['there are too many connections', { code: '53300' }],
  ['the disk is full', { code: '53100' }],
  ['the connection broke', { code: 'ECONNRESET' }],
  ['the connection ended', new Error('Connection terminated unexpectedly')],
  ['nothing was said', new Error('Query read timeout')],
  ['no connection was free', new Error('timeout exceeded when trying to connect')],
  ['the connection had ended', new Error('Client has encountered a connection error and is not queryable')],
  ['SQLite is busy', { errcode: 5 }],
  ['SQLite reads while its log is brought in order', { errcode: 5 | (1 << 8) }],
  ['the disk under SQLite is full', { errcode: 13 }],
])('a request can be tried again when %s', (_case, error) => {
  expect(isUnavailable(error)).toBe(true);
});

test.each([
  ['a row is there already', { code: '23505' }],
  ['a table is missing', { code: '42P01' }],
  ['SQLite refuses a row', { errcode: 19 }],
  ['the code is wrong', new TypeError('x is not a function')],
  ['nothing is known', undefined],
])('trying again is no help when %s', (_case, error) => {
  expect(isUnavailable(error)).toBe(false);
});

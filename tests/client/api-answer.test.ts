import { describe, expect, test } from 'vitest';
import { describeTrouble, readAnswer, UNREACHABLE } from '../../src/browser/api/api-answer.ts';

describe('an answer of the host', () => {
  test('with data is a success, also when the data is null', () => {
    expect(readAnswer({ data: { token: 'x' } })).toEqual({ ok: true, data: { token: 'x' } });
    expect(readAnswer({ data: null })).toEqual({ ok: true, data: null });
  });

  test('with an error has its code, message and fields', () => {
    const error = { code: 422, message: 'Please look.', fields: { email: 'Wrong.', odd: 3 } };
    expect(readAnswer({ data: null, error })).toEqual({
      ok: false,
      code: 422,
      message: 'Please look.',
      fields: { email: 'Wrong.' },
    });
  });

  test('with a quote keeps it', () => {
    expect(readAnswer({ data: null, error: { code: 409, message: '', quote: { lines: [] } } })).toMatchObject({
      quote: { lines: [] },
    });
  });

  test.each([
    ['nothing', undefined],
    ['a text', '<html>'],
    ['something else', { hello: 'world' }],
    ['an error without a code', { data: null, error: {} }],
  ])('that is %s is no answer', (_name, answer) => {
    expect(readAnswer(answer)).toBe(UNREACHABLE);
  });
});

describe('the message of a general failure', () => {
  test.each([
    [0, 'couldn’t reach the shop'],
    [429, 'Too many attempts'],
    [500, 'our end'],
    [503, 'our end'],
  ])('of code %i say "%s"', (code, words) => {
    expect(describeTrouble({ ...UNREACHABLE, code })).toContain(words);
  });

  test('of too many attempts is the host’s, who knows how long to wait and what else helps', () => {
    expect(describeTrouble({ ...UNREACHABLE, code: 429, message: 'Try again in 3 minutes.' })).toBe(
      'Try again in 3 minutes.',
    );
  });

  test('is missing for failures that pages describe themselves', () => {
    expect(describeTrouble({ ...UNREACHABLE, code: 409 })).toBeUndefined();
  });
});

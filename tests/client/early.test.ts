import { runInNewContext } from 'node:vm';
import { describe, expect, test } from 'vitest';
import { EARLY_SCRIPT } from '../../src/client/boot/early.ts';

type Listener = (event: object) => void;

/** Runs the script in a page with this stored choice and connection. */
function runEarly(stored: () => object, connection?: object) {
  const dataset: Record<string, string> = {};
  const listeners: Record<string, Listener> = {};
  const page = {
    document: { documentElement: { dataset } },
    navigator: { connection, onLine: true },
    get localStorage() {
      return stored();
    },
    addEventListener: (type: string, listener: Listener) => {
      listeners[type] = listener;
    },
    removeEventListener: () => {},
  };
  const scope: typeof page & { onunhandledrejection?: (event: object) => unknown } = page;
  runInNewContext(EARLY_SCRIPT, scope);
  return { dataset, listeners, rejects: scope.onunhandledrejection };
}
const savesData = (...page: Parameters<typeof runEarly>) => 'saving' in runEarly(...page).dataset;
const nothing = () => ({});

describe('data is saved', () => {
  test('where the browser asks for it, or the connection is slow', () => {
    expect(savesData(nothing, { saveData: true, effectiveType: '4g' })).toBe(true);
    expect(savesData(nothing, { saveData: false, effectiveType: '2g' })).toBe(true);
    expect(savesData(nothing, { saveData: false, effectiveType: 'slow-2g' })).toBe(true);
  });

  test('not on another connection, nor where the browser says nothing of it', () => {
    expect(savesData(nothing, { saveData: false, effectiveType: '3g' })).toBe(false);
    expect(savesData(nothing)).toBe(false);
  });

  test('as the shopper has chosen, whatever the browser says', () => {
    expect(savesData(() => ({ saving: '1' }))).toBe(true);
    expect(savesData(() => ({ saving: '0' }), { saveData: true })).toBe(false);
  });

  test('not where storage is forbidden, and the page still works', () => {
    const forbid = () => {
      throw new Error('forbidden');
    };
    expect(savesData(forbid, { saveData: true })).toBe(false);
  });

  test('no longer when a script fails, as nothing could show the pictures then', () => {
    const { dataset, listeners } = runEarly(() => ({ saving: '1' }));
    listeners['error']?.({ target: { type: 'module' } });
    expect(dataset).toEqual({});
  });
});

test('only the rejection of an animation between pages counts as handled', () => {
  const { rejects } = runEarly(nothing);
  for (const words of [
    'InvalidStateError: Transition was aborted because of invalid state',
    'AbortError: Transition was skipped',
  ])
    expect(rejects?.({ reason: words })).toBe(false);
  for (const reason of [new TypeError('Failed to fetch'), undefined, 'a text'])
    expect(rejects?.({ reason })).toBe(true);
});

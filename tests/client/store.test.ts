import { describe, expect, test, vi } from 'vitest';
import { atom, computed } from '../../src/browser/store.ts';

describe('a store', () => {
  test('tells its listeners of each change, with what it was before', () => {
    const store = atom(1);
    const heard: unknown[] = [];
    const stop = store.listen((value, before) => heard.push([value, before]));
    store.set(2);
    store.set(2);
    stop();
    store.set(3);
    expect([store.get(), heard]).toEqual([3, [[2, 1]]]);
  });

  test('tells who subscribes at once', () => {
    const listener = vi.fn<(value: string) => void>();
    atom('a').subscribe(listener);
    expect(listener.mock.calls).toEqual([['a']]);
  });

  test('does not call a listener that another one has stopped', () => {
    const store = atom(0);
    const late = vi.fn<() => void>();
    store.listen(() => stop());
    const stop = store.listen(late);
    store.set(1);
    expect(late).not.toHaveBeenCalled();
  });

  test('does not call a listener that comes during a change', () => {
    const store = atom(0);
    const late = vi.fn<() => void>();
    store.listen(() => void store.listen(late));
    store.set(1);
    expect(late).not.toHaveBeenCalled();
  });
});

describe('what is made of stores', () => {
  test('is made once for the same values, whether or not somebody listens', () => {
    const [one, other] = [atom(1), atom(10)];
    const make = vi.fn<(a: number, b: number) => { sum: number }>((a, b) => ({ sum: a + b }));
    const made = computed([one, other], make);
    const first = made.get();
    expect(made.get()).toBe(first);
    made.listen(() => {});
    expect(made.get()).toBe(first);
    expect(make).toHaveBeenCalledOnce();
  });

  test('follows them for its listeners, through others that are made', () => {
    const store = atom(1);
    const double = computed([store], (value) => value * 2);
    const heard: number[] = [];
    computed([double, store], (twice, once) => twice + once).subscribe((value) => heard.push(value));
    store.set(2);
    store.set(2);
    expect(heard.at(-1)).toBe(6);
    expect(heard[0]).toBe(3);
  });

  test('is told only where it has changed', () => {
    const store = atom(1);
    const listener = vi.fn<() => void>();
    computed([store], (value) => value > 0).listen(listener);
    store.set(2);
    expect(listener).not.toHaveBeenCalled();
  });
});

import { expect, test } from 'vitest';
import { keepTime } from '../../src/api/ground/clock/clock.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const YEAR_MS = 365 * 24 * HOUR_MS;
const START = Date.parse('2026-11-20T07:30:00Z');

/** A machine whose clock is set, and a host that looks at it each minute. */
function startMachine({ lastSeen, setBy = 0 }: { readonly lastSeen?: number; readonly setBy?: number } = {}) {
  const machine = { passed: 0, setBy };
  const shown = () => START + machine.passed + machine.setBy;
  const warnings: string[] = [];
  const keeper = keepTime(shown(), {
    lastSeen,
    passed: () => machine.passed,
    log: { warn: (message) => warnings.push(message) },
  });
  const live = (ms: number) => {
    for (let minute = 0; minute < ms; minute += MINUTE_MS) {
      machine.passed += MINUTE_MS;
      keeper.observe(shown());
    }
  };
  /** How far the host is from the time that it really is. */
  const error = () => keeper.now() - START - machine.passed;
  return { machine, keeper, warnings, live, error };
}

test('goes on evenly while the clock of the machine jumps forward and back', () => {
  const { machine, keeper, warnings, live, error } = startMachine();
  for (const by of [YEAR_MS, 0, -YEAR_MS, 0]) {
    machine.setBy = by;
    live(HOUR_MS);
    expect([error(), keeper.isSure()]).toEqual([0, true]);
  }
  expect(warnings).toHaveLength(2);
});

test('follows a clock that is set right by seconds, and never goes back for it', () => {
  const { machine, keeper, live, error } = startMachine();
  machine.setBy = 20_000;
  live(MINUTE_MS);
  expect(error()).toBe(20_000);
  const before = keeper.now();
  machine.setBy = -100_000;
  keeper.observe(START + machine.passed + machine.setBy);
  expect(keeper.now()).toBe(before);
  live(5 * MINUTE_MS);
  expect(error()).toBe(-100_000);
});

test('follows a jump that has stood for six hours', () => {
  const { machine, live, error } = startMachine();
  machine.setBy = YEAR_MS;
  live(5 * HOUR_MS);
  expect(error()).toBe(0);
  live(2 * HOUR_MS);
  expect(error()).toBe(YEAR_MS);
});

test('is not sure of a time that is far from the last that was noted, until the clock is right again', () => {
  for (const setBy of [YEAR_MS, -YEAR_MS]) {
    const { machine, keeper, live, error } = startMachine({ lastSeen: START, setBy });
    expect([error(), keeper.isSure()]).toEqual([setBy, false]);
    machine.setBy = 0;
    live(MINUTE_MS);
    expect([error(), keeper.isSure()]).toEqual([0, true]);
  }
});

test('is sure after six hours of the time of a shop that was closed for long', () => {
  const { keeper, live } = startMachine({ lastSeen: START - YEAR_MS });
  live(5 * HOUR_MS);
  expect(keeper.isSure()).toBe(false);
  live(2 * HOUR_MS);
  expect(keeper.isSure()).toBe(true);
});

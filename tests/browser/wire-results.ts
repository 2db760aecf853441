import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import {
  WIRE_BUDGETS,
  WIRE_FILE,
  type WireResult,
  type WireResults,
  type WireRow,
} from '../../src/integration/check/wire-budget.ts';
import { expect } from './shop.ts';

/** What the journeys of bytes.spec.ts have measured. */
export const results = new Map<WireRow, WireResult>();

/** Remembers the largest result, and checks it against the budget. */
export function record(row: WireRow, measured: number, page: string): void {
  expect(measured, WIRE_BUDGETS[row].label).toBeLessThanOrEqual(WIRE_BUDGETS[row].limit);
  expect(measured).toBeGreaterThan(0);
  if (measured > (results.get(row)?.measured ?? 0)) results.set(row, { row, measured, page });
}

/** Writes them for `npm run budget`, unless some are missing. */
export function keepResults(): void {
  if (results.size < Object.keys(WIRE_BUDGETS).length) return;
  const table: WireResults = { at: new Date().toISOString(), results: [...results.values()] };
  mkdirSync(dirname(WIRE_FILE), { recursive: true });
  writeFileSync(WIRE_FILE, JSON.stringify(table));
}

import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { SegmentMemory } from '../../src/catalog/snapshot/segment-memory.ts';
import { readSegment, type StoredFile, writeSegment } from '../../src/catalog/snapshot/segment.ts';
import { makeTemporaryFolder } from '../support/temporary.ts';

const stored = (path: string): StoredFile => ({
  path,
  state: { size: 1, mtimeMs: 2, ctimeMs: 3, isSettled: true, digest: path },
  lookups: '',
  product: { sku: path, attributes: [], declarations: {} } as unknown as StoredFile['product'],
  warnings: [],
});

test('a file that has not changed is not read again', () => {
  const file = join(makeTemporaryFolder(), 'segment');
  const memory = new SegmentMemory();
  memory.write(file, 'maker', [stored('a')]);
  expect(memory.read(file, 'maker')).toBe(memory.read(file, 'maker'));
  expect(readSegment(file, 'maker')).toEqual(memory.read(file, 'maker'));
});

test('a file that another process has replaced or damaged is read again, and nothing of another maker is taken', () => {
  const file = join(makeTemporaryFolder(), 'segment');
  const memory = new SegmentMemory();
  memory.write(file, 'maker', [stored('a')]);
  writeSegment(file, 'maker', [stored('b')]);
  expect(memory.read(file, 'maker')).toMatchObject([{ path: 'b' }]);
  expect(memory.read(file, 'other maker')).toEqual([]);
  writeFileSync(file, 'damaged');
  expect(memory.read(file, 'maker')).toEqual([]);
});

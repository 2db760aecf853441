// Made from ../en/compare.json, which is what to change.
import type { MessagePart } from '../format/evaluate.ts';
import { readRoom } from '../read-room.ts';

interface CompareText {
  readonly all: (values: { count: number }) => string;
  readonly see: string;
  readonly full: (values: { most: string | number }) => string;
  readonly already: (values: { count: string | number; most: string | number }) => string;
  readonly added: (values: { count: string | number; most: string | number }) => string;
  readonly notSold: (values: { skus: string | number }) => string;
  readonly alone: string;
  readonly differing: (values: { differing: number; all: string | number }) => string;
  readonly missing: string;
  readonly remove: (values: { title: string | number }) => string;
  readonly saving: string;
  readonly rating: string;
  readonly availability: string;
  readonly sizes: string;
  readonly colour: string;
  readonly title: string;
  readonly description: string;
  readonly withoutScript: string;
  readonly empty: string;
  readonly emptyHint: string;
  readonly gone: string;
  readonly table: string;
  readonly onlyDifferences: string;
  readonly label: string;
  readonly addAnother: readonly MessagePart<'what'>[];
  readonly scriptOff: string;
  readonly scriptLate: string;
  readonly loading: string;
  readonly differs: string;
}

export const compareText: CompareText = readRoom('compare');

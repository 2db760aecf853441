import type { Fix } from './fix.ts';

/** Something wrong with a catalogue file: where it is, what was found, what is expected, and how to mend it if that can be guessed. */
export interface Problem {
  /** Names the cause, and stays the same from version to version: `seller-unknown`, `title-too-long`. */
  readonly code: string;
  /** An error stops the build; with a warning the site can still be published. */
  readonly severity: 'error' | 'warning';
  /** Path of the file from the project's folder. */
  readonly file: string;
  /** Line and column count from 1, columns in UTF-16 units as in editors; both are 0 when the problem is the whole file. */
  readonly line: number;
  readonly column: number;
  /** The field in JavaScript notation: `offers.in.price`, `sizes[2].name`; empty for the whole file. */
  readonly field: string;
  readonly found: string;
  readonly expected: string;
  /** The nearest valid value, or another way to mend the problem. */
  readonly hint?: string;
  /** The change that `--fix` makes, where one is safe. */
  readonly fix?: Fix;
}

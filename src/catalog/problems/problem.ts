/** Something wrong with a catalogue file: where it is, what was found, what is expected, and how to fix it if that can be guessed. */
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
  /** The nearest valid value, or another way to fix the problem. */
  readonly hint?: string;
  /** The change that `--fix` makes, where one is safe. */
  readonly fix?: Fix;
}

type FieldPath = readonly (string | number)[];

/** A change of a catalogue file that fixes a problem and can't be wrong. Plain data, so that snapshots can keep it. */
export type Fix =
  | { readonly kind: 'set'; readonly path: FieldPath; readonly value: unknown }
  | { readonly kind: 'remove'; readonly path: FieldPath }
  | { readonly kind: 'rename-key'; readonly path: FieldPath; readonly to: string }
  /** Adds properties to the object at `path`. */
  | { readonly kind: 'add'; readonly path: FieldPath; readonly entries: Readonly<Record<string, string>> };

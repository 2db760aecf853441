type FieldPath = readonly (string | number)[];

/** A change of a catalogue file that mends a problem and can't be wrong. Plain data, so that snapshots can keep it. */
export type Fix =
  | { readonly kind: 'set'; readonly path: FieldPath; readonly value: unknown }
  | { readonly kind: 'remove'; readonly path: FieldPath }
  | { readonly kind: 'rename-key'; readonly path: FieldPath; readonly to: string }
  /** Adds properties to the object at `path`. */
  | { readonly kind: 'add'; readonly path: FieldPath; readonly entries: Readonly<Record<string, string>> };

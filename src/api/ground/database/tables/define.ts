/** Tables are defined once: for the migration that makes them, for Kysely, and for the types of their rows. */

/**
 * The values of a column, on both SQLite and PostgreSQL. With `?` it may be null; ` = 0` is its default. Times are epoch milliseconds, flags 0 or 1,
 * amounts minor units, and lists or records JSON text.
 */
type Column = `${'text' | 'bigint' | 'integer'}${'' | '?' | ` = ${string}`}`;

declare const VALUES: unique symbol;
/** For the compiler only: the values of a column of text. */
export interface Of<Value> {
  readonly [VALUES]: Value;
}

/** A column with one of some texts; `standard` is its default. */
export const oneOf = <Value extends string>(standard?: Value) =>
  (standard === undefined ? 'text' : `text = ${standard}`) as 'text' & Of<Value>;
/** The same, or null. */
export const oneOfOrNull = <Value extends string>() => 'text?' as 'text?' & Of<Value>;

export type Columns = Readonly<Record<string, Column>>;

/** A table as the first release made it, which is never changed, and what later migrations have added. */
export interface TableDefinition {
  readonly columns: Columns;
  /** Columns that later migrations have added. */
  readonly later?: Columns;
  /** The primary key. */
  readonly key: readonly string[];
  /** Columns whose combination of values is unique, by name. */
  readonly unique?: Readonly<Record<string, readonly string[]>>;
  /** Columns that refer to a row of another table, by name. */
  readonly foreign?: Readonly<
    Record<string, readonly [own: readonly string[], table: string, theirs: readonly string[]]>
  >;
  /** Conditions for each row in SQL, by name. */
  readonly checks?: Readonly<Record<string, string>>;
  readonly indexes?: readonly (readonly string[])[];
  /** Indexes of only those rows for which a condition holds, by name. */
  readonly partial?: Readonly<Record<string, readonly [columns: readonly string[], where: string]>>;
}

/** The definitions unchanged, with their exact types. */
export const defineTables = <const Definitions extends Readonly<Record<string, TableDefinition>>>(
  definitions: Definitions,
): Definitions => definitions;

type Value<C> =
  | (C extends Of<infer V> ? V : C extends `text${string}` ? string : number)
  | (C extends `${string}?` ? null : never);
type Values<C> = { -readonly [Name in keyof C]: Value<C[Name]> };

/** A row of a table. */
export type RowOf<Definition extends TableDefinition> = Values<Definition['columns']> &
  (Definition extends { readonly later: infer Later } ? Values<Later> : unknown);

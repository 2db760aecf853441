import type { Tables } from '../database/tables.ts';

/**
 * What each column of the database holds about a person. `privacy list`, `privacy export`, `privacy erase` and the erasing of orders
 * by age all follow these rules, and a test compares them with the real tables, so that a new column has a rule before it has data.
 */

/**
 * When the data of a column is erased:
 *
 * - `contact`, `books`, `upi`: with its order, by the rules of entry/privacy/retention-periods.ts, and by their rules on request
 * - `request`: at once when its person asks, else by age (retention.ts)
 * - `account`: with the account, which its owner deletes, or the operator on request (`--with-account`)
 * - `age`: only by age (retention.ts), whoever asks; the table says why
 * - `stays`: never; the table says why
 */
export type Fate = 'contact' | 'books' | 'upi' | 'request' | 'account' | 'age' | 'stays';

/** The contents of a column: nothing about a person, a secret that is never exported, something about a person, or JSON. */
export type ColumnRule =
  | 'none'
  | 'secret'
  | { readonly holds: string; readonly fate: Fate; readonly blank: '' | null }
  | {
      readonly json: Readonly<Record<string, JsonRule>>;
      /** Paths without anything about a person; a path stands for all below it. */
      readonly others: readonly string[];
    };

interface JsonRule {
  readonly holds: string;
  readonly fate: Fate;
  /** Undefined: the key is left out. */
  readonly blank?: '';
}

/** How rows of a person are found: by a column with the id of their order or account, an address, a number and so on. */
export interface Finding {
  readonly by: 'order' | 'order-number' | 'account' | 'email' | 'phone' | 'seller-account' | 'seller' | 'staff';
  readonly column: string;
  /** Whether somebody else may have typed it. Such rows are listed, but not exported. */
  readonly isUnproven?: true;
}

/** What `privacy erase` does with these rows. */
type OnRequest =
  /** As far as entry/privacy/erase-on-request.ts lets it. */
  | { readonly does: 'order' }
  | { readonly does: 'delete' }
  /** Deletes those that are drafts or were refused. */
  | { readonly does: 'application' }
  /** Deletes them with the account, with `--with-account`. */
  | { readonly does: 'account' }
  | { readonly does: 'review' }
  | { readonly does: 'nothing'; readonly why: string };

export interface TableRule<Column extends string = string> {
  /** What a row is, for `privacy list`. Empty for tables without anything about a person. */
  readonly words: string;
  readonly found: readonly Finding[];
  /** Columns that tell the operator which row it is. */
  readonly label?: readonly Column[];
  readonly onRequest: OnRequest;
  readonly columns: Readonly<Record<Column, ColumnRule>>;
}

/** Makes a rule. The compiler compares its columns with those of the table. */
export const ruleFor =
  <Name extends keyof Tables>() =>
  (rule: TableRule<keyof Tables[Name] & string>): TableRule =>
    rule;

/** Columns without anything about a person. */
export const none = <Column extends string>(...columns: readonly Column[]): Record<Column, 'none'> =>
  Object.fromEntries(columns.map((column) => [column, 'none'])) as Record<Column, 'none'>;

/** Hashes, keys and tokens, which are never exported. */
export const secret = <Column extends string>(...columns: readonly Column[]): Record<Column, 'secret'> =>
  Object.fromEntries(columns.map((column) => [column, 'secret'])) as Record<Column, 'secret'>;

/** A column that may be null when it is blank, unless `blank` says otherwise. */
export const given = (holds: string, fate: Fate, blank: '' | null = null): ColumnRule => ({ holds, fate, blank });

/** A table without anything about a person. */
export const impersonal = <Column extends string>(...columns: readonly Column[]): TableRule<Column> => ({
  words: '',
  found: [],
  onRequest: { does: 'nothing', why: 'nothing about a person' },
  columns: none(...columns),
});

/** Finds rows by a column. */
export const by = (finding: Finding['by'], column: string): Finding => ({ by: finding, column });

/** Finds rows by a column that somebody else may have typed. */
export const byUnproven = (finding: Finding['by'], column: string): Finding => ({
  by: finding,
  column,
  isUnproven: true,
});

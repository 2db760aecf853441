/** What a pattern of a query means: `#` stands for a number or a size. Amounts are in major units. */
export type PatternKind = 'max' | 'min' | 'range' | 'about' | 'size' | 'age';

/**
 * What is language and not code: replacements of letters, words without meaning, ways to write a price. The defaults are in
 * catalog/vocabulary/words/rules.txt; `catalog/search.json` adds to them. The index and the queries of one shop are folded by the same rules.
 */
export interface SearchRules {
  /** Replacements in a Latin word, one after the other. "^" binds to its beginning, "$" to its end. */
  readonly letters: readonly (readonly [from: string, to: string])[];
  /** Endings of Latin words, the first that fits is replaced: plurals. */
  readonly endings: readonly (readonly [from: string, to: string])[];
  /** Endings of Devanagari words. */
  readonly hindiEndings: readonly (readonly [from: string, to: string])[];
  /** Words that queries are searched without. */
  readonly stop: readonly string[];
  /** Those of them after which it is said what a thing is for or has, not what it is: "for", "with". */
  readonly before: readonly string[];
  /** Those of them before which that is said: "ke liye", "wala". */
  readonly after: readonly string[];
  /** Words that stand before or after an amount: "rs". */
  readonly currency: readonly string[];
  /** Words for numbers: "sau" is 100. Of a word for a half more, "sadhe", the half. */
  readonly numbers: Readonly<Record<string, number>>;
  /** "under #", "# se kam". */
  readonly patterns: readonly (readonly [pattern: string, kind: PatternKind])[];
  /** By audience ("men"): words for it. */
  readonly audience: Readonly<Record<string, readonly string[]>>;
}

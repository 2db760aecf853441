import type { PatternKind, SearchRules } from '../../core/search/rules.ts';

/** What the search knows of a language besides English and Hindi, for shops with pages in it. Words are in lines, divided by spaces. */
export interface LanguageWords {
  /** A line a thing: `a name in English that the vocabulary has | names in the language`. Lines that begin with "//" are comments. */
  readonly names: string;
  /** What may stand before any word, joined to it. */
  readonly article?: string;
  /** Endings of plurals, the first that fits is replaced. */
  readonly endings: SearchRules['endings'];
  readonly letters: SearchRules['letters'];
  readonly stop: string;
  readonly currency: string;
  readonly patterns: Readonly<Partial<Record<PatternKind, readonly string[]>>>;
  /** By audience. */
  readonly audience: Readonly<Record<string, string>>;
}

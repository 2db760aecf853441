import { AsyncLocalStorage } from 'node:async_hooks';

/** The language that all messages are written in first, and that stands in where another one has none. */
export const FIRST_LANGUAGE = 'en';

const storage = new AsyncLocalStorage<string>();

/**
 * The language of texts that Node makes now, such as "hi": of mails, documents and answers of the host. Bundled code has one language
 * throughout.
 */
export const currentLanguage = (): string => storage.getStore() ?? FIRST_LANGUAGE;

/** The end of names of what is kept in a language: "" in English, ".hi" in Hindi. A bundle has it as a text. */
export const languageEnding = (): string => (currentLanguage() === FIRST_LANGUAGE ? '' : `.${currentLanguage()}`);

/** Runs with another language, also what `run` waits for. What runs meanwhile for others keeps theirs. */
export const inLanguage = <Result>(language: string, run: () => Result): Result => storage.run(language, run);

/**
 * Whether a language is written in other letters than English, as Hindi is, so that its letters tell English texts from others. A bundle has the
 * answer for its language.
 */
export const hasOwnScript = (language = currentLanguage()): boolean =>
  new Intl.Locale(language).maximize().script !== 'Latn';

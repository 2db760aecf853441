/** The language that all messages are written in first, and that stands in where another one has none. */
export const FIRST_LANGUAGE = 'en';

/** The language of texts that Node makes: of pages in a build, of mails and documents on the host. Bundled code has one language throughout. */
let current = FIRST_LANGUAGE;

/** The language whose messages are read now, such as "hi". */
export const currentLanguage = (): string => current;

/** Runs with another language. `run` may not wait for anything: what runs meanwhile would have that language, too. */
export function inLanguage<Result>(
  language: string,
  run: () => Result extends Promise<unknown> ? never : Result,
): Result {
  const before = current;
  current = language;
  try {
    return run();
  } finally {
    current = before;
  }
}

/** Characters. */
const SHORT_TEXT = 60;
/** How many of them are kept: titles, which differ, would take the memory of a large catalogue. */
const MOST_TEXTS = 10_000;

/** What was found in short texts, which are often the same for many products. */
export class ShortTexts<T> {
  readonly #known = new Map<string, T>();

  // A long text would be read whole to look it up.
  get = (text: string): T | undefined => (text.length < SHORT_TEXT ? this.#known.get(text) : undefined);

  keep(text: string, value: T): T {
    if (text.length < SHORT_TEXT && this.#known.size < MOST_TEXTS) this.#known.set(text, value);
    return value;
  }
}

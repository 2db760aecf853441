/** A part of a view model, and what it has read. */
export interface MadePart {
  readonly made: unknown;
  readonly reads: ReadonlySet<string>;
}

/** How many parts are kept. Neighbours in a list name each other, so the latest ones are enough. */
const MOST = 500;

/** Parts that several view models have in common, such as a product in rows of others. */
export class SharedParts {
  readonly #parts = new Map<string, MadePart & { readonly subject: object }>();

  /** The part of a subject under this name. If it isn't kept, `make` makes it. */
  get(name: string, subject: object, make: () => MadePart): MadePart {
    const known = this.#parts.get(name);
    if (known?.subject === subject) return known;
    const part = { subject, ...make() };
    const [oldest] = this.#parts.keys();
    if (oldest !== undefined && this.#parts.size >= MOST) this.#parts.delete(oldest);
    this.#parts.set(name, part);
    return part;
  }
}

/** A part of view models, and what it has read. */
export interface MadePart {
  readonly made: unknown;
  readonly reads: ReadonlySet<string>;
}

/** So many parts are kept: neighbours in a list name each other, so that those that were made last are enough. */
const MOST = 500;

/** Parts that several view models have, such as a product in rows of others. */
export class SharedParts {
  readonly #parts = new Map<string, MadePart & { readonly subject: object }>();

  /** The part of a subject that was made under this name, or that `make` makes now. */
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

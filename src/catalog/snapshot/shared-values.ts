import type { ReadProduct } from '../model.ts';

/** Values that are remembered at a time: products that have something alike follow one another. */
const MOST = 1_000;

/** Gives products one object for what they have alike, such as a table of sizes or a seller's address, so that memory holds it once. */
export class SharedValues {
  readonly #sizes = new Known<ReadProduct['sizes']>();
  readonly #attributes = new Known<ReadProduct['attributes'][number]>();
  readonly #declarations = new Known<ReadProduct['declarations']>();
  readonly #care = new Known<ReadProduct['declarations']['consumerCare']>();

  share<P extends ReadProduct>(product: P): P {
    const { sizes, attributes, declarations } = product;
    const consumerCare = this.#care.find(declarations.consumerCare);
    return {
      ...product,
      attributes: attributes.map((attribute) => this.#attributes.find(attribute, attribute.join('\n'))),
      sizes: this.#sizes.find(sizes),
      declarations: this.#declarations.find({ ...declarations, consumerCare }),
    };
  }
}

class Known<T> {
  readonly #values = new Map<string, T>();

  /** The value itself, or an earlier one that is alike. */
  find(value: T, key = JSON.stringify(value)): T {
    const known = this.#values.get(key);
    if (known !== undefined) return known;
    if (this.#values.size === MOST) this.#values.clear();
    this.#values.set(key, value);
    return value;
  }
}

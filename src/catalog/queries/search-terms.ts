import { FIELDS } from '../../core/search/parts.ts';
import { wordsOf } from '../../core/search/fold.ts';
import type { Market, Product } from '../model.ts';
import type { Site } from '../site.ts';
import { listTexts } from '../facets/facet-texts.ts';
import { listFacets } from './facets.ts';
import type { Vocabulary } from './search-rules.ts';

/** Words of a title after which it says what is not the product itself. */
const HEAD_ENDS = /[,(:–—/]|\s-\s|\s(?:with|for|in|of|and|from|without|to)\s/iu;

/** The words of products as keys, with the field that each stands in. */
export class ProductTerms {
  /** By key: how it is mostly written, and how often. */
  readonly written = new Map<string, Map<string, number>>();
  readonly #site: Site;
  readonly #market: Market;
  readonly #vocabulary: Vocabulary;
  /** Keys of attributes and other texts that many products share. */
  readonly #known = new Map<string, readonly string[]>();

  constructor(site: Site, market: Market, vocabulary: Vocabulary) {
    this.#site = site;
    this.#market = market;
    this.#vocabulary = vocabulary;
  }

  /** By key: the best field. */
  termsOf(product: Product): Map<string, number> {
    const terms = new Map<string, number>();
    const add = (text: string | undefined, field: number) => {
      for (const key of text ? this.#keysOf(text) : []) if (field >= (terms.get(key) ?? 0)) terms.set(key, field);
    };
    const { catalog, index } = this.#site;
    const { title, declarations, attributes } = product;
    add(product.description, FIELDS.text);
    for (const feature of product.features) add(feature, FIELDS.text);
    add(product.descriptionHi, FIELDS.text);
    for (const picture of product.pictures) add(picture.alt, FIELDS.text);
    for (const id of product.categoryIds) {
      const category = catalog.categories.get(id);
      if (category?.marketId === this.#market.id)
        for (const one of index.branchOf(category)) add(one.title, FIELDS.attribute);
    }
    for (const [, value] of attributes) add(value, FIELDS.attribute);
    for (const text of [product.colour, product.brand, catalog.sellers.get(product.sellerId)?.name, ...product.tags])
      add(text, FIELDS.attribute);
    for (const text of this.#familiesOf(product)) add(text, FIELDS.attribute);
    for (const { values } of product.variants) for (const value of values) add(value, FIELDS.attribute);
    add(declarations.genericName, FIELDS.title);
    add(title, FIELDS.title);
    add(product.titleHi, FIELDS.title);
    const [head = title] = title.split(HEAD_ENDS);
    for (const text of [head, declarations.genericName ?? '']) {
      const [key] = this.#keysOf(wordsOf(text).at(-1) ?? '');
      if (key) terms.set(key, FIELDS.head);
    }
    this.#addAliases(terms);
    return terms;
  }

  /** The labels of the families of values that the product's texts belong to: "cherry" is red. */
  #familiesOf(product: Product): string[] {
    const { index, today } = this.#site;
    const category = index.mainCategory(product, this.#market);
    return listFacets(this.#site, category)
      .filter(({ input }) => input.families)
      .flatMap((rule) =>
        listTexts(product, rule.input, { today, market: this.#market })
          .flatMap((text) => rule.read(text, product.categoryIds[0] ?? '').values)
          .flatMap(({ label, hi = '' }) => [label, hi]),
      );
  }

  #addAliases(terms: Map<string, number>): void {
    for (const [key, field] of [...terms])
      for (const alias of this.#vocabulary.aliases.get(key) ?? []) {
        const own = alias.isSame ? field : Math.min(field, FIELDS.attribute);
        if (own > (terms.get(alias.key) ?? -1)) terms.set(alias.key, own);
        this.#count(alias.key, alias.written);
      }
  }

  /** The keys of a text's words, and of neighbours that are also written as one word. */
  #keysOf(text: string): readonly string[] {
    let keys = this.#known.get(text);
    if (keys) return keys;
    const { fold, compounds, rules } = this.#vocabulary;
    const found = new Set<string>();
    let before = '';
    for (const word of wordsOf(text)) {
      const key = fold(word);
      const joined = before && fold(before + word);
      if (joined && compounds.has(joined)) found.add(joined);
      if (!rules.stop.includes(word)) {
        found.add(key);
        this.#count(key, word);
      }
      before = word;
    }
    keys = [...found];
    if (text.length < 60) this.#known.set(text, keys);
    return keys;
  }

  #count(key: string, word: string): void {
    const counts = this.written.get(key);
    if (counts) counts.set(word, (counts.get(word) ?? 0) + 1);
    else this.written.set(key, new Map([[word, 1]]));
  }
}

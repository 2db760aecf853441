import { compareFacts, type Facts, MOST_COMPARED } from './compare.ts';
import { readSkus } from './sku-list.ts';
import type { Item } from '../../browser/stored-items.ts';
import { fetchPrices } from '../../stores/prices.ts';
import { make } from '../../browser/make.ts';
import { enterPart, findPart, showParts } from '../../browser/parts.ts';
import { copyTemplate, writeTexts } from '../../browser/templates.ts';
import { fetchProduct } from '../items/fetch-product.ts';
import { listComma } from '../../messages/language.ts';
import { compareText } from '../../messages/rooms/compare.ts';
import { comparePath, readCompared, writeCompared } from './compared.ts';
import { FIGURES, readFacts, readPrice } from './read-facts.ts';

interface Compared {
  readonly item: Item;
  readonly price: string;
  readonly facts: Facts;
  readonly button: HTMLElement | undefined;
}

/** The comparison of the products in the page's address, which is untrusted; without any, of those that the shopper has chosen. */
class CompareProducts extends HTMLElement {
  #skus: readonly string[] = [];
  /** Of quick changes, the last one is shown. */
  #turn = 0;

  connectedCallback(): void {
    const asked = readSkus(location.search, MOST_COMPARED);
    this.#change(asked.length > 0 ? asked : readCompared());
    this.addEventListener('click', (event) => {
      const button = (event.target as Element).closest('button');
      if (button?.matches('[data-again]')) void this.#show();
      const sku = button?.matches('[data-remove]') && button.closest<HTMLElement>('[data-sku]')?.dataset['sku'];
      if (sku) this.#remove(sku);
    });
  }

  #remove(sku: string): void {
    const stored = readCompared();
    if (stored.includes(sku)) writeCompared(stored.filter((other) => other !== sku));
    this.#change(this.#skus.filter((other) => other !== sku));
    enterPart(this, this.#skus.length === 0 ? 'empty' : 'shown');
  }

  #change(skus: readonly string[]): void {
    this.#skus = skus;
    history.replaceState(history.state, '', comparePath(skus));
    void this.#show();
  }

  async #show(): Promise<void> {
    const turn = ++this.#turn;
    if (this.#skus.length === 0) {
      showParts(this, 'empty');
      return;
    }
    if (findPart(this, 'shown')?.hidden) showParts(this, 'loading');
    try {
      const found = await findProducts(this.#skus);
      if (turn === this.#turn) this.#fill(found);
    } catch {
      if (turn === this.#turn) showParts(this, 'failed');
    }
  }

  #fill(found: readonly (Compared | string)[]): void {
    const products = found.filter((one) => typeof one !== 'string');
    const unknown = found.filter((one) => typeof one === 'string');
    const note = unknown.length > 0 ? compareText.notSold({ skus: unknown.join(listComma()) }) : undefined;
    const rows = compareFacts(products.map(({ facts }) => facts));
    const count = products.length;
    this.style.setProperty('--count', String(count));
    const heads = products.map((one) => this.#makeHead(one));
    this.querySelector('thead tr')?.replaceChildren(make('td', {}), ...heads);
    this.querySelector('tbody')?.replaceChildren(
      ...rows.map(({ name, values, differs }) => {
        const row = copyTemplate(this, 'row');
        row.toggleAttribute('data-differs', differs);
        row.toggleAttribute('data-figure', FIGURES.includes(name));
        writeTexts(row, { name, differs: differs ? compareText.differs : undefined });
        row.append(
          ...values.map((value) =>
            value === undefined
              ? make('td', { className: 'compare__missing' }, compareText.missing)
              : make('td', {}, value),
          ),
        );
        return row;
      }),
    );
    const differing = rows.filter(({ differs }) => differs).length;
    const shared = rows.filter(({ values }) => values.filter(Boolean).length > 1).length;
    writeTexts(this, {
      unknown: note,
      alone: count === 1 ? compareText.alone : undefined,
      differing: count > 1 ? compareText.differing({ differing, all: shared }) : undefined,
    });
    showParts(this, count > 0 ? 'shown' : 'unknown');
    const only = this.querySelector<HTMLElement>('.compare-only');
    if (only) only.hidden = count < 2;
    const more = this.querySelector<HTMLElement>('[data-more]');
    if (more) more.hidden = count === MOST_COMPARED;
  }

  #makeHead({ item, price, button }: Compared): HTMLElement {
    const head = copyTemplate(this, 'product');
    const { sku, path, priceMinor, title, picture } = item;
    Object.assign(head.dataset, { sku, price: String(priceMinor) });
    const link = head.querySelector('a');
    if (link) Object.assign(link, { href: path, textContent: title });
    writeTexts(head, { price });
    const image = head.querySelector('img');
    if (image) image.src = picture;
    const remove = head.querySelector<HTMLElement>('[data-remove]');
    if (remove) remove.ariaLabel = compareText.remove({ title });
    if (button) {
      for (const { classList } of [button, ...button.querySelectorAll('button')]) {
        classList.remove('card__form', 'card__add');
        classList.add('button');
      }
      if (button.matches('form')) button.classList.remove('button');
      // There is more room than on a card: what is only spoken there is seen.
      const add = button.querySelector('button');
      add?.replaceChildren(add.textContent ?? '');
      remove?.before(button);
    }
    return head;
  }
}

/** The products with today's data; the SKU itself where it is not sold. */
const findProducts = async (skus: readonly string[]): Promise<(Compared | string)[]> => {
  const [entries, { makeAddButton }] = await Promise.all([fetchPrices(skus), import('../card/card-button.ts')]);
  return Promise.all(
    skus.map(async (sku) => {
      const entry = entries[sku];
      const found = entry && (await fetchProduct(sku, entry.path));
      if (!found) return sku;
      const { product, item } = found;
      const button = product.querySelector('form.add') ? makeAddButton(product) : undefined;
      return { item, price: readPrice(product), facts: readFacts(product), button };
    }),
  );
};

customElements.define('compare-products', CompareProducts);

import { readOldLink } from '../../core/old-link.ts';
import { page } from '../../stores/page.ts';
import { fetchPrices } from '../../stores/prices.ts';

/** Leads an old product link to the product's own page; tells a product that is gone from a catalogue that can't be reached. */
class OldLink extends HTMLElement {
  connectedCallback(): void {
    this.querySelector<HTMLAnchorElement>('[data-retry]')?.setAttribute('href', location.href);
    const sku = readOldLink(new URLSearchParams(location.search).get('data'));
    if (sku !== undefined) void this.#lead(sku);
  }

  async #lead(sku: string): Promise<void> {
    try {
      // The page is the default market's, and a product may be sold in another one alone.
      for (const market of [page.market, ...Object.keys(page.markets)]) {
        const { [sku]: entry } = await fetchPrices([sku], market);
        if (entry) {
          location.replace(entry.path);
          return;
        }
      }
      this.#show('unknown');
    } catch {
      this.#show('failed');
    }
  }

  #show(state: string): void {
    for (const part of this.querySelectorAll<HTMLElement>('[data-state]'))
      part.hidden = part.dataset['state'] !== state;
  }
}
customElements.define('old-link', OldLink);

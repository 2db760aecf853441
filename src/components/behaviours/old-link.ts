import { readOldLink } from '../../core/old-link.ts';
import { findProductPath } from './product-path.ts';

/** Leads an old product link to the product's own page; tells a product that is gone from a catalogue that can't be reached. */
class OldLink extends HTMLElement {
  connectedCallback(): void {
    this.querySelector<HTMLAnchorElement>('[data-retry]')?.setAttribute('href', location.href);
    const sku = readOldLink(new URLSearchParams(location.search).get('data'));
    if (sku !== undefined) void this.#lead(sku);
  }

  async #lead(sku: string): Promise<void> {
    try {
      const path = await findProductPath(sku);
      if (path === undefined) this.#show('unknown');
      else location.replace(path);
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

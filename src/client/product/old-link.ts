import { readOldLink, readOldTitle } from '../../core/product/old-link.ts';
import { findProductPath } from './product-path.ts';

/** Redirects from an old product link to the product's page; tells a missing product from an unreachable catalogue. */
class OldLink extends HTMLElement {
  connectedCallback(): void {
    this.querySelector<HTMLAnchorElement>('[data-retry]')?.setAttribute('href', location.href);
    const data = new URLSearchParams(location.search).get('data');
    const sku = readOldLink(data);
    const named = readOldTitle(data);
    if (sku !== undefined) void this.#lead(() => findProductPath(sku));
    else if (named) {
      const tiles = JSON.parse(this.dataset['tiles'] ?? '{}') as Record<string, string>;
      void this.#lead(async () => (await import('./product-by-title.ts')).findPathByTitle(named, tiles));
    }
  }

  async #lead(find: () => Promise<string | undefined>): Promise<void> {
    try {
      const path = await find();
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

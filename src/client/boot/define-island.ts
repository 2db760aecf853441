import type { ReactNode } from 'react';
import { hydrateRoot } from 'react-dom/client';

/**
 * Brings an island to life that was rendered at build. It is a custom element, as CSS can tell then whether its script is there
 * (layouts/AppPage.astro).
 */
export function defineIsland(name: string, view: ReactNode): void {
  customElements.define(
    name,
    class extends HTMLElement {
      connectedCallback(): void {
        hydrateRoot(this, view);
      }
    },
  );
}

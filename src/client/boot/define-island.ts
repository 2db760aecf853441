import type { ReactNode } from 'react';
import { hydrateRoot } from 'react-dom/client';

/**
 * Hydrates an island that was rendered at build. It is a custom element so that CSS can tell whether its script has loaded
 * (layouts/AppPage.astro).
 */
export function defineIsland(name: string, content: ReactNode): void {
  customElements.define(
    name,
    class extends HTMLElement {
      connectedCallback(): void {
        hydrateRoot(this, content);
      }
    },
  );
}

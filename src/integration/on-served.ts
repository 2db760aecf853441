import type { AstroIntegration } from 'astro';
import type { DevSite } from './dev-server.ts';
import type { CatalogFollower } from './follow-catalog.ts';

/** What `astro dev` serves, and how to change the catalogue meanwhile. */
export interface ServedCatalog {
  readonly server: Parameters<NonNullable<AstroIntegration['hooks']['astro:server:setup']>>[0]['server'];
  readonly site: DevSite;
  readonly follower: CatalogFollower;
}

const KEY = Symbol.for('haat.onServed');
const holder = globalThis as { [KEY]?: (served: ServedCatalog) => void };

/**
 * Sets the function that is called each time `astro dev` serves the catalogue, before it listens: `npm run dev` adds the editor. Kept on
 * `globalThis`, as Astro may load the integration a second time.
 */
export function setOnServed(listener: (served: ServedCatalog) => void): void {
  holder[KEY] = listener;
}

/** Calls that function, if it was set. */
export const tellServed = (served: ServedCatalog): void => holder[KEY]?.(served);

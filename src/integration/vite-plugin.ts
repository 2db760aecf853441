import type { AstroUserConfig } from 'astro';

/** A plugin of the bundler, as Astro's configuration takes it. */
export type VitePlugin = NonNullable<NonNullable<AstroUserConfig['vite']>['plugins']>[number];

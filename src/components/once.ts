import { oncePerSite } from '../catalog/site.ts';

/** What `Once.astro` has rendered, by key; a catalogue that is reloaded in development starts afresh. */
export const fragmentsOf = oncePerSite(() => new Map<string, string>());

import { useSyncExternalStore } from 'react';
import type { Readable } from '../browser/store.ts';

/** The value of a store. `built` gives it while a page is built and hydrated, where stores have no value yet. */
export const useStore = <T>(store: Readable<T>, built: () => T = store.get): T =>
  useSyncExternalStore(store.listen, store.get, built);

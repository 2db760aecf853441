import type { ReadableAtom } from 'nanostores';
import { useSyncExternalStore } from 'react';

/** The value of a store. `built` gives it while a page is built and hydrated, where stores have no value yet. */
export const useStore = <T>(store: ReadableAtom<T>, built: () => T = store.get): T =>
  useSyncExternalStore(store.listen, store.get, built);

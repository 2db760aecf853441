/** Loads CartExtras.tsx. The list of the files that it takes is here, not in the script of the cart. */
export const loadExtras = (): Promise<typeof import('./CartExtras.tsx')> => import('./CartExtras.tsx');

import { loadStyles } from '../browser/load-styles.ts';
import styles from './CartExtras.css?url';

// The lists of the files that these take are here, not in the script of the cart.

export async function loadExtras(): Promise<typeof import('./CartExtras.tsx')> {
  const [extras] = await Promise.all([import('./CartExtras.tsx'), loadStyles(styles)]);
  return extras;
}

import { type Look, makeLook } from '../../../theme/look.ts';
import { parseTheme } from '../../../theme/read-theme.ts';
import type { Shop } from './read-shop.ts';

const looks = new WeakMap<Shop['store'], Look>();

/** The look of a shop, from which pages, documents and mails of the host take their colours. */
export function lookOf({ store, theme }: Pick<Shop, 'store' | 'theme'>): Look {
  const known = looks.get(store);
  if (known) return known;
  const look = makeLook(theme === undefined ? undefined : parseTheme(theme), store.colours);
  looks.set(store, look);
  return look;
}

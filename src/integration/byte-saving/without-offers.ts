import type { Plugin } from 'vite';
import { collectBundleFacts } from '../vite/shop-facts-plugin.ts';
import { OWN_SCRIPT } from './own-files.ts';

/** How scripts ask whether their market has offers without a code. */
const HAS_OFFERS = 'page.hasOffers';

/** Vite plugin that answers no in the scripts of a shop without such offers, so that the minifier drops the code that finds them. */
export const withoutOffers: Plugin = {
  name: 'haat-without-offers',
  transform: {
    filter: { id: OWN_SCRIPT, code: HAS_OFFERS },
    handler: (code: string) =>
      Object.keys(collectBundleFacts().offers).length === 0
        ? { code: code.replaceAll(HAS_OFFERS, 'false'), map: null }
        : undefined,
  },
};

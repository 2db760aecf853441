import { isOver, type Promotion } from '../../core/promotions/promotion.ts';
import { oncePerSite, type Site } from '../site/site.ts';

/** By market id; markets without one are missing. */
export type ShownPromotions = Readonly<Record<string, readonly Promotion[]>>;

/** What pages know of offers: those without a code that are not over, without the goods that count, as price files name those. */
export const listShownPromotions = oncePerSite(
  'shownPromotions',
  (site: Site): ShownPromotions =>
    Object.fromEntries(
      [...site.catalog.promotions].flatMap(([id, all]) => {
        const shown = all.filter((one) => one.code === undefined && !isOver(one, site.today));
        return shown.length === 0 ? [] : [[id, shown.map(({ goods: _, ...promotion }) => promotion)]];
      }),
    ),
);

/** Whether a market has an offer with a code, so that its checkout has a field for it. */
export const takesCodes = oncePerSite('takesCodes', (site: Site, marketId: string): boolean =>
  (site.catalog.promotions.get(marketId) ?? []).some((one) => one.code !== undefined && !isOver(one, site.today)),
);

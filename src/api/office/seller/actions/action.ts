import type { z } from 'zod';
import type { HostServices } from '../../../entry/services.ts';
import { actionsFor } from '../../kit/forms/actions.ts';
import type { OpenShop, SellerContext, SellerRight } from '../frame/visit.ts';

/** Makes an action of a seller's own account, in any state of the application. */
const accountAction = actionsFor<SellerContext, SellerRight>();

/** What actions of an open shop get. */
export interface ShopContext {
  readonly services: HostServices;
  readonly shop: OpenShop;
}

/** Makes an action of sellers whose shop is open. */
export const shopAction = <Shape extends z.ZodRawShape>(
  shape: Shape,
  run: (context: ShopContext, form: z.output<z.ZodObject<Shape>> & { readonly word: string }) => Promise<string>,
) =>
  accountAction('shop', shape, ({ services, shop }, form) => {
    if (!shop) throw new Error('An action of a shop was reached by a seller without one.');
    return run({ services, shop }, form);
  });

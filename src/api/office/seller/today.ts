import { operatorFrameText } from '../../../messages/rooms/operator-frame.ts';
import { operatorTodayText } from '../../../messages/rooms/operator-today.ts';
import { sellerOfficeText } from '../../../messages/rooms/seller-office.ts';
import { html } from '../../ground/http/html.ts';
import { countLists } from '../../records/seller-orders/counts.ts';
import { nothing } from '../kit/html.ts';
import type { PageContent } from '../kit/layout.ts';
import { showTasks, type Task } from '../kit/tasks.ts';
import { applicationState } from './account/application-state.ts';
import { emptyOf, linkTo } from './frame/links.ts';
import type { OpenShop, Visit } from './frame/visit.ts';

/** What waits for a seller whose shop is open; for others, how far their application is. */
export async function todayPage(visit: Visit): Promise<PageContent> {
  const { shop } = visit.context;
  return shop ? openShopPage(visit, shop) : applicationState(visit);
}

async function openShopPage({ services }: Visit, { sellerId }: OpenShop): Promise<PageContent> {
  const { shipments, returns } = await countLists(services, sellerId);
  const orders = (status: 'placed' | 'accepted' | 'packed', words: (of: { count: number }) => Task['words']): Task => ({
    count: shipments[status],
    words: words({ count: shipments[status] }),
    href: linkTo('/orders', { status }),
  });
  const tasks = showTasks(
    [
      orders('placed', sellerOfficeText.toAccept),
      orders('accepted', sellerOfficeText.toPack),
      orders('packed', sellerOfficeText.toDispatch),
      {
        count: returns.requested,
        words: sellerOfficeText.returnsToAnswer({ count: returns.requested }),
        href: linkTo('/returns'),
      },
    ],
    services.now(),
  );
  const none = emptyOf('', operatorTodayText.nothingWaits, sellerOfficeText.newHere);
  return {
    title: operatorFrameText.today,
    content: html`<section><h2>${operatorTodayText.toDo}</h2>${tasks ?? nothing(none)}</section>`,
  };
}

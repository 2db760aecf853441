import { operatorFrameText } from '../../../messages/rooms/operator-frame.ts';
import { operatorTodayText } from '../../../messages/rooms/operator-today.ts';
import { sellerOfficeText } from '../../../messages/rooms/seller-office.ts';
import { type Html, html } from '../../ground/http/html.ts';
import { missingDocuments } from '../../../core/seller/seller-documents.ts';
import { indianDay } from '../../../core/calendar/indian-day.ts';
import { figure } from '../../../core/text/figures.ts';
import { countToChange } from '../../records/products/read.ts';
import { countLists } from '../../records/seller-orders/counts.ts';
import { countDay } from '../../records/seller-orders/figures.ts';
import { listDocuments } from '../../records/sellers/documents.ts';
import type { HostServices } from '../../entry/services.ts';
import { money } from '../kit/pieces/format.ts';
import { nothing, tiles } from '../kit/pieces/html.ts';
import type { PageContent } from '../kit/page/layout.ts';
import { showTasks, type Task } from '../kit/pieces/tasks.ts';
import { applicationState } from './account/application-state.ts';
import { emptyOf, linkTo } from './frame/links.ts';
import type { OpenShop, Visit } from './frame/visit.ts';

/** The tasks of a seller whose shop is open; for others, the state of their application. */
export async function todayPage(visit: Visit): Promise<PageContent> {
  const { shop } = visit.context;
  return shop ? openShopPage(visit, shop) : applicationState(visit);
}

async function openShopPage({ services, context: { seller } }: Visit, { sellerId }: OpenShop): Promise<PageContent> {
  const { shipments, returns } = await countLists(services, sellerId);
  const { wanted, sent } = await listDocuments(services.database.read, seller);
  const missing = missingDocuments(wanted, sent).length;
  const toChange = await countToChange(services.database.read, sellerId);
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
      {
        count: toChange,
        words: sellerOfficeText.productsToChange({ count: toChange }),
        href: linkTo('/products', { status: 'changes' }),
      },
      { count: missing, words: sellerOfficeText.documentsToSend({ count: missing }), href: linkTo('/documents') },
    ],
    services.now(),
  );
  const none = emptyOf('', operatorTodayText.nothingWaits, sellerOfficeText.newHere);
  return {
    title: operatorFrameText.today,
    content: html`<section><h2>${operatorTodayText.toDo}</h2>${tasks ?? nothing(none)}</section>
<section><h2>${operatorTodayText.sales}</h2>${await salesToday(services, sellerId)}</section>`,
  };
}

/** Sales since midnight in India. */
async function salesToday(services: HostServices, sellerId: string): Promise<Html> {
  const { orders, salesMinor, currency } = await countDay(services, sellerId, indianDay(services.now()));
  return tiles([
    [money(salesMinor, currency), operatorTodayText.ordersToday({ count: orders, orders: figure(orders) })],
  ]);
}

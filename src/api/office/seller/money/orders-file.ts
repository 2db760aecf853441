import { day } from '../../../../contract/fields.ts';
import { sellerFiguresText } from '../../../../messages/rooms/seller-figures.ts';
import { ProtocolError } from '../../../ground/http/answer.ts';
import type { StreamedAnswer } from '../../../ground/http/streamed-answer.ts';
import { exportsOf } from '../../../records/seller-orders/exports.ts';
import type { PageContent } from '../../kit/page/layout.ts';
import type { ShopVisit } from '../frame/visit.ts';
import { figuresPage } from './figures.ts';

/** The orders placed between two days as a table. Errors are shown on the page of the figures, with the chosen days. */
export async function ordersFile(visit: ShopVisit): Promise<StreamedAnswer | PageContent> {
  const { services, shop, query } = visit;
  const [from, to] = [day.safeParse(query['from']).data, day.safeParse(query['to']).data];
  if (from === undefined || to === undefined || from > to) return refuse(visit, 422, sellerFiguresText.chooseDays);
  try {
    const written = exportsOf(services)(shop.sellerId, from, to);
    if (!('error' in written)) return written;
    const { code } = written.error;
    return refuse(visit, code, code === 422 ? sellerFiguresText.oneYear : sellerFiguresText.anotherFile);
  } catch (error) {
    if (error instanceof ProtocolError) return refuse(visit, error.status, sellerFiguresText.anotherFile);
    throw error;
  }
}

const refuse = async (visit: ShopVisit, status: number, text: string): Promise<PageContent> => ({
  ...(await figuresPage(visit)),
  status,
  told: { isError: true, text },
});

import { answersSellersText } from '../../../messages/rooms/answers-sellers.ts';
import { createBackground } from '../../ground/threads/background.ts';
import { fail, type Failure, invalid, ProtocolError } from '../../ground/http/answer.ts';
import { StreamedAnswer } from '../../ground/http/streamed-answer.ts';
import type { Services } from '../../ground/services.ts';
import { writeCsv } from './csv.ts';
import { spanOf } from './days.ts';

/** Most files that a host writes at the same time; a seller gets one at a time. */
const MOST_AT_ONCE = 4;
const RETRY_SECONDS = 30;

/** The most days of a file. */
const MOST_DAYS = 366;
const DAY_MS = 86_400_000;

/** What writes the files of a host. */
type WriteOrders = (sellerId: string, from: string, to: string) => StreamedAnswer | Failure;
const known = new WeakMap<Services, WriteOrders>();

/** Streams sellers' orders as CSV files, in the background: what writes them for the host of these services. */
export function exportsOf(services: Services): WriteOrders {
  const made = known.get(services) ?? createExports(services);
  known.set(services, made);
  return made;
}

function createExports(services: Services): WriteOrders {
  const background = createBackground();
  const writing = new Set<string>();
  /** Starts a file of a seller's orders between two days. @throws ProtocolError 503 when too many are being written */
  return (sellerId, from, to) => {
    const days = (Date.parse(to) - Date.parse(from)) / DAY_MS;
    if (days < 0 || days > MOST_DAYS) return invalid({ to: answersSellersText.mostDays({ most: MOST_DAYS }) });
    if (writing.has(sellerId))
      return {
        ...fail(429, answersSellersText.fileBegun),
        retryAfter: RETRY_SECONDS,
      };
    if (writing.size >= MOST_AT_ONCE)
      throw new ProtocolError(503, answersSellersText.manyFiles, {
        'retry-after': String(RETRY_SECONDS),
      });
    writing.add(sellerId);
    return new StreamedAnswer(
      writeCsv(services, sellerId, spanOf(from, to), background),
      {
        'content-type': 'text/csv; charset=utf-8',
        'content-disposition': `attachment; filename="orders-${from}-${to}.csv"`,
      },
      () => writing.delete(sellerId),
    );
  };
}

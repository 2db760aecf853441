import { indianDay } from '../../core/calendar/indian-day.ts';
import { type DateOrder, type ReadDay, readDay, readDays, readingBy, saysNoDay } from './read-days.ts';

/**
 * The days of a sale, from columns for its first and its last day, or from one for both. They are days in India, and the sale includes the last one.
 */

/** The cells of a row with the days of its sale. */
interface SaleCells {
  readonly from: string;
  readonly until: string;
  readonly days: string;
}

export interface Sale {
  /** `unclear`: a cell can't be read, or gives another day in the other order of day and month. */
  readonly state: 'on' | 'over' | 'coming' | 'unclear';
  readonly from?: string | undefined;
  readonly until?: string | undefined;
  /** The text that can't be read. */
  readonly unclear?: string;
  /** Whether it could be read if the order of day and month were known. */
  readonly needsOrder?: boolean;
}

/** The fields of `SaleCells`. */
export const SALE_DAYS = ['offers.sale.from', 'offers.sale.until', 'offers.sale.days'] as const;

/** Whether a sale is on today, an ISO date in India. Otherwise goods would be sold at prices of sales that are over or have not begun. */
export function readSale(cells: SaleCells, order?: DateOrder, today: string = indianDay(Date.now())): Sale {
  const both = saysNoDay(cells.days) ? {} : readDays(cells.days);
  const [from, until] = [saysNoDay(cells.from) ? both?.from : readDay(cells.from), lastDay(cells, both)];
  const unread =
    both === undefined
      ? cells.days
      : !saysNoDay(cells.until) && until === undefined
        ? cells.until
        : !saysNoDay(cells.from) && from === undefined
          ? cells.from
          : undefined;
  // One of the two days may show the order of the other.
  const known = order ?? from?.order ?? until?.order;
  const read = (by: DateOrder | undefined) => {
    const last = readingBy(until, by);
    return stateOf(readingBy(from, by)?.day, last?.dayBefore ?? last?.day, today);
  };
  const sale = read(known);
  const isAmbiguous = from?.other !== undefined || until?.other !== undefined;
  if (sale.state === 'over' && (known !== undefined || until?.other === undefined)) return sale;
  if (unread !== undefined) return { ...sale, state: 'unclear', unclear: unread };
  if (
    sale.from !== undefined &&
    sale.until !== undefined &&
    sale.from > sale.until &&
    (known !== undefined || !isAmbiguous)
  )
    return { ...sale, state: 'unclear', unclear: `${sale.from} to ${sale.until}` };
  if (known !== undefined || !isAmbiguous || read('month-first').state === sale.state) return sale;
  const ambiguous = [
    [until, cells.until || cells.days],
    [from, cells.from || cells.days],
  ] as const;
  return {
    ...sale,
    state: 'unclear',
    needsOrder: true,
    unclear: ambiguous.find(([day]) => day?.other !== undefined)?.[1] ?? '',
  };
}

const lastDay = ({ until }: SaleCells, both: { readonly until?: ReadDay | undefined } | undefined) =>
  saysNoDay(until) ? both?.until : readDay(until);

function stateOf(from: string | undefined, until: string | undefined, today: string): Sale {
  const state = until !== undefined && today > until ? 'over' : from !== undefined && today < from ? 'coming' : 'on';
  return { state, from, until };
}

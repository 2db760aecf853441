import { fetchList } from '../../integration/files/fetch-list.ts';
import { REVIEWS_LIST } from '../../integration/records/published-reviews.ts';
import { COUNT_LIST, STOCK_LIST } from '../../integration/records/sold-out.ts';
import type { FromHost } from '../../integration/stamp.ts';

/**
 * What the host at STOCK_URL says about stock, and the reviews of the host at REVIEWS_URL. Ends the process with a message when one of them can't be
 * reached.
 */
export async function readHost(): Promise<Required<FromHost>> {
  const { STOCK_URL, REVIEWS_URL } = process.env;
  try {
    const [soldOut, counts, reviews] = await Promise.all([
      STOCK_URL ? fetchList(STOCK_URL, STOCK_LIST) : [],
      STOCK_URL ? fetchList(STOCK_URL, COUNT_LIST) : [],
      REVIEWS_URL ? fetchList(REVIEWS_URL, REVIEWS_LIST) : [],
    ]);
    return { soldOut, counts, reviews };
  } catch (error) {
    console.error(`\n${(error as Error).message}\n\nNothing was published.`);
    return process.exit(1);
  }
}

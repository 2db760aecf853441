import { fetchReviews } from '../integration/published-reviews.ts';
import { fetchSoldOut } from '../integration/sold-out.ts';
import type { FromHost } from '../integration/stamp.ts';

/**
 * What the host at STOCK_URL says is sold out, and the reviews of the one at REVIEWS_URL. Ends the process with a message when one can't
 * be asked.
 */
export async function readHost(): Promise<Required<FromHost>> {
  const { STOCK_URL, REVIEWS_URL } = process.env;
  try {
    const [soldOut, reviews] = await Promise.all([
      STOCK_URL ? fetchSoldOut(STOCK_URL) : [],
      REVIEWS_URL ? fetchReviews(REVIEWS_URL) : [],
    ]);
    return { soldOut, reviews };
  } catch (error) {
    console.error(`\n${(error as Error).message}\n\nNothing was published.`);
    return process.exit(1);
  }
}

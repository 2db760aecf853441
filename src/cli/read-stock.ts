import { fetchSoldOut, type SoldOut } from '../integration/sold-out.ts';

/** The products that the host at STOCK_URL says are sold out. Ends the process with a message when it can't be asked. */
export async function readStock(): Promise<SoldOut[]> {
  const { STOCK_URL } = process.env;
  if (!STOCK_URL) return [];
  return fetchSoldOut(STOCK_URL).catch((error: Error) => {
    console.error(`\n${error.message}\n\nNothing was published.`);
    return process.exit(1);
  });
}

import { readJson } from '../../browser/files/read-file.ts';
import { sellerPicturesPath } from '../../core/site/data-paths.ts';
import { sellerPath } from '../../paths.ts';

/** The address of a seller's page in the shop. Who is new has none before the next update of the site. */
export const findOwnPage = (sellerId: string): Promise<string | undefined> =>
  readJson(sellerPicturesPath(sellerId)).then(
    () => sellerPath({ prefix: '' }, { id: sellerId }),
    () => undefined,
  );

import { languageEnding } from '../../messages/language.ts';

/** Addresses of data files that scripts read, but for those of prices (core/product/price-file.ts). */

/** The file of the PIN codes that begin with two digits: `/_data/pin/30.json`. */
export const pinFilePath = (zone: string): string => `/_data/pin/${zone}.json`;

/** The folder of a market's files that name products by number: `/_data/in/find-1a2b3c4d5e`. */
export const findFolderPath = (marketId: string, digest: string): string =>
  `/_data/${marketId}${languageEnding()}/find-${digest}`;

/** The file that names that folder, for pages that don't: `/_data/in/find.json`. */
export const findPointerPath = (marketId: string): string => `/_data/${marketId}${languageEnding()}/find.json`;

/** What a market's rules of delivery say about the PIN codes that begin with two digits: `/_data/in/delivery/30.json`. */
export const deliveryFilePath = (marketId: string, zone: string): string =>
  `/_data/${marketId}${languageEnding()}/delivery/${zone}.json`;

/** The data of a list with filters, by the address of its first page: `/_data/in/find-lists/menFashion.json`. */
export const listFilePath = (marketId: string, path: string): string =>
  `/_data/${marketId}${languageEnding()}/find-lists${path}.json`;

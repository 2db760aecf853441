import { parseDeliverTo, serialiseDeliverTo } from './stored-pin-code.ts';
import { marketKey } from '../../browser/page.ts';
import { readStored, removeStored, writeStored } from '../../browser/storage.ts';

/** The PIN code of this market that the shopper has chosen. */

const KEY = marketKey('pin');

export const readDeliverTo = (): string | undefined => parseDeliverTo(readStored(KEY));

export const keepDeliverTo = (pinCode: string): void => writeStored(KEY, serialiseDeliverTo(pinCode));

export const forgetDeliverTo = (): void => removeStored(KEY);

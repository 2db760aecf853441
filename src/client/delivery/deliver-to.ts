import { persistentAtom } from '@nanostores/persistent';
import { parseDeliverTo, serialiseDeliverTo } from './stored-pin-code.ts';
import { marketKey } from '../../browser/page.ts';
import '../../browser/storage.ts';

/** The PIN code of this market that the shopper has chosen. */
const $deliverTo = persistentAtom<string | undefined>(marketKey('pin'), undefined, {
  encode: (pinCode) => pinCode && serialiseDeliverTo(pinCode),
  decode: parseDeliverTo,
});

export const readDeliverTo = (): string | undefined => $deliverTo.get();

export const keepDeliverTo = (pinCode: string): void => $deliverTo.set(pinCode);

export const forgetDeliverTo = (): void => $deliverTo.set(undefined);

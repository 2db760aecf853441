import { addressLines } from '../../../core/address/address.ts';
import { nameState } from '../../../core/address/state-names.ts';
import { FIRST_LANGUAGE, inLanguage, listComma } from '../../../messages/language.ts';

type Address = Parameters<typeof addressLines>[0];

/** An address for its reader: rows have states by their English names. */
export const shownAddress = <Shown extends { readonly state?: string | undefined }>(address: Shown): Shown =>
  address.state === undefined ? address : { ...address, state: nameState(address.state) };

/** An address in a line. */
export const addressLine = (address: Address): string => addressLines(address).join(listComma());

/** An address in a line as it is kept, in English, whoever causes that. */
export const keptAddress = (address: Address): string => inLanguage(FIRST_LANGUAGE, () => addressLine(address));

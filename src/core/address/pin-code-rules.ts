import { checksText } from '../../messages/rooms/checks.ts';
import { describePinCode, type PinPlace, unknownPinWords } from './pin-code.ts';

/**
 * The message when a PIN code is not in the chosen state; undefined when it is, or when the place of the code is unknown. `nameOf` says how the reader's
 * language names a state.
 */
export function findStateConflict(
  pinCode: string,
  pinPlace: PinPlace | undefined,
  state: string,
  nameOf: (state: string) => string = String,
): string | undefined {
  if (!pinPlace?.state || pinPlace.state === state || pinPlace.otherStates?.includes(state)) return undefined;
  return checksText.pinCodeElsewhere({ pinCode, state: nameOf(pinPlace.state) });
}

/** The PIN code in the form, with its place if that is known; null if there is no such code. */
export interface TypedPinCode {
  readonly code: string;
  readonly pinPlace?: PinPlace | null | undefined;
  /** How the form names a state; as data do where it is missing. */
  readonly nameOf?: ((state: string) => string) | undefined;
}

/** What is wrong with the text of a field, by its path; undefined when it is right. */
export type FieldRules = Record<string, (text: string) => string | undefined>;

/** Rules of the PIN code and the state of an address in India, whose fields are below `path`. */
export const pinCodeRules = (path: string, readPin: () => TypedPinCode | undefined): FieldRules => ({
  [`${path}.pinCode`]: (text) => {
    const pin = readPin();
    return describePinCode(text) ?? (pin?.pinPlace === null ? unknownPinWords(pin.code) : undefined);
  },
  [`${path}.state`]: (text) => {
    const pin = readPin();
    return pin && findStateConflict(pin.code, pin.pinPlace ?? undefined, text, pin.nameOf);
  },
});

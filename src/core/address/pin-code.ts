import { checksText } from '../../messages/rooms/checks.ts';

/** A typed PIN code ("302 001") without spaces and hyphens. */
export const cleanPinCode = (text: string): string => text.replace(/[\s-]/g, '');

/** Whether it has six digits, the first (the postal zone) not 0. */
export const isPinCode = (pinCode: string): boolean => /^[1-9]\d{5}$/.test(pinCode);

/** What is wrong with the form of a typed PIN code, or undefined. Whether the code exists is not checked. */
export const describePinCode = (text: string): string | undefined =>
  isPinCode(cleanPinCode(text)) ? undefined : checksText.pinCode;

/** The place of a PIN code. Fields are empty if unknown. */
export interface PinPlace {
  readonly city: string;
  /** A name of core/address/indian-states.ts. */
  readonly state: string;
  /** Other states with a post office of the same code. */
  readonly otherStates?: readonly string[];
}

/**
 * The PIN codes that begin with the same two digits: by state and city the other four, as numbers and runs of numbers
 * ("1-18,21" is 0001 to 0018 and 0021). `ACROSS` has, by state, the codes that have a post office in that state too.
 */
export type PinFile = Readonly<Record<string, Readonly<Record<string, string>>>>;
export const ACROSS = 'across';

/** The file that a PIN code is in, by its first two digits. */
export const pinFileOf = (pinCode: string): string => pinCode.slice(0, 2);

/** Writes ascending numbers as runs. */
export function packRuns(numbers: readonly number[]): string {
  const runs: [number, number][] = [];
  for (const number of numbers) {
    const last = runs.at(-1);
    if (last && number === last[1] + 1) last[1] = number;
    else runs.push([number, number]);
  }
  return runs.map(([from, to]) => (from === to ? `${from}` : `${from}-${to}`)).join();
}

/** Looks a PIN code up in its file; undefined for one that does not exist. */
export function findPinPlace(file: PinFile, pinCode: string): PinPlace | undefined {
  const wanted = Number(pinCode.slice(2));
  const isIn = (runs: string): boolean =>
    runs.split(',').some((run) => {
      const [from = '', to = from] = run.split('-');
      return wanted >= Number(from) && wanted <= Number(to);
    });
  const { [ACROSS]: across = {}, ...states } = file;
  for (const [state, cities] of Object.entries(states)) {
    for (const [city, runs] of Object.entries(cities)) {
      if (!isIn(runs)) continue;
      const otherStates = Object.keys(across).filter((other) => isIn(across[other] ?? ''));
      return { city, state, otherStates: otherStates.length > 0 ? otherStates : undefined };
    }
  }
  return undefined;
}

/** What is wrong with a typed PIN code: it is malformed, or there is none such. */
export const malformedPinWords = (typed: string): string => checksText.pinCodeForm({ typed: typed.trim() });
/** What is said of a well-formed PIN code that no post office has. */
export const unknownPinWords = (pinCode: string): string => checksText.pinCodeUnknown({ pinCode });

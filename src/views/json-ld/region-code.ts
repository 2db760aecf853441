import { INDIAN_STATES } from '../../core/address/indian-states.ts';

/**
 * Codes of the states, as search engines and feeds take no names: ISO 3166-2:IN of November 2023, without the country. Two letters each, in the order
 * of `INDIAN_STATES`.
 */
const CODES = 'ANAPARASBRCHCGDHDLGAGJHRHPJKJHKAKLLALDMPMHMNMLMZNLODPYPBRJSKTNTSTRUPUKWB'.match(/../g) ?? [];

/** The code of an Indian state: `regionCode('Tamil Nadu')` is "TN". @throws for a text that is no state's name in English. */
export function regionCode(state: string): string {
  const code = CODES[INDIAN_STATES.findIndex(({ name }) => name === state)];
  if (code === undefined) throw new Error(`${state} is no state of India.`);
  return code;
}

import { currentLanguage } from '../../messages/language.ts';
import { statesText } from '../../messages/rooms/states.ts';
import { EMIRATES } from './emirates.ts';
import { INDIAN_STATES } from './indian-states.ts';

/** By the codes of states of India and of emirates. */
const readNames = (): Readonly<Record<string, string>> => ({
  35: statesText.andamanAndNicobarIslands,
  37: statesText.andhraPradesh,
  12: statesText.arunachalPradesh,
  18: statesText.assam,
  10: statesText.bihar,
  '04': statesText.chandigarh,
  22: statesText.chhattisgarh,
  26: statesText.dadraAndNagarHaveliAndDamanAndDiu,
  '07': statesText.delhi,
  30: statesText.goa,
  24: statesText.gujarat,
  '06': statesText.haryana,
  '02': statesText.himachalPradesh,
  '01': statesText.jammuAndKashmir,
  20: statesText.jharkhand,
  29: statesText.karnataka,
  32: statesText.kerala,
  38: statesText.ladakh,
  31: statesText.lakshadweep,
  23: statesText.madhyaPradesh,
  27: statesText.maharashtra,
  14: statesText.manipur,
  17: statesText.meghalaya,
  15: statesText.mizoram,
  13: statesText.nagaland,
  21: statesText.odisha,
  34: statesText.puducherry,
  '03': statesText.punjab,
  '08': statesText.rajasthan,
  11: statesText.sikkim,
  33: statesText.tamilNadu,
  36: statesText.telangana,
  16: statesText.tripura,
  '09': statesText.uttarPradesh,
  '05': statesText.uttarakhand,
  19: statesText.westBengal,
  AZ: statesText.abuDhabi,
  AJ: statesText.ajman,
  DU: statesText.dubai,
  FU: statesText.fujairah,
  RK: statesText.rasAlKhaimah,
  SH: statesText.sharjah,
  UQ: statesText.ummAlQuwain,
});

/** A state of India or an emirate, which data and forms have in English, as the language of texts names it. */
export function nameState(name: string): string {
  const state = [...INDIAN_STATES, ...EMIRATES].find((one) => one.name === name);
  return (state && readNames()[state.code]) ?? name;
}

/** States as options of a field, in the order of their names in that language. */
export function stateOptions(
  states: readonly { readonly code: string; readonly name: string }[],
): [value: string, text: string][] {
  const { compare } = new Intl.Collator(currentLanguage());
  const names = readNames();
  return states
    .map(({ code, name }): [string, string] => [name, names[code] ?? name])
    .sort(([, one], [, other]) => compare(one, other));
}

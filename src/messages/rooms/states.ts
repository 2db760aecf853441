// Made from ../en/states.json, which is what to change.
import { readRoom } from '../read-room.ts';

interface StatesText {
  readonly andamanAndNicobarIslands: string;
  readonly andhraPradesh: string;
  readonly arunachalPradesh: string;
  readonly assam: string;
  readonly bihar: string;
  readonly chandigarh: string;
  readonly chhattisgarh: string;
  readonly dadraAndNagarHaveliAndDamanAndDiu: string;
  readonly delhi: string;
  readonly goa: string;
  readonly gujarat: string;
  readonly haryana: string;
  readonly himachalPradesh: string;
  readonly jammuAndKashmir: string;
  readonly jharkhand: string;
  readonly karnataka: string;
  readonly kerala: string;
  readonly ladakh: string;
  readonly lakshadweep: string;
  readonly madhyaPradesh: string;
  readonly maharashtra: string;
  readonly manipur: string;
  readonly meghalaya: string;
  readonly mizoram: string;
  readonly nagaland: string;
  readonly odisha: string;
  readonly puducherry: string;
  readonly punjab: string;
  readonly rajasthan: string;
  readonly sikkim: string;
  readonly tamilNadu: string;
  readonly telangana: string;
  readonly tripura: string;
  readonly uttarPradesh: string;
  readonly uttarakhand: string;
  readonly westBengal: string;
  readonly abuDhabi: string;
  readonly ajman: string;
  readonly dubai: string;
  readonly fujairah: string;
  readonly rasAlKhaimah: string;
  readonly sharjah: string;
  readonly ummAlQuwain: string;
}

export const statesText: StatesText = readRoom('states');

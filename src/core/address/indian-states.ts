/**
 * States and union territories of India with their GST codes. Addresses use these; a GSTIN may also begin with one of
 * `OTHER_GST_CODES`.
 */
interface IndianState {
  readonly code: string;
  readonly name: string;
}

const state = (code: string, name: string): IndianState => ({ code, name });

export const INDIAN_STATES: readonly IndianState[] = [
  state('35', 'Andaman and Nicobar Islands'),
  state('37', 'Andhra Pradesh'),
  state('12', 'Arunachal Pradesh'),
  state('18', 'Assam'),
  state('10', 'Bihar'),
  state('04', 'Chandigarh'),
  state('22', 'Chhattisgarh'),
  state('26', 'Dadra and Nagar Haveli and Daman and Diu'),
  state('07', 'Delhi'),
  state('30', 'Goa'),
  state('24', 'Gujarat'),
  state('06', 'Haryana'),
  state('02', 'Himachal Pradesh'),
  state('01', 'Jammu and Kashmir'),
  state('20', 'Jharkhand'),
  state('29', 'Karnataka'),
  state('32', 'Kerala'),
  state('38', 'Ladakh'),
  state('31', 'Lakshadweep'),
  state('23', 'Madhya Pradesh'),
  state('27', 'Maharashtra'),
  state('14', 'Manipur'),
  state('17', 'Meghalaya'),
  state('15', 'Mizoram'),
  state('13', 'Nagaland'),
  state('21', 'Odisha'),
  state('34', 'Puducherry'),
  state('03', 'Punjab'),
  state('08', 'Rajasthan'),
  state('11', 'Sikkim'),
  state('33', 'Tamil Nadu'),
  state('36', 'Telangana'),
  state('16', 'Tripura'),
  state('09', 'Uttar Pradesh'),
  state('05', 'Uttarakhand'),
  state('19', 'West Bengal'),
];

/** Codes that only registrations have: Daman and Diu and Andhra Pradesh until they changed, other territory, centre. */
const OTHER_GST_CODES = ['25', '28', '97', '99'];

const GST_CODES = new Set([...INDIAN_STATES.map(({ code }) => code), ...OTHER_GST_CODES]);

/** Whether two digits are the state code of a GSTIN, also one that no state has any more: "08", "97". */
export const isGstStateCode = (code: string): boolean => GST_CODES.has(code);

const fold = (name: string): string => name.toLowerCase().replace(/&/g, 'and').replace(/\s+/g, ' ').trim();

/** Finds a state by its name in any case ("TAMIL NADU", "Jammu & Kashmir"). */
export function findIndianState(name: string): IndianState | undefined {
  const folded = fold(name);
  return INDIAN_STATES.find((candidate) => fold(candidate.name) === folded);
}

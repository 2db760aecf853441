/**
 * The postal circles and the states and union territories that each serves, as India Post lists its 23 circles (Department of Posts, "Postal
 * circles"; the same list is in indiatvnews.com of 2025-10-10, "What are 9 postal zones"). In Puducherry, Yanam belongs to the circle of Andhra
 * Pradesh and Mahe to that of Kerala. The army's circle serves no state.
 */
const CIRCLES: Readonly<Record<string, readonly string[]>> = {
  'andhra pradesh': ['Andhra Pradesh', 'Puducherry'],
  aps: [],
  assam: ['Assam'],
  bihar: ['Bihar'],
  chattisgarh: ['Chhattisgarh'],
  delhi: ['Delhi'],
  gujarat: ['Gujarat', 'Dadra and Nagar Haveli and Daman and Diu'],
  haryana: ['Haryana'],
  'himachal pradesh': ['Himachal Pradesh'],
  'jammu kashmir': ['Jammu and Kashmir', 'Ladakh'],
  jharkhand: ['Jharkhand'],
  karnataka: ['Karnataka'],
  kerala: ['Kerala', 'Lakshadweep', 'Puducherry'],
  'madhya pradesh': ['Madhya Pradesh'],
  maharashtra: ['Maharashtra', 'Goa'],
  'north eastern': ['Arunachal Pradesh', 'Manipur', 'Meghalaya', 'Mizoram', 'Nagaland', 'Tripura'],
  odisha: ['Odisha'],
  punjab: ['Punjab', 'Chandigarh'],
  rajasthan: ['Rajasthan'],
  tamilnadu: ['Tamil Nadu', 'Puducherry'],
  telangana: ['Telangana'],
  'uttar pradesh': ['Uttar Pradesh'],
  uttarakhand: ['Uttarakhand'],
  'west bengal': ['West Bengal', 'Sikkim', 'Andaman and Nicobar Islands'],
};

/**
 * The states that a circle ("North Eastern Circle") serves.
 * @throws for an unlisted circle, because its offices could not be assigned to a state. Add it after an update of the data.
 */
export function statesOfCircle(circle: string): readonly string[] {
  const states = CIRCLES[circle.toLowerCase().replace(/ circle$/, '')];
  if (!states) throw new Error(`The postal circle "${circle}" is not in src/integration/pin-codes/circles.ts.`);
  return states;
}

/**
 * The postal circles and the states and union territories that each serves, as India Post lists its 23 circles
 * (Department of Posts, "Postal circles"; the same list in indiatvnews.com of 2025-10-10, "What are 9 postal zones"). Of
 * Puducherry, Yanam belongs to the Andhra Pradesh circle and Mahe to Kerala's. The army's circle serves no state.
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
 * The states that a circle serves ("North Eastern Circle"). Throws for a circle that is not listed, since nothing
 * could be said about its offices: after an update of the data, add it.
 */
export function statesOfCircle(circle: string): readonly string[] {
  const states = CIRCLES[circle.toLowerCase().replace(/ circle$/, '')];
  if (!states) throw new Error(`The postal circle "${circle}" is not in src/integration/pin-codes/circles.ts.`);
  return states;
}

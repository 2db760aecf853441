/** The emirates, with their codes in ISO 3166-2:AE. Addresses use these. */
export const EMIRATES: readonly { readonly code: string; readonly name: string }[] = [
  { code: 'AZ', name: 'Abu Dhabi' },
  { code: 'AJ', name: 'Ajman' },
  { code: 'DU', name: 'Dubai' },
  { code: 'FU', name: 'Fujairah' },
  { code: 'RK', name: 'Ras Al Khaimah' },
  { code: 'SH', name: 'Sharjah' },
  { code: 'UQ', name: 'Umm Al Quwain' },
];

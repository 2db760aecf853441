import { listComma, localFormat } from '../../messages/language.ts';

interface WrittenAddress {
  readonly line1: string;
  readonly line2?: string | undefined;
  readonly landmark?: string | undefined;
  readonly city: string;
  readonly state?: string | undefined;
  readonly pinCode?: string | undefined;
  readonly country: string;
}

const countries = localFormat(Intl.DisplayNames, { type: 'region' });

/** The lines of an address as on a parcel. The last is "Jaipur, Rajasthan 302001, India". `country` is an ISO 3166 code. */
export function addressLines({ line1, line2, landmark, city, state, pinCode, country }: WrittenAddress): string[] {
  const region = [state, pinCode].filter(Boolean).join(' ');
  const lastLine = [city, region, countries.of(country)].filter(Boolean).join(listComma());
  return [line1, line2, landmark, lastLine].filter((line) => line !== undefined).filter((line) => line !== '');
}

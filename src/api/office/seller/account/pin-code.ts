import { cleanPinCode, isPinCode } from '../../../../core/address/pin-code.ts';
import { pinPlaceOf } from '../../../../catalog/values/pin-codes.ts';
import type { PageRoute } from '../../../ground/http/page-route.ts';
import { pinCodeScript } from '../../kit/page/page-scripts.ts';
import type { Typed } from '../../kit/pieces/fields.ts';
import { HOME, linkTo } from '../frame/links.ts';

/** Fills in city and state of the pickup address, by its PIN code. */

const PATH = '/pin-codes';

/** City and state at a PIN code, for the script of forms that have one: `{}` for a code that does not exist. */
export const pinCodeRoute: PageRoute = {
  method: 'get',
  path: `${HOME.path}${PATH}/{code}`,
  handle: async (_, { params: { code = '' } }) => {
    const { city, state } = (isPinCode(code) && pinPlaceOf(code)) || {};
    return Response.json({ city, state });
  },
};

/** What pages with such a form need as well. */
export const askingForPinCode = (): { readonly script: string; readonly asksHost: true } => ({
  script: pinCodeScript(linkTo(`${PATH}/`)),
  asksHost: true,
});

/** The same form with city and state where they were left empty. */
export function fillInAddress(values: Typed['values']): Typed['values'] {
  const code = cleanPinCode(values['pickup.pinCode'] ?? '');
  const pinPlace = isPinCode(code) ? pinPlaceOf(code) : undefined;
  if (!pinPlace) return values;
  const filled = (['city', 'state'] as const)
    .filter((name) => !values[`pickup.${name}`]?.trim())
    .map((name) => [`pickup.${name}`, pinPlace[name]] as const);
  return { ...values, ...Object.fromEntries(filled) };
}

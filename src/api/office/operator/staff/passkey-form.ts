import { type Html, html } from '../../../ground/http/html.ts';
import { hiddenFields } from '../../kit/pieces/fields.ts';
import { linkTo } from '../frame/links.ts';

/** A form whose script (page-scripts.ts) asks the browser for a passkey, with the options of `navigator.credentials.create` or `get`. */
export const passkeyForm = (
  asked: { readonly kind: 'create' | 'get'; readonly options: object },
  path: string,
  fields: Html,
  button: string,
): Html =>
  html`<form class="narrow${asked.kind === 'get' && ' beside'}" method="post" action="${linkTo(path)}" data-passkey="${JSON.stringify(asked)}" hidden>
${hiddenFields({ response: '' })}${fields}<button${asked.kind === 'get' && html` class="plain"`} type="submit">${button}</button><p class="bad" role="alert"></p></form>`;

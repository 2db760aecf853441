import { hiddenFields, linkTo, toHtml } from './html.ts';

/**
 * A form whose script (page-scripts.ts) asks the browser for a passkey: with the options of `navigator.credentials.create` or `get`.
 * `fields` is HTML.
 */
export const passkeyForm = (
  asked: { readonly kind: 'create' | 'get'; readonly options: object },
  path: string,
  fields: string,
  button: string,
): string =>
  `<form class="narrow" method="post" action="${linkTo(path)}" data-passkey="${toHtml(JSON.stringify(asked))}" hidden>` +
  `${hiddenFields({ response: '' })}${fields}<button type="submit">${toHtml(button)}</button><p class="bad" role="alert"></p></form>`;

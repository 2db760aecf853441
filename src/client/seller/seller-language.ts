import { describeTrouble } from '../../browser/api/api-answer.ts';
import { make } from '../../browser/make.ts';
import type { SellerApplication } from '../../contract/sellers.ts';
import { sellerDetailsText } from '../../messages/rooms/seller-details.ts';
import { askAsSeller } from './seller-session.ts';

/** The field for the language in which the seller is written to, which is kept as soon as it is chosen. Undefined where there is only one. */
export function makeLanguageField({ language, languages }: SellerApplication): HTMLElement | undefined {
  if (!languages) return undefined;
  const id = 'details-language';
  const options = languages.map(({ tag, name }) => {
    const option = new Option(name, tag, false, tag === language);
    option.lang = tag;
    return option;
  });
  const select = make('select', { id, className: 'form__input', autocomplete: 'off' }, ...options);
  const said = make('span', { id: `${id}-said`, className: 'form__hint', role: 'status' });
  select.setAttribute('aria-describedby', said.id);
  let kept = select.value;
  select.addEventListener('change', async () => {
    const asked = select.value;
    const answer = await askAsSeller('/seller/language', { body: { language: asked } });
    if (answer.ok) kept = asked;
    else select.value = kept;
    said.className = answer.ok ? 'form__hint' : 'form__error';
    said.textContent = answer.ok ? sellerDetailsText.languageKept : (describeTrouble(answer) ?? answer.message);
  });
  const label = make('label', { htmlFor: id, className: 'form__label' }, sellerDetailsText.language);
  return make('div', {}, make('div', { className: 'form__field' }, label, select, said));
}

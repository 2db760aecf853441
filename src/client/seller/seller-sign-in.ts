import { describeTrouble } from '../../browser/api/api-answer.ts';
import { page } from '../../browser/page.ts';
import { below } from '../../core/site/cart-paths.ts';
import { APP_PATHS } from '../../paths.ts';
import { findSeller, signInSeller } from './seller-session.ts';
import { keepDraft } from '../forms/form-draft.ts';
import { showErrors, validateForm } from '../../browser/forms/form-errors.ts';
import { offerToShowPasswords } from '../../browser/forms/show-passwords.ts';
import { onSend } from '../forms/form-send.ts';
import { sellerApplicationText } from '../../messages/rooms/seller-application.ts';

/** The sign-in form (components/seller/SellerSignIn.astro). A signed-in seller is sent to the dashboard. */
class SellerSignIn extends HTMLElement {
  connectedCallback(): void {
    const form = this.querySelector('form');
    if (!form) return;
    keepDraft(form, 'seller-login');
    onSend(form, () => signIn(form));
    offerToShowPasswords(form);
    void findSeller().then((seller) => seller && location.replace(below(page, APP_PATHS.sellerDashboard)));
  }
}

async function signIn(form: HTMLFormElement): Promise<void> {
  if (!validateForm(form)) return;
  const data = new FormData(form);
  const answer = await signInSeller(
    String(data.get('login')).trim(),
    String(data.get('password')),
    data.has('remember'),
  );
  if (answer.ok) location.assign(below(page, APP_PATHS.sellerDashboard));
  else {
    const isWrong = answer.code === 401;
    showErrors(
      form,
      answer.fields,
      describeTrouble(answer) ?? (isWrong ? sellerApplicationText.wrongSignIn : undefined),
    );
    if (isWrong) markBoth(form);
  }
}

/** One of the two fields is wrong, and nobody says which. They look so until something is typed. */
function markBoth(form: HTMLFormElement): void {
  const fields = [...form.querySelectorAll<HTMLInputElement>('[name=login], [name=password]')];
  for (const field of fields) field.ariaInvalid = 'true';
  const clear = () => {
    for (const field of fields) field.ariaInvalid = null;
  };
  form.addEventListener('input', clear, { once: true });
}

customElements.define('seller-sign-in', SellerSignIn);

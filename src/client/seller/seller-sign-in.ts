import { checkForm } from '../../browser/forms/form-errors.ts';
import { offerToShowPasswords } from '../../browser/forms/show-passwords.ts';
import { keepDraft } from '../forms/form-draft.ts';
import { onPost } from '../forms/form-post.ts';

/** The sign-in form (components/seller/SellerSignIn.astro), which leads into the seller's office. */
class SellerSignIn extends HTMLElement {
  connectedCallback(): void {
    const form = this.querySelector('form');
    if (!form) return;
    keepDraft(form, 'seller-login');
    onPost(form, () => checkForm(form));
    offerToShowPasswords(form);
  }
}

customElements.define('seller-sign-in', SellerSignIn);

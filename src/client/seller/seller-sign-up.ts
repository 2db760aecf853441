import { checkForm } from '../../browser/forms/form-errors.ts';
import { offerToShowPasswords } from '../../browser/forms/show-passwords.ts';
import { sellerApplicationText } from '../../messages/rooms/seller-application.ts';
import { clearDraft, keepDraft } from '../forms/form-draft.ts';
import { onPost } from '../forms/form-post.ts';

const DRAFT_KEY = 'seller-draft';
/** Required to open an account; the other fields may follow later. */
const ACCOUNT_FIELDS = ['businessName', 'contactName', 'phone', 'email', 'password'];
/** More errors than these are told by part of the form. */
const MOST_LINKS = 5;

type Checks = typeof import('./seller-checks.ts');

/** A long list of errors says of each part how many it has: "About you: 5 fields". */
function countByPart(form: HTMLFormElement): void {
  const summary = form.querySelector<HTMLElement>('.form__summary');
  if (!summary) return;
  new MutationObserver(() => {
    const links = [...summary.querySelectorAll('a')];
    if (links.length <= MOST_LINKS) return;
    for (const part of form.querySelectorAll('fieldset')) {
      const [first, ...others] = links.filter(({ hash }) => part.querySelector(hash));
      if (!first) continue;
      const step = part.querySelector('legend')?.textContent ?? '';
      first.textContent = sellerApplicationText.stepFields({ step, count: others.length + 1 });
      for (const link of others) link.parentElement?.remove();
    }
  }).observe(summary, { childList: true });
}

/** The application form (components/seller/SellerSignUp.astro), which opens an account and leads into the seller's office. */
class SellerSignUp extends HTMLElement {
  /** Loaded when somebody begins to type; until then the host checks alone. */
  #checks: Checks | undefined;

  connectedCallback(): void {
    const form = this.querySelector('form');
    if (!form) return;
    keepDraft(form, DRAFT_KEY);
    offerToShowPasswords(form);
    form.addEventListener('focusin', () => void this.#prepare(form), { once: true });
    form.addEventListener('change', () => this.#arrange(form));
    this.#arrange(form);
    countByPart(form);
    onPost(form, (way) => {
      const problems = this.#check(form, way !== 'save');
      // The host's page has what was typed, if something is wrong with it.
      if (Object.keys(problems).length === 0) clearDraft(DRAFT_KEY);
      return problems;
    });
  }

  async #prepare(form: HTMLFormElement): Promise<void> {
    this.#checks = await import('./seller-checks.ts').catch(() => undefined);
    this.#checks?.fillFromPinCode(form, 'pickup');
  }

  /** Asks for what belongs to sellers with a GSTIN, or to those without. */
  #arrange(form: HTMLFormElement): void {
    for (const part of form.querySelectorAll<HTMLElement>('[data-tax]')) {
      part.hidden = part.dataset['tax'] !== read(form, 'tax');
      for (const field of part.querySelectorAll('input')) field.required = true;
    }
  }

  #check(form: HTMLFormElement, isWhole: boolean): Record<string, string> {
    const { applicationRules, readPinCode } = this.#checks ?? {};
    const rules =
      applicationRules && readPinCode
        ? applicationRules(
            (name) => read(form, name),
            () => readPinCode(form, 'pickup'),
          )
        : {};
    // A checkbox always has a value; an unfinished application may do without it.
    const isAsked = (name: string): boolean =>
      isWhole || ACCOUNT_FIELDS.includes(name) || (name !== 'gstExempt' && read(form, name).trim() !== '');
    return Object.fromEntries(Object.entries(checkForm(form, rules)).filter(([name]) => isAsked(name)));
  }
}

function read(form: HTMLFormElement, name: string): string {
  const field = form.elements.namedItem(name);
  return field && 'value' in field ? String(field.value) : '';
}

customElements.define('seller-sign-up', SellerSignUp);

import { describeTrouble, type Refused, UNREACHABLE } from '../../browser/api-answer.ts';
import type { SellerApplication } from '../../core/contract/sellers.ts';
import { APP_PATHS } from '../../paths.ts';
import type { Applied } from './save-application.ts';
import { askAsSeller, findSeller, readSellerToken } from './seller-session.ts';
import { clearDraft, keepDraft, restoreDraft } from '../forms/form-draft.ts';
import { checkForm, showErrors } from '../../browser/form-errors.ts';
import { offerToShowPasswords, onSend } from '../forms/form-send.ts';
import { fillValues } from '../forms/form-values.ts';
import { enterPart, findPart } from '../../browser/parts.ts';
import { writeTexts } from '../../browser/templates.ts';

const DRAFT_KEY = 'seller-draft';
/** Required to open an account; the other fields may follow later. */
const ACCOUNT_FIELDS = ['businessName', 'contactName', 'phone', 'email', 'password'];
const PARTS = ['waiting', 'away', 'form', 'saved', 'sent'] as const;

const loadChecks = () => import('./seller-checks.ts');
const loadSaving = () => import('./save-application.ts');

/** The application form (components/seller/SellerSignUp.astro): a new application, or one that was saved before. */
class SellerSignUp extends HTMLElement {
  readonly #form = findPart<HTMLFormElement>(this, 'form');
  #application: SellerApplication | undefined;

  connectedCallback(): void {
    const form = this.#form;
    if (!form) return;
    keepDraft(form, DRAFT_KEY);
    offerToShowPasswords(form);
    form.addEventListener('focusin', () => this.#prepare(form), { once: true });
    form.addEventListener('change', () => this.#arrange());
    onSend(form, (way) => this.#send(form, way === 'send'));
    this.addEventListener('click', ({ target }) => {
      const { act } = (target as HTMLElement).dataset;
      if (act === 'again') void this.#open();
      if (act === 'change-bank') this.#openBank();
    });
    void this.#open();
  }

  /** Shows the form, the seller's unfinished application, or that it has been sent. */
  async #open(): Promise<void> {
    this.#show('waiting');
    const seller = await findSeller();
    if (seller === undefined) this.#show('away');
    else if (seller === null) this.#show('form');
    else {
      const answer: Applied = await askAsSeller('/seller/application');
      if (answer.ok) this.#resume(answer.data.application);
      else this.#show('away');
    }
    this.#arrange();
  }

  #resume(application: SellerApplication): void {
    this.#application = application;
    const { status, reason, bank, gstExempt, missing: _missing, ...fields } = application;
    if (status !== 'draft' && status !== 'refused') {
      clearDraft(DRAFT_KEY);
      if (status !== 'submitted') location.replace(APP_PATHS.sellerDashboard);
      this.#show('sent');
      return;
    }
    if (this.#form) {
      fillValues(this.#form, { ...fields, ...(gstExempt && { gstExempt, tax: 'exempt' }) });
      restoreDraft(this.#form, DRAFT_KEY);
    }
    writeTexts(this, {
      news:
        status === 'refused' ? `Not accepted yet: ${reason ?? ''}` : 'You’ve started this application. Finish it here.',
      bank: bank && `${bank.holder}, account ${bank.accountNumber}, ${bank.ifsc}`,
    });
    this.#show('form');
  }

  #prepare(form: HTMLFormElement): void {
    void loadSaving().catch(() => {});
    loadChecks().then(
      ({ fillFromPinCode }) => fillFromPinCode(form, 'pickup'),
      () => {
        // The seller fills in city and state; sending retries.
      },
    );
  }

  #show(part: (typeof PARTS)[number]): void {
    for (const name of PARTS) this.#hide(name, name !== part);
    if (part === 'sent')
      import('./seller-documents.ts').then(({ openDocuments }) => openDocuments(this)).catch(() => {});
  }

  #hide(name: string, isHidden: boolean): void {
    const part = findPart(this, name);
    if (part) part.hidden = isHidden;
  }

  /** Shows the fields that are needed: a password for a new account only, the bank account unless one is stored. */
  #arrange(): void {
    const isExempt = this.#read('tax') === 'exempt';
    this.#hide('registered', isExempt);
    this.#hide('exempt', !isExempt);
    this.#hide('password', readSellerToken() !== undefined);
    const knows = this.#application?.bank !== undefined && !this.hasAttribute('data-changes-bank');
    this.#hide('bank', knows);
    this.#hide('known-bank', !knows);
  }

  #openBank(): void {
    this.toggleAttribute('data-changes-bank', true);
    this.#arrange();
    this.#form?.querySelector<HTMLElement>('[name="bank.holder"]')?.focus();
  }

  #read(name: string): string {
    const field = this.#form?.elements.namedItem(name);
    return field && 'value' in field ? String(field.value) : '';
  }

  async #send(form: HTMLFormElement, isWhole: boolean): Promise<void> {
    const loaded = await Promise.all([loadChecks(), loadSaving()]).catch(() => undefined);
    if (!loaded) {
      await this.#complain(form, UNREACHABLE);
      return;
    }
    const [checks, { readApplication, saveApplication }] = loaded;
    const rules = checks.applicationRules(
      (name) => this.#read(name),
      () => checks.readPinCode(form, 'pickup'),
    );
    const problems = Object.entries(checkForm(form, rules)).filter(
      ([name]) => isWhole || ACCOUNT_FIELDS.includes(name) || this.#read(name).trim() !== '',
    );
    // A checkbox always has a value; a partial application may do without it.
    const open = problems.filter(([name]) => isWhole || name !== 'gstExempt');
    if (open.length > 0) {
      showErrors(form, Object.fromEntries(open));
      return;
    }
    const { body, isPartial } = readApplication(form);
    const saved = await saveApplication(body);
    if (!saved.ok) {
      await this.#complain(form, saved);
      return;
    }
    this.#application = saved.data.application;
    this.removeAttribute('data-changes-bank');
    for (const field of form.querySelectorAll<HTMLInputElement>('[data-secret], [name=password]')) field.value = '';
    this.#arrange();
    if (!isWhole) {
      if (!isPartial) clearDraft(DRAFT_KEY);
      this.#showSaved(saved.data.application, isPartial);
      return;
    }
    const sent: Applied = await askAsSeller('/seller/application/submit', { body: {} });
    if (!sent.ok) {
      await this.#complain(form, sent);
      return;
    }
    clearDraft(DRAFT_KEY);
    this.#show('sent');
    enterPart(this, 'sent');
  }

  #showSaved({ email }: SellerApplication, isPartial: boolean): void {
    const half = isPartial
      ? ' Incomplete parts, such as an address without a street, stay in this tab and are not saved yet.'
      : '';
    writeTexts(this, { saved: `Sign in as ${email} on any phone to finish your application.${half}` });
    this.#show('saved');
    enterPart(this, 'saved');
  }

  async #complain(form: HTMLFormElement, refused: Refused): Promise<void> {
    if (refused.code === 409 && readSellerToken() !== undefined) {
      // Another tab may have sent it.
      const now: Applied = await askAsSeller('/seller/application');
      if (now.ok && now.data.application.status === 'submitted') {
        this.#resume(now.data.application);
        return;
      }
    }
    const taken = 'This email address or number has a seller account already. Sign in to go on with it.';
    showErrors(form, refused.fields, describeTrouble(refused) ?? (refused.code === 409 ? taken : undefined));
  }
}

customElements.define('seller-sign-up', SellerSignUp);

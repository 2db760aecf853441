import type { Refused } from '../../browser/api/api-answer.ts';
import { UNREACHED } from '../../browser/busy.ts';
import type { SellerApplication } from '../../contract/sellers.ts';
import type { TokenKey } from '../../core/site/stored-keys.ts';
import { sellerApplicationText } from '../../messages/rooms/seller-application.ts';
import { page } from '../../browser/page.ts';
import { below } from '../../core/site/cart-paths.ts';
import { APP_PATHS } from '../../paths.ts';
import type { Applied } from './save-application.ts';
import { clearDraft, keepDraft, restoreDraft } from '../forms/form-draft.ts';
import { checkForm, showErrors } from '../../browser/forms/form-errors.ts';
import { offerToShowPasswords } from '../../browser/forms/show-passwords.ts';
import { onSend } from '../forms/form-send.ts';
import { fillValues } from '../forms/form-values.ts';
import { enterPart, findPart } from '../../browser/parts.ts';
import { writeTexts } from '../../browser/templates.ts';

const DRAFT_KEY = 'seller-draft';
const TOKEN: TokenKey = 'sellerToken';
/** Required to open an account; the other fields may follow later. */
const ACCOUNT_FIELDS = ['businessName', 'contactName', 'phone', 'email', 'password'];
const PARTS = ['waiting', 'away', 'form', 'saved', 'sent'] as const;

const loadChecks = () => import('./seller-checks.ts');
/** Also what asks the host, which a new application needs when it is saved. */
const loadSaving = () => import('./save-application.ts');

/** Read here, as the code of sessions is 1.3 KB, which a new application does not need. */
function hasToken(): boolean {
  try {
    return Boolean(sessionStorage.getItem(TOKEN) ?? localStorage.getItem(TOKEN));
  } catch {
    return false;
  }
}

/** More errors than these are told by step. */
const MOST_LINKS = 5;

/** A long list of errors says of each step how many it has: "About you: 5 fields". */
function countByStep(form: HTMLFormElement): void {
  const summary = form.querySelector<HTMLElement>('.form__summary');
  if (!summary) return;
  new MutationObserver(() => {
    const links = [...summary.querySelectorAll('a')];
    if (links.length <= MOST_LINKS) return;
    for (const step of form.querySelectorAll('fieldset')) {
      const [first, ...others] = links.filter(({ hash }) => step.querySelector(hash));
      if (!first) continue;
      const name = step.querySelector('legend')?.textContent ?? '';
      first.textContent = sellerApplicationText.stepFields({ step: name, count: others.length + 1 });
      for (const link of others) link.parentElement?.remove();
    }
  }).observe(summary, { childList: true });
}

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
    countByStep(form);
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
    this.#show(hasToken() ? 'waiting' : 'form');
    const { application } = await this.#findApplication().catch(() => ({ application: undefined }));
    if (application) this.#resume(application);
    else this.#show(application === null ? 'form' : 'away');
    this.#arrange();
  }

  /** The application of the signed-in seller, null where nobody is signed in, undefined when the host can't be reached. */
  async #findApplication(): Promise<{ application: SellerApplication | null | undefined }> {
    if (!hasToken()) return { application: null };
    const { askAsSeller, findSeller } = await loadSaving();
    const seller = await findSeller();
    if (!seller) return { application: seller };
    const answer: Applied = await askAsSeller('/seller/application');
    return { application: answer.ok ? answer.data.application : undefined };
  }

  #resume(application: SellerApplication): void {
    this.#application = application;
    const { status, reason, bank, gstExempt, missing: _missing, ...fields } = application;
    if (status !== 'draft' && status !== 'refused') {
      clearDraft(DRAFT_KEY);
      if (status !== 'submitted') location.replace(below(page, APP_PATHS.sellerDashboard));
      this.#show('sent');
      return;
    }
    if (this.#form) {
      fillValues(this.#form, { ...fields, ...(gstExempt && { gstExempt, tax: 'exempt' }) });
      restoreDraft(this.#form, DRAFT_KEY);
    }
    writeTexts(this, {
      news:
        status === 'refused'
          ? sellerApplicationText.notAccepted({ reason: reason ?? '' })
          : sellerApplicationText.started,
      bank: bank && sellerApplicationText.bank({ holder: bank.holder, number: bank.accountNumber, ifsc: bank.ifsc }),
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
    this.#hide('password', hasToken());
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
      showErrors(form, {}, UNREACHED);
      return;
    }
    const [checks, { askAsSeller, readApplication, saveApplication }] = loaded;
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
    const saved = sellerApplicationText.saved({ email });
    writeTexts(this, { saved: isPartial ? `${saved} ${sellerApplicationText.partsNotSaved}` : saved });
    this.#show('saved');
    enterPart(this, 'saved');
  }

  async #complain(form: HTMLFormElement, refused: Refused): Promise<void> {
    if (refused.code === 409 && hasToken()) {
      // Another tab may have sent it.
      const { application: now } = await this.#findApplication();
      if (now?.status === 'submitted') {
        this.#resume(now);
        return;
      }
    }
    const taken = sellerApplicationText.hasAccount;
    const { describeTrouble } = await loadSaving();
    showErrors(form, refused.fields, describeTrouble(refused) ?? (refused.code === 409 ? taken : undefined));
  }
}

customElements.define('seller-sign-up', SellerSignUp);

import './account.ts';
import { offerToShowPasswords, showTickedPasswords } from '../../browser/forms/show-passwords.ts';
import { isOwnPath } from '../../core/site/own-path.ts';
import { marketPagePath } from '../../paths.ts';
import { offerInstead, page } from '../../browser/page.ts';
import { readToken } from '../../stores/session.ts';

/** `?next=` names the page that required a login; only addresses on this site are followed. */
const wanted = new URLSearchParams(location.search).get('next');
const next = isOwnPath(wanted) ? wanted : undefined;

/** After a login the pages lead to `next`, or to the orders in the account's market. */
const leave = () => {
  if (next !== undefined) location.assign(next);
  else
    import('./after-login.ts')
      .then(({ findOrdersPage }) => findOrdersPage())
      .catch(() => marketPagePath(page, 'orders'))
      .then((path) => location.assign(path));
};
if (readToken() !== undefined)
  import('./logged-in.ts').then(
    ({ showLoggedIn }) => showLoggedIn(next),
    () => {},
  );

type Drive = (element: HTMLElement) => Promise<void>;

/** React takes over what was rendered at build. */
const byReact: Drive = (element) => import('./login-forms.tsx').then(({ drive }) => drive(element, leave));
const byCode: Drive = (element) =>
  import('./code-login.ts').then(({ startCodeLogin }) => startCodeLogin(element, leave));

/** The forms of a login page. They are rendered at build; `drive` runs when one is first touched, and what was sent before is sent then. */
const defineForms = (name: string, drive: Drive): void =>
  customElements.define(
    name,
    class extends HTMLElement {
      #driven: Promise<void> | undefined;

      connectedCallback(): void {
        for (const type of ['pointerover', 'focusin', 'pointerdown'])
          this.addEventListener(type, () => void this.#drive().catch(() => {}));
        this.addEventListener('submit', this.#queue);
        offerToShowPasswords(this);
      }

      // The listener of the script is there before this one is removed.
      readonly #queue = (event: SubmitEvent): void => {
        event.preventDefault();
        const { submitter } = event;
        if (submitter) submitter.ariaBusy = 'true';
        this.#drive().then(
          () => (event.target as HTMLFormElement).requestSubmit(submitter),
          () => offerInstead(this),
        );
      };

      #drive(): Promise<void> {
        this.#driven ??= drive(this).then(
          () => {
            this.removeEventListener('submit', this.#queue);
            showTickedPasswords(this);
          },
          (error) => {
            // The next touch tries again.
            this.#driven = undefined;
            throw error;
          },
        );
        return this.#driven;
      }
    },
  );
defineForms('login-form', byReact);
defineForms('register-form', byReact);
defineForms('code-login', byCode);

import './account.ts';
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

/** A form of the login pages. It is rendered at build; React takes it over when it is first touched, and what was sent before is sent then. */
class LoginIsland extends HTMLElement {
  #driven: Promise<void> | undefined;

  connectedCallback(): void {
    for (const type of ['pointerover', 'focusin', 'pointerdown'])
      this.addEventListener(type, () => void this.#drive().catch(() => {}));
    // The one of React is on the same element, and is there before this one is removed.
    const queue = (event: SubmitEvent) => {
      event.preventDefault();
      const { submitter } = event;
      if (submitter) submitter.ariaBusy = 'true';
      this.#drive().then(
        () => (event.target as HTMLFormElement).requestSubmit(submitter),
        () => offerInstead(this),
      );
    };
    this.addEventListener('submit', queue);
    this.#stop = () => this.removeEventListener('submit', queue);
  }

  #stop = () => {};

  #drive(): Promise<void> {
    this.#driven ??= import('./login-forms.tsx')
      .then(({ drive }) => drive(this, leave))
      .then(
        () => this.#stop(),
        (error) => {
          // The next touch tries again.
          this.#driven = undefined;
          throw error;
        },
      );
    return this.#driven;
  }
}
for (const name of ['login-form', 'register-form']) customElements.define(name, class extends LoginIsland {});

const byCode = document.querySelector<HTMLDetailsElement>('[data-code-login]');
byCode?.addEventListener(
  'toggle',
  () => import('./code-login.ts').then(({ startCodeLogin }) => startCodeLogin(byCode, leave)),
  {
    once: true,
  },
);
const unfold = () => {
  if (byCode && location.hash === '#code') byCode.open = true;
};
addEventListener('hashchange', unfold);
unfold();

import type { SellerApplication } from '../../core/contract/sellers.ts';
import { APPLICATION_WORDS } from './seller-words.ts';
import { offerInstead } from '../../browser/page.ts';
import { askAsSeller, findSeller, readSellerToken, signOutSeller } from './seller-session.ts';
import '../../browser/status.ts';
import { writeTexts } from '../../browser/templates.ts';

/** The module of a section; loaded when the section is first opened. `open` is called each time. */
type SectionModule = { open(container: HTMLElement, dashboard: HTMLElement): void };

const SECTIONS: Readonly<Record<string, () => Promise<SectionModule>>> = {
  orders: () => import('./dashboard-orders.ts'),
  returns: () => import('./dashboard-returns.ts'),
  products: () => import('./dashboard-products.ts'),
  stock: () => import('./dashboard-stock.ts'),
  figures: () => import('./dashboard-figures.ts'),
  payouts: () => import('./dashboard-payouts.ts'),
};
const FIRST = 'orders';

/**
 * The dashboard (components/seller/SellerDashboard.astro): finds the signed-in seller and shows the section that the address's
 * fragment names, so that Back works.
 */
class SellerDashboard extends HTMLElement {
  connectedCallback(): void {
    this.addEventListener('click', ({ target }) => {
      const { act } = (target as HTMLElement).dataset;
      if (act === 'again') void this.#open();
      if (act === 'sign-out') {
        signOutSeller();
        this.#show('out');
      }
    });
    addEventListener('hashchange', () => void this.#openSection());
    const tabs = this.querySelector('.dashboard__nav');
    if (tabs) new ResizeObserver(() => this.#showTab()).observe(tabs);
    // Signed out in another tab, or by a new password.
    this.addEventListener('signed-out', () => void this.#open());
    this.addEventListener('unread', () => this.#show('away', 'sign-out'));
    this.addEventListener('stepped', () => this.#showCounts());
    void this.#open();
  }

  #show(...states: readonly string[]): void {
    for (const part of this.querySelectorAll<HTMLElement>('[data-state]'))
      part.hidden = !states.includes(part.dataset['state'] ?? '');
  }

  async #open(): Promise<void> {
    this.#show('waiting');
    const [seller] = await Promise.all([findSeller(), this.#openDocuments()]);
    if (seller === undefined) this.#show('away');
    else if (seller === null) this.#show('out');
    else if (seller.status === 'approved') {
      this.dataset['seller'] = seller.sellerId;
      writeTexts(this, { name: seller.businessName });
      this.#show('dashboard', 'sign-out');
      import('./seller-details.ts').then(({ openDetails }) => openDetails(this)).catch(() => {});
      this.#showCounts();
      await this.#openSection();
    } else await this.#openApplication();
  }

  async #openApplication(): Promise<void> {
    const answer = await askAsSeller<{ application: SellerApplication }>('/seller/application');
    if (!answer.ok) {
      this.#show('away');
      return;
    }
    const {
      status,
      email,
      businessName,
      isEmailConfirmed,
      reason = isEmailConfirmed ? undefined : `Please open the link in our mail to ${email}.`,
    } = answer.data.application;
    const way = { draft: 'Finish application', refused: 'Change the application' }[status as 'draft' | 'refused'];
    writeTexts(this, { ...APPLICATION_WORDS[status], reason, way, name: businessName });
    this.#show('application', 'sign-out');
  }

  /** Before anything is shown, as what is missing stands first. */
  async #openDocuments(): Promise<void> {
    if (readSellerToken() === undefined) return;
    await import('./seller-documents.ts').then(({ openDocuments }) => openDocuments(this)).catch(() => {});
  }

  #showCounts(): void {
    import('./dashboard-counts.ts').then(({ showCounts }) => showCounts(this)).catch(() => {});
  }

  /** Moves the open tab to the middle of the row of tabs, and nothing else of the page. */
  #showTab(): void {
    const tab = this.querySelector('.dashboard__tab[aria-current]');
    const tabs = tab?.parentElement;
    if (!tab || !tabs) return;
    const [own, all] = [tab.getBoundingClientRect(), tabs.getBoundingClientRect()];
    tabs.scrollLeft += own.left + own.width / 2 - all.left - all.width / 2;
  }

  async #openSection(): Promise<void> {
    const asked = location.hash.slice(1);
    const name = Object.hasOwn(SECTIONS, asked) ? asked : FIRST;
    for (const tab of this.querySelectorAll('.dashboard__tab')) {
      if (tab.getAttribute('href') === `#${name}`) tab.setAttribute('aria-current', 'page');
      else tab.removeAttribute('aria-current');
    }
    this.#showTab();
    const sections = this.querySelectorAll<HTMLElement>('[data-section]');
    for (const section of sections) section.hidden = section.dataset['section'] !== name;
    const element = [...sections].find((section) => section.dataset['section'] === name);
    try {
      const section = await SECTIONS[name]?.();
      if (element) section?.open(element, this);
    } catch {
      this.#show('away', 'sign-out');
      offerInstead(this);
    }
  }
}
customElements.define('seller-dashboard', SellerDashboard);

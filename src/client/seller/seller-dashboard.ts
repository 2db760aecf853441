import type { SignedInSeller } from '../../contract/sellers.ts';
import { sellerPagesText } from '../../messages/rooms/seller-pages.ts';
import { offerInstead } from '../../browser/page.ts';
import { findSeller, readSellerToken, signOutSeller } from './seller-session.ts';
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
  details: () => import('./seller-details.ts'),
};
const FIRST = 'orders';

/**
 * The dashboard (components/seller/SellerDashboard.astro): finds the signed-in seller and shows the section that the address's
 * fragment names, so that Back works.
 */
class SellerDashboard extends HTMLElement {
  /** The page's header, which has the seller's menu. */
  readonly #header = document.querySelector<HTMLElement>('.seller-header');

  connectedCallback(): void {
    for (const element of [this, this.#header])
      element?.addEventListener('click', ({ target }) =>
        this.#act((target as Element).closest<HTMLElement>('[data-act]')?.dataset['act']),
      );
    addEventListener('hashchange', () => void this.#openSection());
    const tabs = this.querySelector('.dashboard__nav');
    if (tabs) new ResizeObserver(() => this.#showTab()).observe(tabs);
    // Signed out in another tab, or by a new password.
    this.addEventListener('signed-out', () => void this.#open());
    this.addEventListener('unread', () => this.#show('away', 'sign-out'));
    this.addEventListener('stepped', () => this.#showCounts());
    // Back from the mail that confirms the address.
    document.addEventListener('visibilitychange', () => void this.#update());
    void this.#open();
  }

  #act(name: string | undefined): void {
    if (name === 'again') void this.#open();
    if (name === 'documents') {
      const details = this.querySelector<HTMLDetailsElement>('#seller-documents');
      if (details) details.open = true;
      // Those of an open shop are among its details.
      if (details?.closest('[data-section]')) location.hash = 'details';
      details?.scrollIntoView();
    }
    if (name === 'sign-out') {
      signOutSeller();
      this.#show('out');
    }
    if (name) this.#header?.querySelector<HTMLElement>('[popover]')?.hidePopover();
  }

  #show(...states: readonly string[]): void {
    for (const element of [this, this.#header])
      for (const part of element?.querySelectorAll<HTMLElement>('[data-state]') ?? [])
        part.hidden = !states.includes(part.dataset['state'] ?? '');
  }

  async #open(): Promise<void> {
    this.#show('waiting');
    const [seller] = await Promise.all([findSeller(), this.#openDocuments()]);
    if (seller === undefined) this.#show('away');
    else if (seller === null) this.#show('out');
    else if (seller.status === 'approved') {
      this.dataset['seller'] = seller.sellerId;
      this.#moveDocuments();
      this.#show('dashboard', 'sign-out');
      this.#openMenu(seller);
      this.#showCounts();
      await this.#openSection();
    } else await this.#openApplication();
  }

  async #openApplication(): Promise<void> {
    const seller = await import('./seller-application.ts')
      .then(({ showApplication }) => showApplication(this))
      .catch(() => offerInstead(this));
    if (!seller) {
      this.#show('away');
      return;
    }
    this.#show('application', 'sign-out');
    this.#openMenu(seller);
  }

  /** Shows what has changed about an application. */
  async #update(): Promise<void> {
    const isOpen = this.querySelector('[data-state=application]:not([hidden])') !== null;
    // Another address is being typed.
    if (this.querySelector('.dashboard__way form:not([hidden])')) return;
    if (isOpen && document.visibilityState === 'visible') await this.#openApplication();
  }

  /** The menu at the seller's name in the header. */
  #openMenu({ businessName, sellerId }: Pick<SignedInSeller, 'businessName' | 'sellerId'>): void {
    const menu = this.#header?.querySelector<HTMLElement>('[popover]');
    if (!this.#header || !menu) return;
    if (businessName) this.dataset['name'] = businessName;
    writeTexts(this.#header, { name: businessName ?? sellerPagesText.yourShop });
    import('./seller-menu.ts').then(({ openMenu }) => openMenu(this, menu, sellerId)).catch(() => {});
  }

  /** Before anything is shown, as what is missing stands first. */
  async #openDocuments(): Promise<void> {
    if (readSellerToken() === undefined) return;
    await import('./seller-documents.ts').then(({ openDocuments }) => openDocuments(this)).catch(() => {});
  }

  /** The documents of an open shop are among its details. They are unfolded while one is missing; a line before the work says which. */
  #moveDocuments(): void {
    const details = this.querySelector<HTMLDetailsElement>('#seller-documents');
    if (!details) return;
    details.open ||= details.dataset['missing'] !== undefined;
    this.querySelector('#details > [data-list]')?.before(details);
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

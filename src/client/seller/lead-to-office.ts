/** Sections of the dashboard that was here, by the fragments of its old addresses. They are pages of the office. */
const SECTIONS = ['orders', 'returns', 'products', 'stock', 'figures', 'payouts', 'details'];

/** Leads from an old address to the page of the office that has what was there. */
const link = document.querySelector<HTMLAnchorElement>('[data-office]');
const section = location.hash.slice(1);
if (link) {
  if (SECTIONS.includes(section)) link.pathname += `/${section}`;
  location.replace(link.href);
}

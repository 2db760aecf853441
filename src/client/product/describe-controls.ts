/**
 * Says to those who hear them of which product the controls of a card are: each is described by the card's name. Scripts do it, as twenty cards with these
 * attributes would be larger than what a further list may take.
 */
let count = 0;

function describeAll(): void {
  for (const control of document.querySelectorAll('.card :is(button, summary, a.card__add):not([aria-describedby])')) {
    const name = control.closest('.card')?.querySelector('[data-title]');
    if (!name) continue;
    name.id ||= `card-${++count}`;
    control.setAttribute('aria-describedby', name.id);
  }
}

export function run(): void {
  describeAll();
  // Those of other pages and of filtered lists come later.
  new MutationObserver(describeAll).observe(document.body, { childList: true, subtree: true });
}

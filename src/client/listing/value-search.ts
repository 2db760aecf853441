import { make } from '../../browser/make.ts';
import { listsText } from '../../messages/rooms/lists.ts';

/** A value of a facet in the panel, as far as it is searched for. */
interface Searched {
  readonly element: HTMLElement;
  /** The text of its label. */
  readonly text: string;
}

/** Makes a field that leaves the values which have the typed text, and a line for when there are none. */
export function makeValueSearch(facet: string, values: readonly Searched[]): readonly HTMLElement[] {
  const folded = values.map(({ element, text }) => ({ element, text: text.toLowerCase() }));
  const field = make('input', {
    type: 'search',
    className: 'facet-panel__search',
    placeholder: listsText.searchIn({ facet: facet.toLowerCase() }),
    ariaLabel: listsText.searchIn({ facet }),
    autocomplete: 'off',
    maxLength: 40,
  });
  const none = make('p', { role: 'status' });
  field.addEventListener('input', () => {
    const typed = field.value.trim().toLowerCase();
    let shown = 0;
    for (const { element, text } of folded) {
      element.hidden = !text.includes(typed);
      if (!element.hidden) shown++;
    }
    none.textContent = shown === 0 ? listsText.nothingNamed : '';
  });
  // The form takes a change for a choice.
  field.addEventListener('change', (event) => event.stopPropagation());
  return [field, none];
}

import { applyStyles } from '../../browser/apply-styles.ts';
import { make } from '../../browser/make.ts';
import { writeOnce } from '../../browser/write-once.ts';
import { searchText } from '../../messages/rooms/search.ts';
import styles from './search-box.css?inline';

interface Shown {
  /** Announced: "8 suggestions". */
  readonly count: string;
  /** Makes it a list of recent searches, with a button that clears them. */
  readonly onClear?: () => void;
}

/** "8 suggestions", as it is announced. */
export const describeCount = (count: number): string => searchText.suggestionCount({ count });

/** The popup of the search box: a listbox of links, a line for messages, and the keys that move in it. */
export class Panel {
  readonly #input: HTMLInputElement;
  readonly #list = make('div', {
    className: 'find__list',
    id: 'find-list',
    role: 'listbox',
    ariaLabel: searchText.suggestions,
  });
  readonly #note = make('p', { className: 'find__note', role: 'status' });
  readonly #head = make('div', { className: 'find__head' });
  readonly #panel = make('div', { className: 'find', hidden: true, tabIndex: -1 }, this.#head, this.#list, this.#note);
  #active: HTMLElement | undefined;
  /** Set while the style is on its way, too. */
  #isWanted = false;

  constructor(input: HTMLInputElement) {
    this.#input = input;
    input.role = 'combobox';
    input.ariaAutoComplete = 'list';
    input.ariaExpanded = 'false';
    input.setAttribute('aria-controls', this.#list.id);
    const form: HTMLElement = input.form ?? input;
    form.append(this.#panel);
    // The box keeps the focus, and a phone its keyboard, when an option or a button is clicked.
    form.addEventListener('mousedown', (event) => event.target === input || event.preventDefault());
    form.addEventListener('focusout', ({ relatedTarget }) => {
      if (!(relatedTarget instanceof Node && form.contains(relatedTarget))) this.close();
    });
    this.#panel.addEventListener('keydown', (event) => {
      if (event.key !== 'Escape') return;
      input.focus();
      this.close();
    });
    window.visualViewport?.addEventListener('resize', () => this.#fit());
  }

  get isOpen(): boolean {
    return !this.#panel.hidden;
  }

  /** Set until it is closed, also while its style is on its way. */
  get isWanted(): boolean {
    return this.#isWanted;
  }

  /** Puts options in the place of the empty ones, whose group goes if there are none. What else is shown stays, also while it is being clicked. */
  complete(options: readonly HTMLElement[]): void {
    const [first, ...others] = this.#list.querySelectorAll('.find__blank');
    for (const blank of others) blank.remove();
    if (options.length > 0) first?.replaceWith(...options);
    else first?.parentElement?.remove();
    this.#number();
    writeOnce(this.#note, describeCount(this.#options().length));
  }

  /** Shows options, in groups or one by one. */
  show(content: readonly HTMLElement[], { count, onClear }: Shown): void {
    this.#activate(undefined);
    this.#list.replaceChildren(...content);
    this.#list.ariaLabel = onClear ? searchText.recent : searchText.suggestions;
    this.#head.replaceChildren();
    if (onClear) {
      const clear = make('button', { className: 'find__clear', type: 'button' }, searchText.clear);
      clear.ariaLabel = searchText.clearRecent;
      clear.addEventListener('click', onClear);
      this.#head.append(make('p', { className: 'find__label' }, searchText.recent), clear);
    }
    this.#number();
    this.#note.className = 'visually-hidden';
    this.#open(count);
  }

  /** Shows a message in place of options. */
  say(note: string): void {
    this.#activate(undefined);
    this.#list.replaceChildren();
    this.#head.replaceChildren();
    this.#note.className = 'find__note';
    this.#open(note);
  }

  close(): void {
    this.#activate(undefined);
    this.#isWanted = false;
    this.#panel.hidden = true;
    this.#note.textContent = '';
    this.#input.ariaExpanded = 'false';
  }

  /** Handles a key in the box while the panel is open. */
  onKey(event: KeyboardEvent): void {
    if (!this.isOpen || event.isComposing) return;
    const options = this.#options();
    const at = this.#active ? options.indexOf(this.#active) : -1;
    const move = (to: number | undefined) => {
      event.preventDefault();
      this.#activate(to === undefined ? undefined : options.at(to));
    };
    if (event.key === 'ArrowDown') move(at + 1 < options.length ? at + 1 : undefined);
    else if (event.key === 'ArrowUp') move(at === 0 ? undefined : at < 0 ? -1 : at - 1);
    else if (event.key === 'Home' && at >= 0) move(0);
    else if (event.key === 'End' && at >= 0) move(-1);
    else if (event.key === 'Escape') {
      event.preventDefault();
      this.close();
    } else if (event.key === 'Enter' && this.#active) {
      event.preventDefault();
      this.#active.click();
    } else if (event.key === 'ArrowLeft' || event.key === 'ArrowRight') this.#activate(undefined);
  }

  #number(): void {
    this.#options().forEach((option, index) => {
      option.id = `find-option-${index}`;
    });
    if (this.#active) this.#input.setAttribute('aria-activedescendant', this.#active.id);
  }

  #options(): HTMLElement[] {
    return [...this.#list.querySelectorAll<HTMLElement>('[role=option]')];
  }

  #activate(option: HTMLElement | undefined): void {
    if (this.#active) this.#active.ariaSelected = 'false';
    this.#active = option;
    if (option) {
      option.ariaSelected = 'true';
      option.scrollIntoView({ block: 'nearest' });
      this.#input.setAttribute('aria-activedescendant', option.id);
    } else this.#input.removeAttribute('aria-activedescendant');
  }

  #open(announced: string): void {
    this.#input.ariaExpanded = String(this.#list.childElementCount > 0);
    this.#isWanted = true;
    // Without its style the panel would push the page down.
    applyStyles(styles);
    this.#panel.hidden = false;
    this.#fit();
    writeOnce(this.#note, announced);
  }

  /** Keeps the panel above a phone's keyboard. */
  #fit(): void {
    if (!this.isOpen) return;
    const { height } = window.visualViewport ?? { height: innerHeight };
    this.#panel.style.maxHeight = `${Math.max(160, height - this.#panel.getBoundingClientRect().top - 8)}px`;
  }
}

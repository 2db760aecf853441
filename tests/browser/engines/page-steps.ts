import { expect } from '@playwright/test';
import type { DrivenBrowser } from './engine.ts';

/** Selectors of what can have each role. */
const SELECTORS = {
  link: 'a[href]',
  button: 'button, summary',
  field: 'input, textarea, select',
  heading: 'h1, h2, h3',
};

export interface Wanted {
  readonly role: keyof typeof SELECTORS;
  /** The whole of its name (label or text), or a pattern for it. */
  readonly name: string | RegExp;
  /** Selector of what it is in: the whole page, if it is left out. */
  readonly within?: string;
}

/** Coordinates in a window in CSS pixels. */
interface Point {
  readonly x: number;
  readonly y: number;
}

const PATIENCE = { timeout: 20_000, intervals: [50, 100, 200] };

/**
 * Runs in the page: scrolls to the first element with this name that can be seen, and returns its middle. Returns a sentence where there is none,
 * or something covers it.
 */
function findMiddle(selector: string, pattern: string): Point | string {
  const nameOf = (element: Element): string => {
    const [label] = (element as HTMLInputElement).labels ?? [];
    const name = element.getAttribute('aria-label') ?? (label ?? element).textContent ?? '';
    return name.replace(/\s+/g, ' ').trim();
  };
  const visible = [...document.querySelectorAll(selector)].filter((element) =>
    element.checkVisibility({ visibilityProperty: true }),
  );
  const element = visible.find((candidate) => new RegExp(pattern).test(nameOf(candidate)));
  if (!element) return `There is none among: ${[...new Set(visible.map(nameOf))].slice(0, 50).join(' | ')}`;
  element.scrollIntoView({ block: 'center', behavior: 'instant' });
  const box = element.getBoundingClientRect();
  const middle = { x: Math.round(box.x + box.width / 2), y: Math.round(box.y + box.height / 2) };
  const hit = document.elementFromPoint(middle.x, middle.y);
  return hit && element.contains(hit) ? middle : `It is covered by ${hit?.outerHTML.slice(0, 150)}`;
}

/** What a shopper does and sees in a browser that WebDriver drives. */
export class Shopper {
  readonly #browser: DrivenBrowser;

  constructor(browser: DrivenBrowser) {
    this.#browser = browser;
  }

  /** Clicks something once it is there, is not covered and does not move. */
  async activate(wanted: Wanted): Promise<void> {
    const actions = [
      { type: 'pointerMove', duration: 0, ...(await this.see(wanted)) },
      { type: 'pointerDown', button: 0 },
      { type: 'pointerUp', button: 0 },
    ];
    await this.#browser.perform([{ type: 'pointer', id: 'mouse', actions }]);
  }

  /** Clicks into a field and types, key by key. */
  async type(wanted: Wanted, text: string): Promise<void> {
    await this.activate(wanted);
    await this.expectValue(() => document.activeElement?.matches('input, textarea'), true);
    const actions = [...text].flatMap((value) => [
      { type: 'keyDown', value },
      { type: 'keyUp', value },
    ]);
    await this.#browser.perform([{ type: 'key', id: 'keyboard', actions }]);
  }

  /** Waits until something can be seen, is not covered and does not move. Returns its middle. */
  async see({ role, name, within = 'body' }: Wanted): Promise<Point> {
    const pattern = typeof name === 'string' ? `^${RegExp.escape(name)}$` : name.source;
    let middle: Point = { x: -1, y: -1 };
    const look = async (): Promise<string> => {
      const found = await this.#browser.evaluate(findMiddle, `${within} :is(${SELECTORS[role]})`, pattern);
      if (typeof found === 'string') return found;
      const isStill = found.x === middle.x && found.y === middle.y;
      middle = found;
      return isStill ? 'It is there.' : 'It moves.';
    };
    await expect.poll(look, { ...PATIENCE, message: `${role} ${pattern} in ${within}` }).toBe('It is there.');
    return middle;
  }

  /** Waits until a function that runs in the page returns this value. */
  async expectValue<Value>(run: () => Value, value: Value): Promise<void> {
    await expect.poll(() => this.#browser.evaluate(run), { ...PATIENCE, message: run.toString() }).toEqual(value);
  }
}

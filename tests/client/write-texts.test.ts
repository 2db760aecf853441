import { expect, test } from 'vitest';
import { writeTexts } from '../../src/browser/templates.ts';

/** An element that counts how often its text is replaced. */
class CountingElement {
  hidden = false;
  replaced = 0;
  #text = 'Place order';

  get textContent(): string {
    return this.#text;
  }

  set textContent(text: string) {
    this.#text = text;
    this.replaced++;
  }
}

const write = (element: CountingElement, text: string | undefined): void =>
  writeTexts({ querySelectorAll: () => [element] } as unknown as ParentNode, { 'place-order': text });

test('a text that stays is not written again, as WebKit would drop a click on its button', () => {
  const button = new CountingElement();
  write(button, 'Place order');
  expect(button).toMatchObject({ replaced: 0, hidden: false });
});

test('another text is written, and an element without text is hidden', () => {
  const button = new CountingElement();
  write(button, 'Continue to payment');
  expect(button).toMatchObject({ replaced: 1, textContent: 'Continue to payment', hidden: false });
  write(button, undefined);
  expect(button).toMatchObject({ replaced: 2, textContent: '', hidden: true });
});

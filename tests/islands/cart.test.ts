import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import type { PricedLine } from '../../src/core/cart/priced-cart.ts';
import { EmptyCart, FilledCart, UndoBar } from '../../src/islands/cart/CartFrame.tsx';
import { BLANK_LINE, CartRow } from '../../src/islands/cart/CartRow.tsx';
import { PaymentMarks } from '../../src/islands/PaymentMarks.tsx';

const LINE: PricedLine = {
  ...{ sku: 'K-1', size: 'M', quantity: 2, title: 'Block print kurti', priceMinor: 29_900 },
  ...{ path: '/kurti/p/K-1', picture: '/_img/a-256.webp', state: 'same' },
};
const row = (changes: Partial<PricedLine> = {}, onSave?: () => void): string =>
  renderToStaticMarkup(createElement(CartRow, { line: { ...LINE, ...changes }, onSave }));
/** The opening tag of the control of a row or frame that does this. */
const control = (markup: string, act: string): string =>
  new RegExp(`<button[^>]* data-act="${act}"[^>]*>`).exec(markup)?.[0] ?? '';

describe('a row of the cart', () => {
  test('has picture, name, size, price, what one costs, and its quantity', () => {
    const markup = row();
    expect(markup).toContain('src="/_img/a-256.webp"');
    expect(markup).toMatch(/<a [^>]*href="\/kurti\/p\/K-1"[^>]*>Block print kurti<\/a>/);
    for (const text of ['Size M', '₹598', '₹299 each']) expect(markup).toContain(`>${text}<`);
    expect(markup).toMatch(/<input [^>]*name="quantity"[^>]* value="2"/);
  });

  test('names its controls by its product and size', () => {
    expect(control(row(), 'remove')).toContain('aria-label="Remove Block print kurti, Size M"');
    expect(row()).toContain('aria-label="Quantity of Block print kurti, Size M"');
    expect(row({ size: undefined as never })).toContain('aria-label="Quantity of Block print kurti"');
  });

  test.each([
    [1, 'less', 'true'],
    [2, 'less', 'false'],
    [4, 'more', 'false'],
    [5, 'more', 'true'],
  ])('of %i pieces says of "%s" that it is disabled: %s', (quantity, act, isDisabled) => {
    expect(control(row({ quantity }), act)).toContain(`aria-disabled="${isDisabled}"`);
  });

  test.each(['gone', 'sold-out', 'later'] as const)('that is %s looks away, and has no quantity to change', (state) => {
    expect(row({ state })).toContain('class="cart-row cart-row--away"');
    expect(row({ state })).toMatch(/<fieldset [^>]*hidden=""/);
    expect(row()).not.toMatch(/cart-row--away|<fieldset [^>]*hidden/);
  });

  test('can be saved for later once that is loaded, unless the product is gone', () => {
    expect(control(row(), 'save')).toContain('disabled=""');
    expect(
      control(
        row({}, () => {}),
        'save',
      ),
    ).not.toContain('disabled=""');
    expect(
      control(
        row({ state: 'gone' }, () => {}),
        'save',
      ),
    ).toContain('hidden=""');
  });

  test('without a picture has a ground in its place', () => {
    expect(row({ picture: '' })).toMatch(/<img [^>]*hidden=""/);
    expect(row()).toMatch(/<span class="cart-row__picture" hidden=""/);
  });

  test('as the page’s template has both steps of the quantity in use', () => {
    const template = renderToStaticMarkup(createElement(CartRow, { line: BLANK_LINE }));
    for (const act of ['less', 'more']) expect(control(template, act)).toContain('aria-disabled="false"');
  });
});

const frame = (changes: object = {}): string =>
  renderToStaticMarkup(createElement(FilledCart, { prefix: 'en-ae', hash: '#cart=K-1,2,M', ...changes }));

describe('the frame of the cart', () => {
  test('leads to cart and checkout of its market, with the cart where the browser keeps none', () => {
    const markup = frame({ texts: { checkout: 'Checkout · ₹598', total: '₹598' } });
    expect(markup).toContain('href="/en-ae/cart#cart=K-1,2,M"');
    expect(markup).toMatch(/<a [^>]*href="\/en-ae\/checkOut#cart=K-1,2,M"[^>]*>Checkout · ₹598<\/a>/);
  });

  test('has no checkout where nothing can be bought', () => {
    expect(frame({ texts: { checkout: undefined } })).toMatch(/<a [^>]*data-text="checkout"[^>]*hidden=""/);
  });

  test('hides the row of the fee for cash where there is none', () => {
    expect(frame({ texts: { cashFee: '₹20' } })).not.toMatch(/data-row="cashFee" hidden/);
    expect(frame({ texts: {} })).toMatch(/data-row="cashFee" hidden/);
  });

  test('asks for a PIN code where delivery depends on it, and says which one is known', () => {
    expect(frame()).not.toContain('data-do="pin"');
    expect(frame({ asksPinCode: true })).toMatch(/data-do="pin"><b>[^<]*[Cc]heck/);
    expect(frame({ asksPinCode: true, pinCode: '302001' })).toMatch(/data-known=""><b>[^<]*302001/);
  });

  test('offers Undo only while something was taken out', () => {
    const bar = (removed?: string) => renderToStaticMarkup(createElement(UndoBar, { removed }));
    expect(bar()).toMatch(/^<p [^>]*hidden=""/);
    expect(bar('Cart cleared.')).not.toContain('hidden');
  });

  test('says when it is empty, and leads to all products of the market', () => {
    const markup = renderToStaticMarkup(createElement(EmptyCart, { prefix: 'en-ae' }));
    expect(markup).toContain('Your cart is empty');
    expect(markup).toContain('href="/en-ae/products"');
  });
});

test('the ways to pay are one sentence, and nothing where none is named', () => {
  const marks = (...ways: readonly string[]) => renderToStaticMarkup(createElement(PaymentMarks, { ways }));
  expect(marks('UPI', 'Cards', 'Cash on delivery')).toContain('Pay by UPI, cards or cash on delivery');
  expect(marks()).toBe('');
});

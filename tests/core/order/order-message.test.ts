import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  mailOrderLink,
  orderMessage,
  orderSubject,
  SIZE_TO_WRITE,
  whatsappOrderLink,
  whatsappShareLink,
} from '../../../src/core/order/order-message.ts';

const line = {
  title: 'Tea & <cups> #1 😀',
  sku: 'LEAF',
  size: 'XL',
  price: '₹1,42,999',
  url: 'https://hill.example/leaf-tea/p/LEAF',
};

describe('the message of an order', () => {
  test('has shop, SKU, size, price and address, and room for the name and address of the shopper', () => {
    expect(orderMessage('Hill Shop', 'IN', line)).toBe(
      [
        'Hello Hill Shop, my order:',
        'SKU: LEAF',
        'Size XL',
        'Price: ₹1,42,999',
        'https://hill.example/leaf-tea/p/LEAF',
        '',
        'My name:',
        'My address with PIN code:',
        '',
      ].join('\n'),
    );
  });

  test('asks for a PIN code in India alone', () => {
    expect(orderMessage('Hill Shop', 'AE', line)).toContain('\nMy full address:\n');
  });

  test('does not write "Size" before "Free Size"', () => {
    expect(orderMessage('Hill Shop', 'IN', { ...line, size: 'Free Size' })).toContain('\nFree Size\n');
  });

  test('leaves room for a size that the shopper writes, with its word once', () => {
    expect(orderMessage('Hill Shop', 'IN', { ...line, size: SIZE_TO_WRITE })).toContain('\nSKU: LEAF\nSize: \nPrice');
  });

  test('has no line for a missing size', () => {
    const { size: _size, ...sizeless } = line;
    expect(orderMessage('Hill Shop', 'IN', sizeless)).not.toContain('Size');
  });
});

test('the subject of an order has the SKU, and the size where there is one', () => {
  expect(orderSubject(line)).toBe('Order LEAF, Size XL');
  expect(orderSubject({ sku: 'LEAF' })).toBe('Order LEAF');
});

describe('a link that opens a message', () => {
  const hostile = 'a&b=c#d?e+f%20g\nh "i" <j> 😀 क्‍ष';

  test('opens WhatsApp with the text unchanged', () => {
    const link = new URL(whatsappOrderLink('911234500001', hostile));
    expect(link.origin + link.pathname).toBe('https://wa.me/911234500001');
    expect([...link.searchParams]).toEqual([['text', hostile]]);
    expect(link.hash).toBe('');
  });

  test('has no number when the shopper picks the recipient', () => {
    expect(whatsappShareLink('a&b #1')).toBe('https://wa.me/?text=a%26b%20%231');
  });

  test('has CRLF and encoded spaces in a mail', () => {
    expect(mailOrderLink('orders@hill.example', 'Order: a&b', 'one two\nthree#')).toBe(
      'mailto:orders@hill.example?subject=Order:%20a%26b&body=one%20two%0D%0Athree%23',
    );
  });

  test('has no text of a mail where there is only a subject', () => {
    expect(mailOrderLink('orders@hill.example', 'Order LEAF', '')).toBe(
      'mailto:orders@hill.example?subject=Order%20LEAF',
    );
  });

  test('can have any text, and has no character that needs escaping in an attribute', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        const [whatsapp, mail] = [whatsappOrderLink('911234500001', text), mailOrderLink('a@b.example', text, text)];
        expect(whatsapp + mail).not.toMatch(/[\s"<>#]/);
        expect(new URL(whatsapp).searchParams.get('text')).toBe(text);
        expect(mail.split('&')).toHaveLength(text === '' ? 1 : 2);
        expect(decodeURIComponent(mail.split('&body=')[1] ?? '')).toBe(text.replaceAll('\n', '\r\n'));
      }),
    );
  });
});

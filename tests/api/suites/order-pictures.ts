import { describe, expect, test } from 'vitest';
import * as parts from '../../catalog/shop-in-a-folder.ts';
import type { OpenHost } from '../support/host.ts';
import { runOperator } from '../support/operator.ts';
import { writeTestShop } from '../support/shop.ts';

const PICTURE = '/_img/0123456789ab-256.webp';
const LINES = [
  { sku: 'LEAF', quantity: 1, picture: PICTURE },
  { sku: 'POT', quantity: 2, picture: 'https://elsewhere.example/pixel.png' },
];
const COURIERS = [{ name: 'Hill Post', track: 'https://post.example/find?parcel={number}' }];

export function testOrderPictures(open: OpenHost): void {
  describe('an order has the pictures that its shopper saw', () => {
    test('in its lines, in lists and in its mail, but none of another site', async () => {
      const { client, mails } = await open();
      const { order } = await client.place({ lines: LINES });
      const lines = order.shipments.flatMap((shipment) => shipment.lines);
      expect(lines.map(({ picture }) => picture)).toEqual([PICTURE, undefined]);
      const known = await client.post('/orders/known', { orders: [{ number: order.number, key: order.key }] });
      expect(known.data.orders[0]).toMatchObject({
        pictures: [PICTURE],
        shipments: [{ status: 'placed' }, { status: 'placed' }],
      });
      const [mail] = await mails();
      expect(mail?.text).toContain('- Pot, <b>round</b>: 2 x ₹240.50');
      expect(mail?.html).toMatch(/<img src="https?:\/\/[^"/]+\/_img\/0123456789ab-256\.webp" alt="[^"]+" width="72"/);
      expect(mail?.html).toContain('Pot, &lt;b&gt;round&lt;/b&gt;');
      expect(mail?.html).not.toContain('elsewhere.example');
    });
  });

  test('a parcel can be followed at the courier that the shop names, on its page and in the mail', async () => {
    const catalog = writeTestShop({ 'store.json': parts.store({ name: 'Hill Shop', couriers: COURIERS }) });
    const host = await open({ catalog });
    const { client, mails } = host;
    const placed = await client.place();
    const { number } = placed.order;
    for (const step of ['accept', 'pack']) await runOperator(host, `orders ${step} ${number}`, {});
    await runOperator(host, `orders dispatch ${number}`, { courier: 'hillpost express', tracking: 'HP 1&2' });
    const trackingUrl = 'https://post.example/find?parcel=HP%201%262';
    expect((await client.read(placed)).shipments[0]).toMatchObject({ trackingUrl });
    const mail = (await mails()).at(-1);
    expect(mail?.text).toContain(`: ${trackingUrl}`);
    expect(mail?.html).toContain(`href="${trackingUrl}"`);
  });
}

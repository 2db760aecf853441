import { describe, expect, test } from 'vitest';
import sharp from 'sharp';
import { PASSWORD, type Placed } from '../support/client.ts';
import { openDashboard } from '../support/dashboard.ts';
import { DAY_MS, type OpenHost, type TestHost } from '../support/host.ts';
import { runOperator } from '../support/operator.ts';
import { deliver } from './cash-rules.ts';
import { signUpSeller } from './sellers.ts';

/** A photo with the place in its EXIF data; photos of different colours differ. */
const photo = (background = '#3a6', width = 2_000, height = 1_500): Promise<Buffer> =>
  sharp({ create: { width, height, channels: 3, background } })
    .withExif({ IFD0: { Copyright: 'Asha' }, IFD3: { GPSLatitude: '26/1 54/1 0/1', GPSLatitudeRef: 'N' } })
    .jpeg()
    .toBuffer();

/** The start of a HEIC file, as an iPhone makes it. */
const HEIC = Buffer.concat([Buffer.from([0, 0, 0, 24]), Buffer.from('ftypheic'), Buffer.alloc(64)]);

interface Returned {
  readonly host: TestHost;
  readonly placed: Placed;
  /** Below `/api`. */
  readonly path: string;
  readonly id: string;
}

async function ask(host: TestHost, placed: Placed, quantity = 1): Promise<Returned> {
  const lines = [{ lineId: placed.order.shipments[0]?.lines[0]?.id, quantity }];
  const path = `/orders/${placed.order.number}/returns`;
  const { order } = (await host.client.post(path, { lines, reason: 'Too bitter' }, placed.own)).data;
  const id = order.shipments[0]?.returns.at(-1)?.id ?? '';
  return { host, placed, id, path: `${path}/${id}/pictures` };
}

/** A return that waits for the seller. */
async function openReturn(open: OpenHost, token?: string): Promise<Returned> {
  const host = await open();
  const placed = await host.client.place({ lines: [{ sku: 'LEAF', quantity: 5 }] }, token ? { token } : {});
  await deliver(host, placed.order.number);
  return ask(host, placed);
}

const send = ({ host, path, placed }: Returned, raw: Buffer, own: object = placed.own) =>
  host.client.post(path, undefined, {
    ...own,
    raw: new Uint8Array(raw),
    headers: { 'content-type': 'application/octet-stream' },
  });

const countOf = async ({ host, placed, id }: Returned) =>
  (await host.client.read(placed)).shipments[0]?.returns.find((entry) => entry.id === id)?.pictureCount ?? 0;

/** Asks for a picture as a browser does. */
async function fetchPicture(host: TestHost, path: string, headers: Record<string, string>) {
  const response = await fetch(`${host.address}/api${path}`, { headers });
  return { type: response.headers.get('content-type'), data: Buffer.from(await response.arrayBuffer()) };
}

const rowsOf = ({ host }: Returned) => host.host.database.read.selectFrom('return_pictures').selectAll().execute();

export function testReturnPictures(open: OpenHost): void {
  describe('a photo of a return', () => {
    test('is seen by shopper, seller and operator, small and without its place', async () => {
      const returned = await openReturn(open);
      const { host, path, placed, id } = returned;
      const token = await signUpSeller(host);
      const { order } = (await send(returned, await photo())).data;
      expect(order.shipments[0]?.returns[0]).toMatchObject({ id, status: 'requested', pictureCount: 1 });

      const own = await fetchPicture(host, `${path}/1`, { 'x-order-key': placed.own.orderKey });
      expect(own.type).toBe('image/webp');
      const { exif, ...head } = await sharp(own.data).metadata();
      expect([exif, head.format, head.width, head.height]).toEqual([undefined, 'webp', 1_280, 960]);

      expect((await host.client.get('/seller/returns', { token })).data.returns[0]).toMatchObject({ pictureCount: 1 });
      const sellers = await fetchPicture(host, `/seller/returns/${id}/pictures/1`, {
        authorization: `Bearer ${token}`,
      });
      expect(sellers.data.equals(own.data)).toBe(true);

      expect(await runOperator(host, 'returns')).toMatch(/requested .*garden +1 +Too bitter/);
      const dashboard = await openDashboard(host, 'view');
      const page = await dashboard.get('/returns');
      expect(page.html).toContain(`<img src="/api/operator/returns/${id}/pictures/1" alt="Photo 1 from the shopper"`);
      const shown = await dashboard.ask(`/returns/${id}/pictures/1`, {
        'sec-fetch-dest': 'image',
        'sec-fetch-mode': 'no-cors',
      });
      expect([shown.status, shown.headers['content-type']]).toEqual([200, 'image/webp']);
      for (const number of ['2', '0', '1.5', 'x', '1e99'])
        expect((await dashboard.get(`/returns/${id}/pictures/${number}`)).status).toBe(404);
      expect((await fetch(`${host.address}/api/operator/returns/${id}/pictures/1`)).status).toBe(403);
    });

    test('is nobody else’s to see or to add', async () => {
      const returned = await openReturn(open);
      const { host, path, id } = returned;
      await send(returned, await photo());
      const [other, stranger] = [await host.client.place(), await host.client.register('ravi')];
      const pots = await signUpSeller(host, 'pots');
      const mine = `/orders/${other.order.number}/returns/${id}/pictures`;
      for (const options of [other.own, { token: stranger }]) {
        expect((await host.client.get(`${path}/1`, options)).code).toBe(404);
        expect((await send(returned, await photo('#a36'), options)).code).toBe(404);
      }
      expect((await host.client.get(`${mine}/1`, other.own)).code).toBe(404);
      expect((await send({ ...returned, path: mine }, await photo('#a36'), other.own)).code).toBe(404);
      expect((await host.client.get(`/seller/returns/${id}/pictures/1`, { token: pots })).code).toBe(404);
      expect((await host.client.get(`${path}/1`)).status).toBe(401);
      expect((await host.client.get(`${path}/0`, returned.placed.own)).code).toBe(404);
      expect(await rowsOf(returned)).toHaveLength(1);
    });

    test('is kept once when it is sent again, also by two hosts at once and after the seller’s answer', async () => {
      const returned = await openReturn(open);
      const other = await returned.host.another();
      const raw = await photo();
      const answers = await Promise.all(
        [returned.host, other, returned.host, other].map((host) => send({ ...returned, host }, raw)),
      );
      expect(answers.map(({ code }) => code)).toEqual([undefined, undefined, undefined, undefined]);
      expect([await countOf(returned), (await rowsOf(returned)).length]).toEqual([1, 1]);
      await runOperator(returned.host, `returns accept ${returned.id}`);
      expect((await send(returned, raw)).code).toBeUndefined();
      expect((await send(returned, await photo('#a36'))).error?.message).toContain('has answered this return');
      expect(await countOf(returned)).toBe(1);
    });

    test('has two more beside it, and an order twelve', async () => {
      const returned = await openReturn(open);
      const { host, placed } = returned;
      const colours = Array.from({ length: 16 }, (_, index) => `#${(0x1a1a1a + index * 0x0b0b0b).toString(16)}`);
      const pictures = await Promise.all(colours.map((colour) => photo(colour, 80, 60)));
      const returns = [returned];
      for (let more = 0; more < 4; more++) returns.push(await ask(host, placed));
      const full = await Promise.all(pictures.slice(0, 5).map((raw) => send(returned, raw)));
      expect(full.filter(({ code }) => code === undefined)).toHaveLength(3);
      expect(full.find(({ code }) => code === 409)?.error?.message).toContain('at most 3 photos');
      for (const one of returns.slice(1, 4))
        for (const raw of pictures.slice(5, 8)) expect((await send(one, raw)).code).toBeUndefined();
      const last = returns[4] as Returned;
      expect((await send(last, pictures[9] as Buffer)).error?.message).toContain('at most 12 photos together');
      expect(await rowsOf(returned)).toHaveLength(12);
    });

    test('is refused with what is wrong with it, and the return stands', async () => {
      const returned = await openReturn(open);
      const refuse = async (raw: Buffer) => (await send(returned, raw)).error?.fields?.['picture'];
      expect(await refuse(HEIC)).toBe(
        'The picture can’t be read: it is a HEIC photo, as iPhones make them; save it as JPEG, or set the camera to “Most Compatible”.',
      );
      expect(await refuse(Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'))).toContain('a drawing (SVG)');
      expect(await refuse(Buffer.from('%PDF-1.7'))).toContain('not a JPEG, PNG, WebP');
      expect(await refuse((await photo()).subarray(0, 400))).toContain('can’t be read');
      expect(await refuse(await photo('#3a6', 40, 30))).toContain('at least 64');
      expect((await send(returned, Buffer.alloc(12_000_001, 1))).status).toBe(413);
      expect([await countOf(returned), (await rowsOf(returned)).length]).toEqual([0, 0]);
      expect((await returned.host.client.read(returned.placed)).shipments[0]?.returns).toHaveLength(1);
    });

    test('counts against a limit of its own, before it is read', async () => {
      const returned = await openReturn((options) =>
        open({ ...options, environment: { RATE_LIMITS: 'picture-order=2/3600' } }),
      );
      for (const colour of ['#111', '#222']) expect((await send(returned, await photo(colour))).code).toBeUndefined();
      expect((await send(returned, await photo('#333'))).code).toBe(429);
      expect(await countOf(returned)).toBe(2);
    });

    test('goes with the phone number of its order', async () => {
      const returned = await openReturn(open);
      const { host, path, placed, id } = returned;
      await send(returned, await photo());
      await runOperator(host, `returns refuse ${id}`, { reason: 'It was opened' });
      host.clock.now += 1_000 * DAY_MS;
      await host.mails();
      expect(await rowsOf(returned)).toHaveLength(1);
      host.clock.now += 100 * DAY_MS;
      await host.mails();
      expect([await rowsOf(returned), await countOf(returned)]).toEqual([[], 0]);
      expect((await host.client.read(placed)).contact.phone).toBe('');
      expect((await host.client.get(`${path}/1`, placed.own)).code).toBe(404);
    });

    test('is in the file of the account, and goes with it once the return is over', async () => {
      const host = await open();
      const token = await host.client.register('asha');
      const placed = await host.client.place({ lines: [{ sku: 'LEAF', quantity: 5 }] }, { token });
      await deliver(host, placed.order.number);
      const [over, waiting] = [await ask(host, placed), await ask(host, placed)];
      await send(over, await photo('#111'), { token });
      await send(waiting, await photo('#222'), { token });
      await runOperator(host, `returns refuse ${over.id}`, { reason: 'It was opened' });
      const file = JSON.parse((await host.client.post('/account/export', { password: PASSWORD }, { token })).text);
      expect(file.returnPictures.map(({ returnId }: { returnId: string }) => returnId)).toEqual([over.id, waiting.id]);
      const data = String(file.returnPictures[0].picture).replace('data:image/webp;base64,', '');
      expect((await sharp(Buffer.from(data, 'base64')).metadata()).format).toBe('webp');
      await host.client.post('/account/delete', { password: PASSWORD }, { token });
      expect((await rowsOf(over)).map((row) => row.return_id)).toEqual([waiting.id]);
      expect([await countOf(over), await countOf(waiting)]).toEqual([0, 1]);
    });
  });
}

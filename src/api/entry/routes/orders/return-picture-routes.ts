import { noOrder, findOwnOrder } from '../../../records/orders/record/find.ts';
import { z } from 'zod';
import { UPLOAD_BYTES } from '../../../../core/seller/upload-limits.ts';
import { answersSellersText } from '../../../../messages/rooms/answers-sellers.ts';
import { fail, tooMany } from '../../../ground/http/answer.ts';
import { id } from '../../../../contract/fields.ts';
import { fileAnswer } from '../../../ground/http/file-answer.ts';
import { type Caller, routesOf, type Route } from '../../../ground/http/route.ts';
import { chargeNow } from '../../../ground/limits/limits.ts';
import type { HostServices } from '../../services.ts';
import { orderPath } from '../../../../contract/order-requests.ts';
import { addReturnPicture, readReturnPicture } from '../../../records/orders/return-pictures.ts';
import { order } from '../../../../contract/orders.ts';

/** Pictures of returns, usually photos of a phone. */

/** The picture's number in its return, from 1. */
export const pictureNumber = z.coerce.number().int().min(1).max(99);

const common = routesOf({ tag: 'Orders', access: 'order' });
const returnPath = orderPath.extend({ id });

/** Pictures of returns, for the shopper. */
export const returnPictureRoutes = (services: HostServices): Route[] => [
  common.post('/orders/{number}/returns/{id}/pictures', {
    summary: 'Add a picture to a return that waits for its seller, once however often it is sent',
    params: returnPath,
    upload: {
      mediaType: 'image/*',
      mostBytes: UPLOAD_BYTES.picture,
      refuse: ({ params, caller }) => refuseUpload(services, params, caller),
    },
    data: z.object({ order }),
    codes: [409, 422, 429],
    handle: async ({ params, caller, upload }) => {
      const found = await findOwnOrder(services, params.number, caller);
      return found ? addReturnPicture(services, found.id, params.id, upload) : noOrder();
    },
  }),
  common.get('/orders/{number}/returns/{id}/pictures/{picture}', {
    summary: 'A picture of a return',
    params: returnPath.extend({ picture: pictureNumber }),
    mediaType: 'image/webp',
    data: z.string(),
    handle: async ({ params, caller }) => {
      const { read } = services.database;
      const found = await findOwnOrder(services, params.number, caller);
      const isOwn = found && (await hasReturn(services, found.id, params.id));
      const picture = isOwn ? await readReturnPicture(read, params.id, params.picture) : undefined;
      return picture ? fileAnswer(picture, 'image/webp') : fail(404, answersSellersText.noPicture);
    },
  }),
];

/** Refuses pictures of anybody except the shopper of a return, and too many of them. */
async function refuseUpload(
  services: HostServices,
  { number = '', id: returnId = '' }: Readonly<Record<string, string>>,
  caller: Caller,
) {
  const found = await findOwnOrder(services, number, caller);
  if (!found || !(await hasReturn(services, found.id, returnId))) return noOrder();
  const wait = await chargeNow(services, [['picture-order', found.id]]);
  return wait === undefined ? undefined : tooMany(wait);
}

async function hasReturn({ database }: HostServices, orderId: string, returnId: string): Promise<boolean> {
  const row = await database.read
    .selectFrom('returns')
    .select('id')
    .where('id', '=', returnId)
    .where('order_id', '=', orderId)
    .executeTakeFirst();
  return row !== undefined;
}

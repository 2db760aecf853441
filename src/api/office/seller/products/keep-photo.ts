import { UPLOAD_BYTES } from '../../../../core/seller/upload-limits.ts';
import { officeText } from '../../../../messages/rooms/office.ts';
import { tooMany } from '../../../ground/http/answer.ts';
import { chargeNow } from '../../../ground/limits/limits.ts';
import { keepPicture } from '../../../records/products/pictures.ts';
import type { SentFiles } from '../../kit/page/uploads.ts';
import type { ShopVisit } from '../frame/visit.ts';

/** Stored photos of a form by name, and what is wrong with the first one that can't be stored. */
interface KeptPhotos {
  readonly names: readonly string[];
  readonly problem: string | undefined;
}

/** Stores the photos that were chosen in a field of a form, without repetitions. */
export async function keepPhotos({ services, shop }: ShopVisit, sent: SentFiles, field: string): Promise<KeptPhotos> {
  if (sent.isTooLarge) return { names: [], problem: officeText.filesLarge({ most: UPLOAD_BYTES.picture / 1e6 }) };
  const names = new Set<string>();
  let problem: string | undefined;
  for (const { name, content } of sent.files.filter((file) => file.field === field)) {
    const wait = await chargeNow(services, [['upload-seller', shop.id]]);
    const kept = wait === undefined ? await keepPicture(services, shop, name.slice(-200), content) : tooMany(wait);
    if ('error' in kept) problem ??= `${name}: ${kept.error.fields?.['picture'] ?? kept.error.message}`;
    else names.add(kept.data.picture.name);
  }
  return { names: [...names], problem };
}

import { tooMany } from '../../../ground/http/answer.ts';
import { chargeNow } from '../../../ground/limits/limits.ts';
import { keepPicture } from '../../../records/products/pictures.ts';
import type { SentFile } from '../../kit/uploads.ts';
import type { ShopVisit } from '../frame/visit.ts';

/** Photos of a form that were kept, by their names, and what is wrong with the first one that can't be. */
interface KeptPhotos {
  readonly names: readonly string[];
  readonly problem: string | undefined;
}

/** Keeps photos that were chosen in a form, each once. */
export async function keepPhotos({ services, shop }: ShopVisit, files: readonly SentFile[]): Promise<KeptPhotos> {
  const names = new Set<string>();
  let problem: string | undefined;
  for (const { name, content } of files) {
    const wait = await chargeNow(services, [['upload-seller', shop.id]]);
    const kept = wait === undefined ? await keepPicture(services, shop, name.slice(-200), content) : tooMany(wait);
    if ('error' in kept) problem ??= `${name}: ${kept.error.fields?.['picture'] ?? kept.error.message}`;
    else names.add(kept.data.picture.name);
  }
  return { names: [...names], problem };
}

import { heightAt } from '../pictures/picture-shape.ts';
import { SECOND_WIDTH } from '../pictures/second-width.ts';
import type { CardRecord } from './card-record.ts';

/** The attributes of the `<img>` of a card; `srcset` is empty for a picture with one file. */
interface CardImage {
  readonly src: string;
  readonly srcset: string;
  readonly width: number;
  readonly height: number;
}

/** `pathOf` makes the address of a prepared picture of a width in pixels. */
export function cardImage(
  { picture, ratio = 1 }: Pick<CardRecord, 'picture' | 'ratio'>,
  pathOf: (digest: string, width: number) => string,
): CardImage {
  if ('src' in picture) return { srcset: '', ...picture };
  const [digest, ...more] = picture;
  const widths = more.filter((one) => typeof one === 'number');
  const width = widths.at(-1) ?? 0;
  const srcset = widths.length > 1 ? widths.map((one) => `${pathOf(digest, one)} ${one}w`).join(', ') : '';
  return { src: pathOf(digest, width), srcset, width, height: heightAt(width, ratio) };
}

/** The address of the second picture, where there is one. */
export function secondImage(
  { picture, second }: CardRecord,
  pathOf: (digest: string, width: number) => string,
): string | undefined {
  const last = 'src' in picture ? 0 : picture.slice(1).at(-1);
  return typeof last === 'string' ? pathOf(last, SECOND_WIDTH) : second;
}

import sharp from 'sharp';
import { readHead } from '../../src/catalog/pictures/read-head.ts';
import { aspectOf, heightAt } from '../../src/core/pictures/picture-shape.ts';
import { encodePicture } from '../../src/integration/pictures/encode.ts';
import { Original, type PictureFormat } from '../../src/integration/pictures/score.ts';
import { makeScene, SCENES } from '../support/made-scenes.ts';

/** The files of photographs that a page asks for at once at two device pixels a pixel: of a card on phones, a wide card, and a product's first view. */
const USES = { card: 256, 'wide card': 380, product: 640 } as const;
const SHAPES = ['1:1', '3:4', '4:3'] as const;
const WIDTH = 1000;

/** Prints bytes and score of made photographs by shape and content, for each use: of the WebP, and of the AVIF where it is kept. */
export async function comparePhotographs(): Promise<void> {
  console.log(
    `${'photographs'.padEnd(16)}${Object.keys(USES)
      .map((use) => use.padEnd(34))
      .join('')}`,
  );
  for (const shape of SHAPES)
    for (const scene of SCENES) {
      const source = await makeScene(scene, 1, aspectOf(shape), WIDTH);
      const files = await encodePicture(source, await readHead(source), 'card-avif');
      const cells = Object.values(USES).map(async (width) => {
        const height = heightAt(width, 1 / aspectOf(shape));
        const fill = { fit: 'fill' } as const;
        const data = await sharp(source).resize(width, height, fill).removeAlpha().raw().toBuffer();
        const original = new Original({ data, width, height });
        const describe = async (format: PictureFormat): Promise<string> => {
          const file = files.find((one) => one.width === width && one.format === format)?.data;
          if (!file) return 'no AVIF';
          // As it is shown: a file may have fewer pixels than its name says.
          const shown = await sharp(file).resize(width, height, fill).png().toBuffer();
          const score = await original.score(shown, format);
          return `${format === 'avif' ? 'AVIF ' : ''}${file.length} B (${score.toFixed(0)})`;
        };
        return `${(await describe('webp')).padEnd(15)}${(await describe('avif')).padEnd(19)}`;
      });
      console.log(`${`${scene} ${shape}`.padEnd(16)}${(await Promise.all(cells)).join('')}`);
    }
}

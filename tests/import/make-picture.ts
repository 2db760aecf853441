import sharp from 'sharp';

/** A small whole picture, the same for the same number and another one for each other. */
export const makePicture = (
  number: number,
  form: 'jpeg' | 'png' | 'webp' | 'gif' | 'avif' | 'tiff' = 'jpeg',
): Promise<Buffer> =>
  sharp({
    create: {
      ...{ width: 32 + (number % 16), height: 32 + Math.floor(number / 16), channels: 3 },
      background: { r: (number * 37) % 256, g: (number * 101) % 256, b: 90 },
      noise: { type: 'gaussian', mean: 128, sigma: 30 },
    },
  })
    .toFormat(form)
    .toBuffer();

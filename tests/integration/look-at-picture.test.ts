import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { fitPicture } from '../../src/core/pictures/fit-picture.ts';
import { lookAtPicture } from '../../src/integration/pictures/look-at-picture.ts';
import { makeScene } from '../support/made-scenes.ts';

/** A picture of 600 × 800 pixels in one colour, with a busy thing in it. */
async function makeThing(left: number, top: number, width: number, height: number, ground = '#e8e2da') {
  const noise = Buffer.alloc(width * height * 3);
  for (let at = 0, state = 5; at < noise.length; at++) {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    noise[at] = state >>> 24;
  }
  const thing = await sharp(noise, { raw: { width, height, channels: 3 } })
    .png()
    .toBuffer();
  return sharp({ create: { width: 600, height: 800, channels: 3, background: ground } })
    .composite([{ input: thing, left, top }])
    .jpeg({ quality: 90 })
    .toBuffer();
}

describe('a picture is looked at', () => {
  test('for how far its sides are plain, up to the thing and not into it', async () => {
    const { plain, ground } = await lookAtPicture(await makeThing(120, 200, 300, 500));
    const real = [25, 30, 12.5, 20];
    for (const [index, share] of plain.entries()) {
      expect(share).toBeLessThanOrEqual(real[index] as number);
      expect(share).toBeGreaterThan((real[index] as number) - 5);
    }
    const colour = '#e[7-9]e[1-3]d[9ab]';
    expect(ground[0]).toMatch(new RegExp(`^${colour},${colour}$`));
    expect(ground[1]).toMatch(new RegExp(`^${colour} 50%,${colour} 0$`));
  });

  test('for where its detail is', async () => {
    const { focus } = await lookAtPicture(await makeThing(0, 0, 200, 200));
    expect(Math.abs(focus[0] - 16)).toBeLessThan(5);
    expect(Math.abs(focus[1] - 12)).toBeLessThan(5);
  });

  test('upright, and on white where it is transparent', async () => {
    const lying = await sharp(await makeThing(120, 200, 300, 500))
      .withMetadata({ orientation: 6 })
      .toBuffer();
    const { plain } = await lookAtPicture(lying);
    expect(Math.abs(plain[1] - 23)).toBeLessThan(4);
    const clear = await sharp({ create: { width: 40, height: 80, channels: 4, background: '#00000000' } })
      .png()
      .toBuffer();
    expect(await lookAtPicture(clear)).toEqual({
      plain: [100, 100, 100, 100],
      ground: ['#ffffff,#ffffff', '#ffffff 50%,#ffffff 0'],
      focus: [50, 50],
    });
  });

  test('which finds the light of a studio plain, and no street', async () => {
    const [studio, street] = await Promise.all([
      lookAtPicture(await makeScene('studio', 3, 3 / 4, 450)),
      lookAtPicture(await makeScene('street', 3, 3 / 4, 450)),
    ]);
    expect(Math.min(studio.plain[1], studio.plain[3])).toBeGreaterThan(10);
    expect(Math.max(...street.plain)).toBeLessThan(8);
    // Hair to shoes stay in a square where the street is whole.
    expect(street.ground).toEqual(['', '']);
    expect(fitPicture({ ratio: 4 / 3, look: street }, '1:1')).toBeUndefined();
    expect(fitPicture({ ratio: 4 / 3, look: studio }, '1:1')).toMatch(/^#/);
    expect(fitPicture({ ratio: 3 / 4, look: studio }, '4:5')).toMatch(/^\d/);
  });

  test('and fills a square with what lies on plain ground alone', async () => {
    const look = await lookAtPicture(await makeScene('ring', 2, 4 / 3, 600));
    expect(fitPicture({ ratio: 3 / 4, look }, '1:1')).toMatch(/^\d/);
  });
});

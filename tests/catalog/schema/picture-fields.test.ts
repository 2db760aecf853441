import { describe, expect, test } from 'vitest';
import { category, complain, complainAbout, loadProduct, product } from '../shop-in-a-folder.ts';

describe('a shape of pictures', () => {
  test('is read of products and categories', () => {
    const made = loadProduct({ pictureShape: '3:4' }, { 'categories/tea.json': category({ pictureShape: '4:5' }) });
    expect(made.pictureShape).toBe('3:4');
  });

  test.each(['3/4', '1:3', 'tall', ''])('is width to height, from 1:2 to 2:1, and not %j', (pictureShape) => {
    const expected = 'width to height, such as "3:4", "1:1" or "4:3", from "1:2" to "2:1"';
    expect(complainAbout({ pictureShape })).toContain(expected);
    expect(complain({ 'categories/tea.json': category({ pictureShape }) })).toContain(expected);
  });
});

describe('the focus of a picture', () => {
  test('is a point in percent', () => {
    const made = loadProduct({ images: [{ src: 'leaf.png', focus: [50, 12.5] }, 'leaf.png'] });
    expect(made.pictures.map(({ focus }) => focus)).toEqual([[50, 12.5], undefined]);
  });

  test.each([[[50]], [[50, 101]], [[-1, 0]], ['centre'], [[50, 20, 3]]])('is not %j', (focus) => {
    expect(complainAbout({ images: [{ src: 'leaf.png', focus }] })).toMatch(
      /leaf\.json:\d+(?::\d+)? {2}images[^\n]*\n[\s\S]*percent from the left and from the top, such as \[50, 20\]/,
    );
  });
});

describe('a video', () => {
  const KEPT = { 'videos/leaf.mp4': 'video' };

  test('is a file with a picture before it, what it shows and its day', () => {
    const video = { src: 'leaf.mp4', alt: 'Leaves in the wind', poster: 'leaf.png', uploaded: '2026-11-02' };
    expect(loadProduct({ video }, KEPT).video).toEqual({
      source: 'leaf.mp4',
      alt: 'Leaves in the wind',
      poster: expect.objectContaining({ source: 'leaf.png', alt: 'Leaves in the wind' }),
      uploaded: '2026-11-02',
    });
    const remote = loadProduct({ video: { src: 'https://cdn.example/leaf.webm' } });
    expect(remote.video).toEqual({ source: 'https://cdn.example/leaf.webm' });
  });

  test.each([
    'http://cdn.example/leaf.mp4',
    'https://www.youtube.com/watch?v=1',
    '../leaf.mp4',
    '/leaf.mp4',
    'leaf.mov',
  ])('is an MP4 or WebM that is a file or at an https address, and not %j', (src) => {
    expect(complainAbout({ video: { src } })).toContain(
      'a file below catalog/videos or an https address that ends in ".mp4" or ".webm"',
    );
  });

  test('that does not exist is left out, and so is its poster', () => {
    expect(complainAbout({ video: { src: 'leav.mp4' } })).toMatch(
      /video\.src[\s\S]*a video below catalog\/videos \(mp4 or webm\), or an https address; it is left out/,
    );
    const made = loadProduct({ video: { src: 'videos/leaf.mp4', poster: 'none.png' } }, KEPT);
    expect(made.video).toEqual({ source: 'leaf.mp4' });
    expect(loadProduct({ video: { src: 'none.mp4' } }).video).toBeUndefined();
  });

  test('has files beside it that nothing plays named', () => {
    expect(complain({ 'videos/leaf.mov': 'video' })).toContain('a video: mp4 or webm');
  });
});

test('a product without them is as it was', () => {
  const { pictureShape, video } = loadProduct(product());
  expect([pictureShape, video]).toEqual([undefined, undefined]);
});

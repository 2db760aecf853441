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

test('a product without them is as it was', () => {
  expect(loadProduct(product()).pictureShape).toBeUndefined();
});

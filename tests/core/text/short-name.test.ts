import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { loadCatalog } from '../../../src/catalog/load/load.ts';
import { CARD_LINE, MINI_LINE, shortNameLength } from '../../../src/core/text/short-name.ts';

const shorten = (name: string, line = CARD_LINE): string => name.slice(0, shortNameLength(name, line));

describe('the name on a card', () => {
  test.each([
    ['Hair clutches, pack of 3: black, brown and tortoise', 'Hair clutches, pack of 3'],
    ['Leggings, pack of 3: rani pink, bottle green, mustard', 'Leggings, pack of 3'],
    ['Jeans, straight, high rise, mid blue, five pockets', 'Jeans, straight, high rise, mid blue'],
    ['Anarkali kurta, bottle green with yellow embroidered yoke', 'Anarkali kurta, bottle green'],
    ['Kanjivaram-style saree, red silk blend, green zari border', 'Kanjivaram-style saree, red silk blend'],
    ['Saucepans with spout, steel, set of 2, with lids for chai and milk', 'Saucepans with spout, steel, set of 2'],
    ["Kids' raincoat with hood, room for the bag, yellow", "Kids' raincoat with hood"],
    ['Ankle socks, white, grey and black, pack of 3 pairs', 'Ankle socks, white, grey and black'],
    ['Crew socks with heels, white, grey and black, pack of 3 pairs', 'Crew socks with heels'],
    ['Teapot (600 ml, clay) with a bamboo handle and a cosy', 'Teapot'],
    ['Mug for tea and coffee, 350 ml, glazed by hand in Khurja', 'Mug for tea and coffee, 350 ml'],
    ['Bougie parfumée à la fleur d’oranger – 180 g, verre ambré', 'Bougie parfumée à la fleur d’oranger'],
    ['Handtasche aus Leder, cognac, mit Schulterriemen', 'Handtasche aus Leder, cognac'],
    ['सूती कुर्ता, हाथ की छपाई, नीला और सफ़ेद, तीन जेबें, पूरी आस्तीन', 'सूती कुर्ता, हाथ की छपाई, नीला और सफ़ेद, तीन जेबें'],
    ['रेशमी साड़ी सुनहरी किनारी के साथ, लाल और हरा रंग, ब्लाउज़ सहित', 'रेशमी साड़ी सुनहरी किनारी के साथ'],
    ['பட்டுப் புடவை, சிவப்பு, தங்கக் கரை மற்றும் முந்தானை', 'பட்டுப் புடவை, சிவப்பு'],
    ['كوب شاي من الفخار، أزرق، مرسوم باليد، سعة ثلاثمئة مل', 'كوب شاي من الفخار، أزرق، مرسوم باليد'],
    ['陶瓷茶杯，手工制作，青花，带盖和茶漏，适合办公室使用', '陶瓷茶杯，手工制作'],
  ])('of “%s” is “%s”', (name, short) => {
    expect(shorten(name)).toBe(short);
  });

  test.each(['Steel tumbler', 'Sneakers, size 1,000', 'Jhumka', ''])('“%s”, which fits, is whole', (name) => {
    expect(shortNameLength(name, CARD_LINE)).toBeUndefined();
  });

  test.each([
    'Handwoven silk saree of Banaras with a border',
    'Donaudampfschifffahrtsgesellschaftskapitänsmütze, blau',
    'x'.repeat(400),
  ])('“%s” ends where it can, and never within a phrase', (name) => {
    const length = shortNameLength(name, CARD_LINE);
    if (length !== undefined) expect(name.slice(length)).toMatch(/^(?:[,;:]| with )/);
  });

  test('is the beginning of the whole one, ends without a sign, and is shorter the shorter the line', () => {
    const words = fc.array(
      fc.oneof(fc.constantFrom('red', 'with', 'for', 'लाल', 'set', 'of', 'and', '3'), fc.string({ minLength: 1 })),
    );
    const signs = fc.constantFrom(' ', ', ', ': ', ' – ', ' (', ') ');
    const names = fc.tuple(words, signs).map(([parts, sign]) => parts.join(sign).trim());
    fc.assert(
      fc.property(names, (name) => {
        const lengths = [MINI_LINE, CARD_LINE, 60].map((line) => shortNameLength(name, line));
        for (const length of lengths) {
          if (length === undefined) continue;
          expect(length).toBeGreaterThan(0);
          expect(length).toBeLessThan(name.length);
          expect(name.slice(length)).toMatch(/^\s?[,;:،、，：।|–—/([（-]|^ \S/u);
        }
      }),
    );
  });
});

describe('names of the sample catalogue on cards', () => {
  const products = [...loadCatalog('catalog').products.values()];
  /** Products of a category whose short names are the same. */
  const alike = (line: number) =>
    [
      ...Map.groupBy(products, ({ categoryIds, title }) => `${categoryIds[0]}: ${shorten(title, line)}`).values(),
    ].filter(({ length }) => length > 1);

  test('are whole, or end with a phrase', () => {
    for (const { title } of products)
      for (const line of [CARD_LINE, MINI_LINE]) {
        const length = shortNameLength(title, line);
        expect(title.slice(length ?? title.length), title).toMatch(/^(?:$|[,:]| \(| with | for | in | from )/);
      }
  });

  test('tell products of a category apart, but for those that differ in colour', () => {
    for (const group of alike(CARD_LINE))
      expect(new Set(group.map(({ colour }) => colour)).size, group[0]?.title).toBe(group.length);
  });

  test('are alike for few products on small cards, which have pictures of their own', () => {
    expect(alike(MINI_LINE).flat().length).toBeLessThan(products.length / 20);
    for (const group of alike(MINI_LINE))
      expect(new Set(group.map(({ pictures }) => pictures[0]?.source)).size).toBe(group.length);
  });
});

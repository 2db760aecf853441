import { describe, expect, test } from 'vitest';
import { gstRateOf, TAX_CLASSES, taxClassOfHsn } from '../../../src/core/tax/gst.ts';

/**
 * Rows of the schedules of Notification 9/2025-Central Tax (Rate), 17 September 2025, in force since 22 September 2025, as quoted at
 * msassociates.pro/gst/gst-apparel.php and taxtmi.com (notification 144100), read in November 2026. Sarees and dhotis as fabric: FAQ of
 * the Central Board of 27 July 2017 (taxinindia.com/?p=1047; apparelviews.com, "Designer, embroidered sarees"). Percent up to Rs 2,500 and above.
 */
const SCHEDULE = [
  ['5007', 'woven fabrics of silk, sarees', 5, 5],
  ['51129090', 'woven fabrics of wool, shawls by the metre', 5, 5],
  ['5208', 'woven cotton up to 200 g a square metre: sarees, dhotis', 5, 5],
  ['5209', 'woven cotton above 200 g a square metre', 5, 5],
  ['5309', 'woven fabrics of linen', 5, 5],
  ['540754', 'woven fabrics of synthetic filaments: georgette and art-silk sarees', 5, 5],
  ['5408', 'woven fabrics of artificial filaments', 5, 5],
  ['5512', 'woven fabrics of synthetic staple fibres', 5, 5],
  ['5810', 'embroidery in the piece', 5, 5],
  ['6006', 'knitted fabrics', 5, 5],
  ['6109', 'T-shirts, knitted', 5, 18],
  ['620442', 'dresses of cotton', 5, 18],
  ['6214', 'shawls and scarves', 5, 18],
  ['6302', 'bed linen, a made-up textile', 5, 18],
  ['6402', 'footwear, a pair', 5, 18],
  ['7113', 'jewellery of precious metal', 3, 3],
  ['7117', 'imitation jewellery', 3, 3],
] as const;

describe('GST by the schedules', () => {
  test.each(SCHEDULE)('%s, %s: %i and %i percent, whatever tax class was set', (hsn, _goods, upTo, above) => {
    for (const taxClass of [undefined, ...TAX_CLASSES]) {
      expect(gstRateOf({ hsn, ...(taxClass && { taxClass }), priceMinor: 2_500_00 })).toBe(upTo);
      expect(gstRateOf({ hsn, ...(taxClass && { taxClass }), priceMinor: 2_500_01 })).toBe(above);
    }
  });

  test('a chapter with goods of several rates decides nothing: plastics, cosmetics, toys', () => {
    expect(['3924', '3304', '9503', '9404', ''].map(taxClassOfHsn)).toEqual([...Array(5)].map(() => undefined));
  });
});

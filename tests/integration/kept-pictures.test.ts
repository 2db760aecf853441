import { describe, expect, test } from 'vitest';
import { keepPicture } from '../../src/integration/pictures/kept/keep-picture.ts';
import { readHeaderSize } from '../../src/integration/pictures/kept/header-size.ts';
import { sizeInAddress } from '../../src/integration/pictures/kept/size-in-address.ts';
import { CDN_PATTERNS, type UrlPattern } from '../../src/integration/pictures/kept/url-patterns.ts';
import { isPublicAddress } from '../../src/integration/pictures/remote/public-address.ts';
import sharp from 'sharp';

const keep = (address: string, width: number, height: number, patterns: readonly UrlPattern[] = CDN_PATTERNS) =>
  keepPicture(new URL(address), { width, height }, patterns).files.map((file) => `${file.width} ${file.url}`);

describe('a picture that stays on an image CDN', () => {
  test.each([
    ['https://cdn.shopify.com/s/files/1/2/a.jpg?v=3', 'https://cdn.shopify.com/s/files/1/2/a.jpg?v=3&width=640'],
    ['https://kurti.example/cdn/shop/files/a.jpg?v=3', 'https://kurti.example/cdn/shop/files/a.jpg?v=3&width=640'],
    [
      'https://res.cloudinary.com/demo/image/upload/v1/a.jpg',
      'https://res.cloudinary.com/demo/image/upload/c_limit,f_auto,q_60,w_640/v1/a.jpg',
    ],
    ['https://shop.imgix.net/a.jpg?w=90', 'https://shop.imgix.net/a.jpg?w=640&auto=format&fit=max&q=60'],
    [
      'https://imagedelivery.net/acc/id/public',
      'https://imagedelivery.net/acc/id/fit=scale-down,format=auto,quality=60,width=640',
    ],
    [
      'https://shop.example/cdn-cgi/image/width=80/pictures/a.jpg',
      'https://shop.example/cdn-cgi/image/fit=scale-down,format=auto,quality=60,width=640/pictures/a.jpg',
    ],
    [
      'https://assets.myntassets.com/h_1440,q_90,w_1080/v1/assets/images/1/a.jpg',
      'https://assets.myntassets.com/c_limit,f_webp,fl_progressive,q_60,w_640/v1/assets/images/1/a.jpg',
    ],
    [
      'https://rukminim2.flixcart.com/image/832/832/kurti/a.jpeg?q=70',
      'https://rukminim2.flixcart.com/image/640/640/kurti/a.jpeg?q=60',
    ],
  ])('%s has its width in the address', (address, wanted) => {
    const files = keep(address, 2000, 2600);
    expect(files[1]).toBe(`640 ${wanted}`);
    expect(files.map((file) => Number.parseInt(file, 10))).toEqual([256, 640, 750, 1200, 1920]);
  });

  test('has the widths that the CDN has', () => {
    expect(keep('https://images.meesho.com/images/products/5/ab_c_512.jpg', 1000, 1000)).toEqual([
      '128 https://images.meesho.com/images/products/5/ab_c_128.webp',
      '256 https://images.meesho.com/images/products/5/ab_c_256.webp',
      '400 https://images.meesho.com/images/products/5/ab_c_400.webp',
      '512 https://images.meesho.com/images/products/5/ab_c_512.webp',
    ]);
  });

  test('is never enlarged, and has its own width where that is between two', () => {
    expect(keep('https://cdn.shopify.com/a.jpg', 700, 700)).toEqual([
      '256 https://cdn.shopify.com/a.jpg?width=256',
      '640 https://cdn.shopify.com/a.jpg?width=640',
      '700 https://cdn.shopify.com/a.jpg?width=700',
    ]);
  });

  test('whose address is signed, or of no known form, stays as it is', () => {
    for (const address of ['https://shop.imgix.net/a.jpg?s=12ab', 'https://elsewhere.example/a.jpg'])
      expect(keep(address, 900, 900)).toEqual([`900 ${address}`]);
  });

  test('has the form that store.json says first', () => {
    const own = { hosts: ['*.shop.example'], from: '/i/{rest}', to: '/i/w{width}/{rest}?f=webp' };
    expect(keep('https://img.shop.example/i/a/b.jpg', 256, 300, [own, ...CDN_PATTERNS])).toEqual([
      '256 https://img.shop.example/i/w256/a/b.jpg?f=webp',
    ]);
  });

  test.each([
    ['https://assets.myntassets.com/h_1440,q_90,w_1080/v1/assets/images/a.jpg', { width: 1080, height: 1440 }],
    ['https://cdn.shopify.com/a_800x600_crop_center.jpg?v=1', { width: 800, height: 600 }],
    ['https://shop.example/cdn-cgi/image/width=80,height=90/a.jpg', { width: 80, height: 90 }],
    ['https://shop.imgix.net/a.jpg?w=300', undefined],
  ])('says its size in its address: %s', (address, size) => {
    expect(sizeInAddress(new URL(address))).toEqual(size);
  });

  test.each(['jpeg', 'png', 'webp', 'avif', 'gif'] as const)(
    'says its size in the first bytes of a %s',
    async (format) => {
      const noise = { type: 'gaussian', mean: 128, sigma: 60 } as const;
      const whole = await sharp({ create: { width: 640, height: 480, channels: 3, background: '#888888', noise } })
        .toFormat(format)
        .toBuffer();
      expect(await readHeaderSize(whole.subarray(0, 4000))).toMatchObject({ width: 640, height: 480 });
    },
  );
});

describe('an address on the internet is', () => {
  test.each(['8.8.8.8', '2606:4700::1111', '::ffff:8.8.8.8', '64:ff9b::808:808', '172.32.0.1', '100.128.0.1'])(
    'public: %s',
    (address) => {
      expect(isPublicAddress(address)).toBe(true);
    },
  );
  test.each([
    ...['0.0.0.0', '10.1.2.3', '100.64.0.1', '127.9.9.9', '169.254.169.254', '172.16.0.1', '172.31.255.255'],
    ...['192.168.1.1', '198.18.0.1', '224.0.0.1', '255.255.255.255', '168.63.129.16', '100.100.100.200'],
    ...['::', '::1', '::ffff:127.0.0.1', '::ffff:7f00:1', '::ffff:a9fe:a9fe', '::127.0.0.1', '64:ff9b::7f00:1'],
    ...[
      '64:ff9b:1::1',
      'fe80::1',
      'fe80::1%eth0',
      'fc00::1',
      'fd00:ec2::254',
      'ff02::1',
      '2001::1',
      '2002:7f00:1::',
      'x',
    ],
  ])('not public: %s', (address) => {
    expect(isPublicAddress(address)).toBe(false);
  });
});

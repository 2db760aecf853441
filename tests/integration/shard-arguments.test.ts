import { describe, expect, test } from 'vitest';
import { parseShard, shardOf } from '../../src/integration/render/shard.ts';
import { runCommand } from '../support/shards.ts';
import { makeSecondShop } from '../support/temporary.ts';

const folders = makeSecondShop();

describe('--shard', () => {
  test.each(['0/4', '5/4', 'x', '1', '1/4/4', '-1/4', '1.5/4', '1/0', ''])('does not take %j', (text) => {
    expect(parseShard(text)).toBeUndefined();
  });

  test('takes the numbers from one to the count', () => {
    expect(parseShard('1/1')).toEqual({ number: 1, count: 1 });
    expect(parseShard('16/16')).toEqual({ number: 16, count: 16 });
  });

  test.each([
    [
      ['--shard', '5/4'],
      '--shard 5/4: the number of a shard and how many there are is expected, from 1/16 to 16/16.\n',
    ],
    [['--to', 'x'], '--to says where a shard is written. It needs --shard.\n'],
  ])('%j ends with a message', async (args, output) => {
    expect(await runCommand('build', folders, args)).toEqual({ code: 1, output });
  });

  test('divides pages evenly', () => {
    const numbers = Array.from({ length: 4000 }, (_, index) => shardOf(`/a-product/p/SKU-${index}`, 4));
    for (const number of [1, 2, 3, 4])
      expect(Math.abs(numbers.filter((one) => one === number).length - 1000)).toBeLessThan(100);
  });
});

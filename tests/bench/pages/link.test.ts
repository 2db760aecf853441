import { describe, expect, test } from 'vitest';
import { Direction, INITIAL_WINDOW, PACKET_BYTES, SlowStart } from './link.ts';

describe('a direction of a link', () => {
  test('delivers a packet after its time on the line and the delay', () => {
    // 400 kbit/s are 50 bytes a millisecond.
    expect(new Direction(400, 200).send(1_500, 1_000)).toBe(1_230);
  });

  test('sends packets one after the other, of whichever connection they are', () => {
    const direction = new Direction(400, 200);
    expect([0, 0, 10].map((now) => direction.send(500, now))).toEqual([210, 220, 230]);
  });

  test('saves up nothing while it is idle', () => {
    const direction = new Direction(400, 200);
    direction.send(500, 0);
    expect(direction.send(500, 5_000)).toBe(5_210);
  });

  test('without a limit takes the delay alone', () => {
    expect(new Direction(Number.POSITIVE_INFINITY, 75).send(1_000_000, 3)).toBe(78);
  });
});

/** Round trips that a number of packets takes when each is acknowledged a round trip after it was sent. */
function countTrips(packets: number): number {
  const window = new SlowStart();
  let left = packets;
  let trips = 0;
  for (; left > 0; trips++) {
    let sent = 0;
    for (; left > 0 && window.canSend(PACKET_BYTES); left--, sent++) window.sent(PACKET_BYTES);
    for (; sent > 0; sent--) window.acknowledged(PACKET_BYTES);
  }
  return trips;
}

describe('the slow start', () => {
  test('sends ten packets before the first acknowledgement', () => {
    const window = new SlowStart();
    window.sent(INITIAL_WINDOW);
    expect(window.canSend(1)).toBe(false);
    window.acknowledged(PACKET_BYTES);
    expect(window.canSend(2 * PACKET_BYTES)).toBe(true);
  });

  test.each([
    [10, 1],
    [11, 2],
    [30, 2],
    [31, 3],
    [70, 3],
  ])('doubles with each round trip: %i packets take %i', (packets, trips) => {
    expect(countTrips(packets)).toBe(trips);
  });
});

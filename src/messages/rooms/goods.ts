// Made from ../en/goods.json, which is what to change.
import { readRoom } from '../read-room.ts';

interface GoodsText {
  readonly teaAndSpices: string;
  readonly cosmetics: string;
  readonly soapAndCandles: string;
  readonly plasticGoods: string;
  readonly bags: string;
  readonly woodenGoods: string;
  readonly baskets: string;
  readonly paperGoods: string;
  readonly booksAndPrints: string;
  readonly carpets: string;
  readonly clothing: string;
  readonly homeTextiles: string;
  readonly footwear: string;
  readonly headwear: string;
  readonly umbrellas: string;
  readonly artificialFlowers: string;
  readonly stoneware: string;
  readonly ceramics: string;
  readonly glassware: string;
  readonly jewellery: string;
  readonly metalGoods: string;
  readonly toolsAndCutlery: string;
  readonly appliances: string;
  readonly electronics: string;
  readonly vehicleParts: string;
  readonly instruments: string;
  readonly watches: string;
  readonly musicalInstruments: string;
  readonly furnishings: string;
  readonly toysAndSportsGoods: string;
  readonly householdGoods: string;
  readonly general: string;
}

export const goodsText: GoodsText = readRoom('goods');

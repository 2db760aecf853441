// Made from ../en/seller-figures.json, which is what to change.
import { readRoom } from '../read-room.ts';

interface SellerFiguresText {
  readonly byHour: (values: { day: string | number }) => string;
  readonly byDay: (values: { month: string | number }) => string;
  readonly byDays: (values: { from: string | number; to: string | number }) => string;
  readonly hour: string;
  readonly day: string;
  readonly sales: string;
  readonly orders: string;
  readonly withoutCancelled: string;
  readonly pieces: string;
  readonly cancelled: string;
  readonly returns: string;
  readonly summary: (values: { title: string | number; sales: string | number; name: string | number }) => string;
  readonly chooseDays: string;
  readonly oneYear: string;
  readonly anotherFile: string;
  readonly asTable: string;
  readonly table: (values: { title: string | number }) => string;
  readonly periodDay: string;
  readonly periodDays: (values: { days: number }) => string;
  readonly periodMonth: string;
  readonly period: string;
  readonly dayLabel: string;
  readonly monthLabel: string;
  readonly none: string;
  readonly noneHint: string;
  readonly byState: string;
  readonly downloadOrders: string;
  readonly downloadHint: string;
  readonly firstDay: string;
  readonly lastDay: string;
  readonly download: string;
}

export const sellerFiguresText: SellerFiguresText = readRoom('seller-figures');

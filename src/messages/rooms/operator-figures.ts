// Made from ../en/operator-figures.json, which is what to change.
import { readRoom } from '../read-room.ts';

interface OperatorFiguresText {
  readonly title: string;
  readonly days: string;
  readonly spanDays: (values: { days: number }) => string;
  readonly seller: string;
  readonly allSellers: string;
  readonly show: string;
  readonly orderCount: (values: { count: number }) => string;
  readonly salesSum: string;
  readonly moreThanBefore: (values: { percent: string | number; days: string | number }) => string;
  readonly lessThanBefore: (values: { percent: string | number; days: string | number }) => string;
  readonly asMuchAsBefore: (values: { days: string | number }) => string;
  readonly inDaysBefore: (values: { days: string | number; figure: string | number }) => string;
  readonly noneBefore: (values: { days: string | number }) => string;
  readonly cancelledNone: string;
  readonly cancelledPart: (values: { all: number }) => string;
  readonly cancelledShare: (values: { count: number; all: string | number }) => string;
  readonly returnedNone: string;
  readonly returnedPart: (values: { all: number }) => string;
  readonly returnedShare: (values: { count: number; all: string | number }) => string;
  readonly partOf: (values: { part: string | number; all: string | number }) => string;
  readonly share: (values: { percent: string | number }) => string;
  readonly medianToDispatch: string;
  readonly mostToDispatch: string;
  readonly salesByDay: string;
  readonly ordersByDay: string;
  readonly cancelledByDay: string;
  readonly cancelledShipments: string;
  readonly deliveredByDay: string;
  readonly deliveredShipments: string;
  readonly returnedByDay: string;
  readonly returnedShipments: string;
  readonly hoursByDay: string;
  readonly hoursToDispatch: string;
  readonly minutesByDay: string;
  readonly minutesToDispatch: string;
  readonly day: string;
  readonly orders: string;
  readonly sales: string;
  readonly shipments: string;
  readonly cancelled: string;
  readonly delivered: string;
  readonly returned: string;
  readonly toDispatch: string;
  readonly byDay: string;
  readonly none: (values: { days: string | number }) => string;
  readonly howCounted: string;
  readonly asTable: string;
  readonly noneInDays: string;
  readonly bar: (values: { day: string | number; figure: string | number }) => string;
}

export const operatorFiguresText: OperatorFiguresText = readRoom('operator-figures');

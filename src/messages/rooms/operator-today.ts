// Made from ../en/operator-today.json, which is what to change.
import type { MessagePart } from '../format/evaluate.ts';
import { readRoom } from '../read-room.ts';

interface OperatorTodayText {
  readonly title: string;
  readonly toDo: string;
  readonly nothingWaits: string;
  readonly newHere: string;
  readonly waitingForOthers: string;
  readonly sales: string;
  readonly figuresByDay: string;
  readonly allOrders: string;
  readonly newForYou: (values: { count: number }) => readonly MessagePart<'b'>[];
  readonly stuck: (values: { count: number; hasMore: string }) => readonly MessagePart<'b'>[];
  readonly otherStuck: (values: { count: number; hasMore: string }) => readonly MessagePart<'b'>[];
  readonly complaints: (values: { count: number }) => readonly MessagePart<'b'>[];
  readonly refunds: (values: { count: number }) => readonly MessagePart<'b'>[];
  readonly wrongPayments: (values: { count: number }) => readonly MessagePart<'b'>[];
  readonly payoutsFailed: (values: { count: number }) => readonly MessagePart<'b'>[];
  readonly applications: (values: { count: number }) => readonly MessagePart<'b'>[];
  readonly reviews: (values: { count: number }) => readonly MessagePart<'b'>[];
  readonly products: (values: { count: number }) => readonly MessagePart<'b'>[];
  readonly messageSums: (values: { count: number }) => readonly MessagePart<'b'>[];
  readonly messages: (values: { count: number }) => readonly MessagePart<'b'>[];
  readonly newForSellers: (values: { count: number }) => readonly MessagePart<'b'>[];
  readonly returns: (values: { count: number }) => readonly MessagePart<'b'>[];
  readonly payoutsMade: (values: { count: number }) => readonly MessagePart<'b'>[];
  readonly overdue: (values: { count: number }) => readonly MessagePart<'b'>[];
  readonly late: string;
  readonly oldest: (values: { span: string | number }) => string;
  readonly waiting: (values: { span: string | number }) => string;
  readonly ordersToday: (values: { count: number; orders: string | number }) => string;
  readonly ordersOfWeek: (values: { count: number; orders: string | number }) => string;
  readonly payable: (values: { count: number; amount: string | number }) => readonly MessagePart<'b'>[];
  readonly returnsToAnswer: (values: { count: number }) => readonly MessagePart<'b'>[];
}

export const operatorTodayText: OperatorTodayText = readRoom('operator-today');

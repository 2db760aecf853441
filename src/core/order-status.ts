/** The states of an order and who may change them. An order has a part for each seller, and each part goes its own way. */

export const PART_STATUSES = ['placed', 'accepted', 'packed', 'dispatched', 'delivered', 'cancelled'] as const;
export type PartStatus = (typeof PART_STATUSES)[number];

export const ORDER_STATUSES = ['awaiting-payment', 'expired', ...PART_STATUSES, 'returned'] as const;
export type OrderStatus = (typeof ORDER_STATUSES)[number];

export const PART_STEPS = ['accept', 'pack', 'dispatch', 'deliver', 'decline', 'cancel'] as const;
export type PartStep = (typeof PART_STEPS)[number];

interface StepRule {
  readonly from: readonly PartStatus[];
  readonly to: PartStatus;
}

/** The states of a part that waits for its seller: it can still be cancelled. */
export const BEFORE_DISPATCH: readonly PartStatus[] = ['placed', 'accepted', 'packed'];

const STEPS: Readonly<Record<PartStep, StepRule>> = {
  accept: { from: ['placed'], to: 'accepted' },
  pack: { from: ['accepted'], to: 'packed' },
  dispatch: { from: ['packed'], to: 'dispatched' },
  deliver: { from: ['dispatched'], to: 'delivered' },
  decline: { from: BEFORE_DISPATCH, to: 'cancelled' },
  cancel: { from: BEFORE_DISPATCH, to: 'cancelled' },
};

/** The state after a step, or undefined where the step does not fit the state. */
export function stepPart(status: PartStatus, step: PartStep): PartStatus | undefined {
  const { from, to } = STEPS[step];
  return from.includes(status) ? to : undefined;
}

/** The steps that a seller may take now, for the dashboard's buttons. */
export const sellerSteps = (status: PartStatus): PartStep[] =>
  PART_STEPS.filter((step) => step !== 'cancel' && stepPart(status, step) !== undefined);

/** Whether the order waits for its payment, was never paid, or is in the hands of its parts. */
export type OrderStage = 'awaiting-payment' | 'expired' | 'open' | 'cancelled';

export interface PartState {
  readonly status: PartStatus;
  /** Whether every piece of it has come back. */
  readonly isReturned: boolean;
}

/** The state of the whole: that of the part that is furthest behind, cancelled parts aside. */
export function orderStatus(stage: OrderStage, parts: readonly PartState[]): OrderStatus {
  if (stage !== 'open') return stage;
  const going = parts.filter(({ status }) => status !== 'cancelled');
  if (going.length === 0) return 'cancelled';
  if (going.every(({ isReturned }) => isReturned)) return 'returned';
  return PART_STATUSES.find((status) => going.some((part) => part.status === status)) ?? 'placed';
}

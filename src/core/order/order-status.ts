/** The statuses of orders and shipments. An order has a shipment for each seller, with a status of its own. */

export const SHIPMENT_STATUSES = ['placed', 'accepted', 'packed', 'dispatched', 'delivered', 'cancelled'] as const;
export type ShipmentStatus = (typeof SHIPMENT_STATUSES)[number];

export const ORDER_STATUSES = ['awaiting-payment', 'expired', ...SHIPMENT_STATUSES, 'returned'] as const;
export type OrderStatus = (typeof ORDER_STATUSES)[number];

/** How far the returns of a shipment are: `requested` while one waits for its parcel, `part-` where some pieces stay with the shopper. */
export const RETURN_STATES = ['requested', 'part-returned', 'part-refunded', 'returned', 'refunded'] as const;
export type ReturnState = (typeof RETURN_STATES)[number];

export const RETURN_STATUSES = ['requested', 'accepted', 'refused', 'received'] as const;
export type ReturnStatus = (typeof RETURN_STATUSES)[number];

/** Statuses of returns in which a step is still to be taken. */
export const OPEN_RETURNS = ['requested', 'accepted'] as const;

export const SHIPMENT_STEPS = ['accept', 'pack', 'dispatch', 'deliver', 'decline', 'cancel'] as const;
export type ShipmentStep = (typeof SHIPMENT_STEPS)[number];

interface StepRule {
  readonly from: readonly ShipmentStatus[];
  readonly to: ShipmentStatus;
}

/** The statuses before dispatch, in their order, in which a shipment can still be cancelled. */
export const BEFORE_DISPATCH: readonly ShipmentStatus[] = ['placed', 'accepted', 'packed'];

const STEPS: Readonly<Record<ShipmentStep, StepRule>> = {
  accept: { from: ['placed'], to: 'accepted' },
  pack: { from: ['accepted'], to: 'packed' },
  dispatch: { from: ['packed'], to: 'dispatched' },
  deliver: { from: ['dispatched'], to: 'delivered' },
  decline: { from: BEFORE_DISPATCH, to: 'cancelled' },
  cancel: { from: BEFORE_DISPATCH, to: 'cancelled' },
};

/** The status after a step; undefined when the step is not possible. */
export function stepShipment(status: ShipmentStatus, step: ShipmentStep): ShipmentStatus | undefined {
  const { from, to } = STEPS[step];
  return from.includes(status) ? to : undefined;
}

/** Whether a shipment is where a step leads. */
export const isAfterStep = (status: ShipmentStatus, step: ShipmentStep): boolean => STEPS[step].to === status;

/** The steps that a seller may take, for the dashboard's buttons. */
export const sellerSteps = (status: ShipmentStatus): ShipmentStep[] =>
  SHIPMENT_STEPS.filter((step) => step !== 'cancel' && stepShipment(status, step) !== undefined);

/** Whether the order awaits payment, was never paid, or is determined by its shipments (`open`). */
export type OrderStage = 'awaiting-payment' | 'expired' | 'open' | 'cancelled';

interface ShipmentState {
  readonly status: ShipmentStatus;
  /** Whether every piece has been returned. */
  readonly isReturned: boolean;
}

/** The status of the order: that of the shipment that is furthest behind, without cancelled ones. */
export function orderStatus(stage: OrderStage, shipments: readonly ShipmentState[]): OrderStatus {
  if (stage !== 'open') return stage;
  const going = shipments.filter(({ status }) => status !== 'cancelled');
  if (going.length === 0) return 'cancelled';
  if (going.every(({ isReturned }) => isReturned)) return 'returned';
  // What came back or was lost before its delivery is not on its way any more.
  const rest = going.filter(({ status, isReturned }) => !(isReturned && status === 'dispatched'));
  return SHIPMENT_STATUSES.find((status) => rest.some((shipment) => shipment.status === status)) ?? 'placed';
}

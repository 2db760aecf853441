import type { StaffRow } from '../../ground/database/tables.ts';

/** What a person may do on the operator's dashboard. Looking at pages needs no right. */
const RIGHTS = ['orders', 'money', 'sellers'] as const;
export type Right = (typeof RIGHTS)[number];

/** `orders`: orders, returns, reviews, complaints and messages; `money`: refunds and payments; `all` also decides about sellers. */
export const ROLES = ['view', 'orders', 'money', 'all'] as const satisfies readonly StaffRow['role'][];
export type Role = StaffRow['role'];

const RIGHTS_OF: Readonly<Record<Role, readonly Right[]>> = {
  view: [],
  orders: ['orders'],
  money: ['money'],
  all: RIGHTS,
};

export const hasRight = (role: Role, right: Right): boolean => RIGHTS_OF[role].includes(right);

/** Requests and answers about products that are sold out (src/api/docs/contract-orders.md, "Sold-out products"). */

export interface RestockAlertRequest {
  readonly email: string;
  readonly sku: string;
  /** Left out for a product without sizes, and for any of its sizes. */
  readonly size?: string;
  readonly market: string;
}

export interface RestockAlert {
  /**
   * `asked`: the address is to be confirmed by the link in a mail, or was before; `confirmed`: it is that of the account; `available`: it
   * can be bought now.
   */
  readonly state: 'asked' | 'confirmed' | 'available';
}

/** The saving on the MRP in whole percent, rounded down so that it is never overstated; 0 if there is none. */
export function savingPercent(priceMinor: number, mrpMinor: number | undefined): number {
  if (mrpMinor === undefined || mrpMinor <= priceMinor) return 0;
  return Math.floor(((mrpMinor - priceMinor) * 100) / mrpMinor);
}

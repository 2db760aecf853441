/** An amount in two parts, its currency where that is in letters, and the rest: "AED" and "58.50", "" and "₹420". */
export function splitAmount(amount: string): [currency: string, rest: string] {
  const rest = amount.replace(/^[A-Z]+\s/, '');
  return [amount.slice(0, -rest.length).trim(), rest];
}

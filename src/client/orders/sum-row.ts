/** A row of an order's or a document's sums. */
export function sum(label: string, value: string, className = ''): HTMLElement {
  const row = document.createElement('div');
  row.className = className;
  const name = document.createElement('dt');
  name.textContent = label;
  const amount = document.createElement('dd');
  amount.textContent = value;
  row.append(name, amount);
  return row;
}

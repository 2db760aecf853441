/** Splits a text at the characters that match `mark`, but not within parentheses: "S (Bust: 36 in, Hip: 38 in), M" has two parts. */
export function splitOutside(text: string, mark: RegExp): string[] {
  const parts: string[] = [];
  let [end, isInside] = [text.length, false];
  // From the end, so that each parenthesis is looked at once: a place is inside when the next one after it closes.
  for (let place = text.length - 1; place >= 0; place--) {
    const sign = text[place] as string;
    if (sign === ')') isInside = true;
    else if (sign === '(') isInside = false;
    else if (!isInside && mark.test(sign)) {
      parts.push(text.slice(place + 1, end));
      end = place;
    }
  }
  parts.push(text.slice(0, end));
  return parts.reverse();
}

// Small helpers that build SVG text safely: every attribute is escaped and every number is kept short.

export type Attributes = Readonly<Record<string, string | number | undefined>>;

/** Writes a number with at most two decimals, finer than a pixel of any picture. */
export function num(value: number): string {
  if (!Number.isFinite(value)) throw new Error(`not a finite number in a drawing: ${value}`);
  return String(Math.round(value * 100) / 100);
}

export function escapeXml(text: string): string {
  return text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;').replace(/"/g, '&quot;');
}

/** One element; `undefined` attributes are left out, children are SVG text that is already safe. */
export function el(name: string, attributes: Attributes = {}, ...children: readonly string[]): string {
  let open = `<${name}`;
  for (const [key, value] of Object.entries(attributes)) {
    if (value === undefined) continue;
    open += ` ${key}="${typeof value === 'number' ? num(value) : escapeXml(value)}"`;
  }
  const body = children.join('');
  return body === '' ? `${open}/>` : `${open}>${body}</${name}>`;
}

export function group(attributes: Attributes, ...children: readonly string[]): string {
  return el('g', attributes, ...children);
}

export function rect(x: number, y: number, width: number, height: number, attributes: Attributes = {}): string {
  return el('rect', { x, y, width, height, ...attributes });
}

export function circle(cx: number, cy: number, r: number, attributes: Attributes = {}): string {
  return el('circle', { cx, cy, r, ...attributes });
}

export function ellipse(cx: number, cy: number, rx: number, ry: number, attributes: Attributes = {}): string {
  return el('ellipse', { cx, cy, rx, ry, ...attributes });
}

/** A path from raw path data; shapes that need measuring, mirroring or offsetting start in path.ts. */
export function draw(d: string, attributes: Attributes = {}): string {
  return el('path', { d, ...attributes });
}

export function line(x1: number, y1: number, x2: number, y2: number, attributes: Attributes = {}): string {
  return el('path', { d: `M${num(x1)} ${num(y1)}L${num(x2)} ${num(y2)}`, fill: 'none', ...attributes });
}

/** Moves, turns (degrees) and scales its content, in that order of reading. */
export function place(content: string, at: { x?: number; y?: number; turn?: number; scale?: number | string }): string {
  const parts: string[] = [];
  if (at.x !== undefined || at.y !== undefined) parts.push(`translate(${num(at.x ?? 0)} ${num(at.y ?? 0)})`);
  if (at.turn) parts.push(`rotate(${num(at.turn)})`);
  if (at.scale !== undefined) parts.push(`scale(${typeof at.scale === 'number' ? num(at.scale) : at.scale})`);
  return el('g', { transform: parts.join(' ') }, content);
}

/**
 * The definitions of one document. Ids are numbered in the order in which they are asked for, so the same recipe
 * always gives the same bytes and two parts never share an id.
 */
export class Defs {
  readonly #parts: string[] = [];
  readonly #known = new Map<string, string>();
  #count = 0;

  /** Adds what `make` writes around a fresh id and returns that id. */
  add(make: (id: string) => string): string {
    this.#count += 1;
    const id = `d${this.#count}`;
    this.#parts.push(make(id));
    return id;
  }

  /** Like `add`, but a definition with the same key is made only once. */
  once(key: string, make: (id: string) => string): string {
    const known = this.#known.get(key);
    if (known !== undefined) return known;
    const id = this.add(make);
    this.#known.set(key, id);
    return id;
  }

  toString(): string {
    return el('defs', {}, ...this.#parts);
  }
}

export type Stop = readonly [offset: number, colour: string, opacity?: number];

function stops(list: readonly Stop[]): string {
  return list
    .map(([offset, colour, opacity]) => el('stop', { offset, 'stop-color': colour, 'stop-opacity': opacity }))
    .join('');
}

/** A straight gradient in drawing coordinates; returns a value for `fill` or `stroke`. */
export function linear(
  defs: Defs,
  from: readonly [number, number],
  to: readonly [number, number],
  list: readonly Stop[],
  spread?: 'reflect' | 'repeat',
): string {
  const id = defs.add((own) =>
    el(
      'linearGradient',
      {
        id: own,
        gradientUnits: 'userSpaceOnUse',
        x1: from[0],
        y1: from[1],
        x2: to[0],
        y2: to[1],
        spreadMethod: spread,
      },
      stops(list),
    ),
  );
  return `url(#${id})`;
}

/** A round gradient in drawing coordinates; `squash` below 1 flattens it, `focus` moves the bright point. */
export function radial(
  defs: Defs,
  centre: readonly [number, number],
  radius: number,
  list: readonly Stop[],
  options: { squash?: number; turn?: number; focus?: readonly [number, number] } = {},
): string {
  const [cx, cy] = centre;
  const { squash = 1, turn = 0, focus } = options;
  const matrix = `translate(${num(cx)} ${num(cy)}) rotate(${num(turn)}) scale(1 ${num(squash)}) translate(${num(-cx)} ${num(-cy)})`;
  const id = defs.add((own) =>
    el(
      'radialGradient',
      {
        id: own,
        gradientUnits: 'userSpaceOnUse',
        cx,
        cy,
        r: radius,
        fx: focus?.[0],
        fy: focus?.[1],
        gradientTransform: squash === 1 && turn === 0 ? undefined : matrix,
      },
      stops(list),
    ),
  );
  return `url(#${id})`;
}

/**
 * A blur. Without `around` its region is the whole canvas and a margin; with the extent of what is blurred it costs
 * only as much as that extent is large.
 */
export function blur(
  defs: Defs,
  deviation: number,
  around?: { readonly x: number; readonly y: number; readonly width: number; readonly height: number },
): string {
  const margin = deviation * 3 + 2;
  const region = around
    ? {
        x: around.x - margin,
        y: around.y - margin,
        width: around.width + margin * 2,
        height: around.height + margin * 2,
      }
    : { x: -400, y: -400, width: 1400, height: 1400 };
  const key = `blur ${num(deviation)} ${Object.values(region).map(num).join(' ')}`;
  const id = defs.once(key, (own) =>
    el(
      'filter',
      { id: own, filterUnits: 'userSpaceOnUse', ...region, 'color-interpolation-filters': 'sRGB' },
      el('feGaussianBlur', { stdDeviation: num(deviation) }),
    ),
  );
  return `url(#${id})`;
}

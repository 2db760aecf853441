import { type Instruction, NeedsAstro, type PageContext } from './page-context.ts';

/** Marks with which Astro's runtime tells apart the values that templates write (astro/dist/runtime/server). */
const HTML = Symbol.for('astro:html-string');
const SLOT = Symbol.for('astro:slot-string');
const TEMPLATE = Symbol.for('astro.renderTemplateResult');
const COMPONENT = Symbol.for('astro.componentInstance');
const INSTRUCTION = Symbol.for('astro:render');

/** The fields of all kinds of nodes. Each node has those of one kind. */
interface Node extends PromiseLike<unknown>, Instruction {
  readonly [symbol: symbol]: unknown;
  readonly htmlParts: readonly string[];
  readonly expressions: readonly unknown[];
  readonly instructions?: readonly Node[];
  readonly chunks: readonly unknown[];
  init(context: PageContext): unknown;
  evaluate(): unknown;
  render(destination: { write(chunk: unknown): void }): Promise<void> | undefined;
}

const ENTITIES = { '&': '&amp;', '<': '&lt;', '>': '&gt;', "'": '&#39;', '"': '&quot;' } as const;
const escapeText = (text: string): string =>
  text.replace(/[&<>'"]/g, (character) => ENTITIES[character as keyof typeof ENTITIES]);

/** Writes HTML from the values of templates. Values that arrive later, or that depend on earlier ones, stay open until `finish`. */
export class PageOutput {
  readonly #context: PageContext;
  /** Texts, and open values between them. */
  readonly #parts: (string | Node | PageOutput)[] = [];
  #html = '';

  constructor(context: PageContext) {
    this.#context = context;
  }

  /** Writes a value. @throws NeedsAstro if only Astro's own renderer can write it */
  write(value: unknown): void {
    if (value === null || value === undefined || value === false) return;
    if (typeof value === 'string') this.#html += escapeText(value);
    else if (typeof value === 'function') this.write(value());
    else if (typeof value !== 'object') this.#html += String(value);
    else if (Array.isArray(value)) for (const entry of value) this.write(entry);
    else this.#writeNode(value as Node);
  }

  /** Resolves open values in the order of the page. */
  async finish(): Promise<string> {
    let html = '';
    for (const part of this.#parts) html += typeof part === 'string' ? part : await this.#close(part);
    return html + this.#html;
  }

  #writeNode(node: Node): void {
    if (node[TEMPLATE])
      for (const [index, text] of node.htmlParts.entries()) {
        this.#html += text;
        this.write(node.expressions[index]);
      }
    else if (node[SLOT])
      for (const part of [...(node.instructions ?? []), ...(node.chunks.length > 0 ? node.chunks : [String(node)])])
        this.#writeChunk(part);
    else if (node[HTML]) this.#html += String(node);
    else if (node[COMPONENT]) this.write(node.init(this.#context));
    else if (node[INSTRUCTION] && node.type.endsWith('head')) this.#html += this.#context.follow(node);
    else if (node[INSTRUCTION] || typeof node.then === 'function') this.#leaveOpen(node);
    else if (typeof node.evaluate === 'function') this.write(node.evaluate());
    else if (typeof node.render === 'function') {
      const inner = new PageOutput(this.#context);
      const done = node.render({ write: (chunk) => inner.#writeChunk(chunk) });
      this.#leaveOpen(done ? (done.then(() => inner) as unknown as Node) : inner);
    } else throw new NeedsAstro('a value of another kind');
  }

  /** Writes a value of one of Astro's own functions, whose strings are HTML. */
  #writeChunk(chunk: unknown): void {
    if (typeof chunk === 'string') this.#html += chunk;
    else this.write(chunk);
  }

  #leaveOpen(part: Node | PageOutput): void {
    // `finish` awaits it, unless something throws earlier.
    if ('then' in part) part.then(undefined, () => {});
    this.#parts.push(this.#html, part);
    this.#html = '';
  }

  async #close(part: Node | PageOutput): Promise<string> {
    const value = await part;
    if (value instanceof PageOutput) return value.finish();
    if ((value as Node | undefined)?.[INSTRUCTION]) return this.#context.follow(value as Node);
    const inner = new PageOutput(this.#context);
    inner.write(value);
    return inner.finish();
  }
}

interface Props {
  /** Its name in browser/cart-texts.ts. */
  readonly name: string;
  readonly text: string | undefined;
  readonly as?: 'b' | 'dd' | 'dt' | 'p' | 's' | 'small' | 'span' | 'strong';
  readonly className?: string;
}

/** A text of the cart, hidden while there is none. The cart page finds it by its name. */
export function CartText({ name, text, as: Tag = 'span', className }: Props) {
  return (
    <Tag className={className} data-text={name} hidden={!text}>
      {text}
    </Tag>
  );
}

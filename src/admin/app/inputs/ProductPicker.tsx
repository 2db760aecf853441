import { useEffect, useId, useState } from 'react';
import type { FoundProduct } from '../../contract.ts';
import { ask } from '../frame/ask.ts';
import { useAnswer } from '../frame/use-answer.ts';
import type { InputProps } from './input-props.ts';
import { useForm } from './form-context.ts';
import { Grouped } from './Labelled.tsx';
import { moved, SortableList } from './SortableList.tsx';
import { isList, type Json } from './value.ts';

/** How long after the last keystroke the search starts, in milliseconds. */
const SETTLE_MS = 150;

/** Products by their SKUs, found by search. */
export function ProductList({ field, path, value }: InputProps<'list'>) {
  const { set } = useForm();
  const skus = isList(value) ? value.map(String) : [];
  const named = useNamed(skus);
  const change = (next: readonly string[]): void =>
    set(path, next.length === 0 && !field.isRequired ? undefined : (next as readonly Json[]));
  return (
    <Grouped field={field} path={path}>
      <SortableList
        className="products"
        nameOf={(index) => named.get(skus[index] ?? '')?.title ?? skus[index] ?? ''}
        count={skus.length}
        onMove={(from, to) => change(moved(skus, from, to))}
        onRemove={(index) => change(skus.filter((_, position) => position !== index))}
        render={(index) => <ProductLine sku={skus[index] ?? ''} product={named.get(skus[index] ?? '')} />}
      />
      {skus.length < field.most && (
        <ProductSearch
          label={`Find a product for “${field.title}”`}
          onPick={({ sku }) => !skus.includes(sku) && change([...skus, sku])}
        />
      )}
    </Grouped>
  );
}

/** One product by its SKU. */
export function ProductPicker({ field, path, value }: InputProps<'id'>) {
  const { set } = useForm();
  const sku = typeof value === 'string' ? value : '';
  const named = useNamed(sku === '' ? [] : [sku]);
  return (
    <Grouped field={field} path={path}>
      {sku !== '' && <ProductLine sku={sku} product={named.get(sku)} />}
      <ProductSearch label={`Find a product for “${field.title}”`} onPick={(found) => set(path, found.sku)} />
    </Grouped>
  );
}

type Named = Pick<FoundProduct, 'sku' | 'title' | 'picture'>;

function useNamed(skus: readonly string[]): ReadonlyMap<string, Named> {
  const { answer } = useAnswer('GET named', { skus: skus.join('\n') });
  return new Map(answer?.products.map((product) => [product.sku, product]));
}

function ProductLine({ sku, product }: { readonly sku: string; readonly product: Named | undefined }) {
  return (
    <div className="product">
      {product?.picture === undefined ? (
        <span className="no-picture" />
      ) : (
        <img src={product.picture} alt="" loading="lazy" />
      )}
      <span>
        {product?.title ?? 'There is no product with this SKU.'} <span className="soft">{sku}</span>
      </span>
    </div>
  );
}

/** A field that finds products while one types. Arrow keys choose one, Enter takes it. */
function ProductSearch({
  label,
  onPick,
}: {
  readonly label: string;
  readonly onPick: (product: FoundProduct) => void;
}) {
  const id = useId();
  const [query, setQuery] = useState('');
  const [found, setFound] = useState<readonly FoundProduct[]>([]);
  const [at, setAt] = useState(0);
  useEffect(() => {
    if (query.trim() === '') {
      setFound([]);
      return;
    }
    let isCurrent = true;
    const timer = setTimeout(() => {
      ask('GET search', { q: query }).then(
        ({ products }) => {
          if (!isCurrent) return;
          setFound(products);
          setAt(0);
        },
        () => isCurrent && setFound([]),
      );
    }, SETTLE_MS);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [query]);
  const pick = (product: FoundProduct | undefined): void => {
    if (!product) return;
    onPick(product);
    setQuery('');
    setFound([]);
  };
  return (
    <div className="field wide search">
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        role="combobox"
        aria-expanded={found.length > 0}
        aria-controls={`${id}-list`}
        aria-activedescendant={found.length > 0 ? `${id}-${at}` : undefined}
        aria-autocomplete="list"
        autoComplete="off"
        value={query}
        onChange={({ target }) => setQuery(target.value)}
        onKeyDown={(event) => {
          const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
          if (step !== 0) setAt((at + step + found.length) % Math.max(1, found.length));
          else if (event.key === 'Enter') pick(found[at]);
          else if (event.key === 'Escape') setQuery('');
          else return;
          event.preventDefault();
        }}
      />
      <div className="found" id={`${id}-list`} role="listbox" aria-label={label} hidden={found.length === 0}>
        {found.map((product, index) => (
          // biome-ignore lint/a11y/useKeyWithClickEvents: the field has the keys
          <div
            key={product.sku}
            id={`${id}-${index}`}
            role="option"
            tabIndex={-1}
            aria-selected={index === at}
            onClick={() => pick(product)}
          >
            <ProductLine sku={product.sku} product={product} />
          </div>
        ))}
      </div>
    </div>
  );
}

import { useState } from 'react';
import { announce } from '../frame/announce.tsx';
import { countOf } from '../frame/count.ts';
import { useAnswer } from '../frame/use-answer.ts';
import { useForm } from './form-context.ts';
import { listOptions, planVariants, type TypedOption } from './make-variants.ts';
import { isList, isObject } from './value.ts';

const MOST_OPTIONS = 3;

interface Props {
  /** How many variants a product may have. */
  readonly most: number;
}

/**
 * Makes the missing variants of a product from the values of its options, each with a new SKU.
 *
 *     <VariantMaker most={100} />
 */
export function VariantMaker({ most }: Props) {
  const [isOpen, setIsOpen] = useState(false);
  // SKUs are only loaded once it is open, as most editors of a product make no variants.
  return isOpen ? (
    <OpenMaker most={most} />
  ) : (
    <p className="wide">
      <button type="button" className="plain" onClick={() => setIsOpen(true)}>
        Make variants from their options
      </button>
    </p>
  );
}

function OpenMaker({ most }: Props) {
  const { value, set } = useForm();
  const [typed, setTyped] = useState<readonly TypedOption[]>(() => listOptions(value));
  const { answer: products, error } = useAnswer('GET products', {});
  const taken = products?.rows.map(({ sku }) => sku) ?? [];
  const { options, missing, there, fault } = planVariants(value, typed, taken, most);
  const change = (index: number, part: Partial<TypedOption>): void =>
    setTyped(typed.map((one, position) => (position === index ? { ...one, ...part } : one)));
  const make = (): void => {
    const present = isObject(value) && isList(value['variants']) ? value['variants'] : [];
    set(['options'], options);
    set(['variants'], [...present, ...missing]);
    announce(`${countOf(missing.length, 'variant')} made. Save the product to keep them.`);
  };
  const said =
    options.length === 0
      ? 'Name what the variants differ in, such as Size, and write its values, such as S, M, L.'
      : (fault ??
        `${countOf(missing.length + there, 'combination')}: ${there} ${there === 1 ? 'is' : 'are'} there and ${there === 1 ? 'stays' : 'stay'} as ${there === 1 ? 'it is' : 'they are'}, ${missing.length} would be made.`);
  return (
    <fieldset className="field wide group">
      <legend>Make variants from their options</legend>
      {typed.map((option, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: options have no other name while they are typed
        <div className="fields" key={index}>
          <label className="field">
            Option {index + 1}
            <input value={option.name} onChange={({ target }) => change(index, { name: target.value })} />
          </label>
          <label className="field">
            Values of option {index + 1}, parted by commas
            <input value={option.values} onChange={({ target }) => change(index, { values: target.value })} />
          </label>
        </div>
      ))}
      <p role="status" className={fault === undefined ? 'soft' : 'fault bad'}>
        {error ?? said}
      </p>
      <div className="buttons">
        <button type="button" disabled={missing.length === 0 || !products} onClick={make}>
          Make {countOf(missing.length, 'variant')}
        </button>
        {typed.length < MOST_OPTIONS && (
          <button type="button" className="plain" onClick={() => setTyped([...typed, { name: '', values: '' }])}>
            Add another option
          </button>
        )}
      </div>
    </fieldset>
  );
}

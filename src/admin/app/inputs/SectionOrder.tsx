import type { InputProps } from './input-props.ts';
import { useForm } from './form-context.ts';
import { Grouped } from './Labelled.tsx';
import { moved, SortableList } from './SortableList.tsx';
import { isList } from './value.ts';

/** The sections of the home page from top to bottom, including those that the page leaves out. Without an order in the file it is the usual one. */
export function SectionOrder({ field, path, value }: InputProps<'list'>) {
  const { set } = useForm();
  const usual = field.entry.kind === 'choice' ? field.entry.values : [];
  const own = isList(value) ? value.map(String).filter((name) => usual.includes(name)) : [];
  const order = [...new Set([...own, ...usual])];
  return (
    <Grouped field={field} path={path}>
      <SortableList
        nameOf={(index) => TITLES[order[index] ?? ''] ?? order[index] ?? ''}
        count={order.length}
        onMove={(from, to) => set(path, moved(order, from, to))}
        render={() => null}
      />
      {value !== undefined && (
        <button type="button" className="plain" onClick={() => set(path, undefined)}>
          Take the usual order
        </button>
      )}
    </Grouped>
  );
}

/** The names of the sections in the form. */
const TITLES: Readonly<Record<string, string>> = {
  categories: 'Categories',
  seasons: 'Seasons',
  priceShops: 'Under a price',
  deal: 'Deal of the week',
  occasions: 'Occasions',
  bestSellers: 'Best sellers',
  trends: 'Trends',
  productsForYou: 'Products for you',
  newShops: 'New shops',
  memberGifts: 'Gifts for members',
};

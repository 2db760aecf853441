import { type Lists, listColumns, titleOf } from './cell-text.ts';
import type { Filter } from './filter-rows.ts';

interface Props {
  readonly filter: Filter;
  readonly lists: Lists;
  readonly onChange: (filter: Filter) => void;
}

/**
 * Chooses which products the table shows, and their order.
 *
 *     <Filters filter={filter} lists={shop} onChange={setFilter} />
 */
export function Filters({ filter, lists, onChange }: Props) {
  const set = (part: Partial<Filter>) => onChange({ ...filter, ...part });
  return (
    <search className="filters">
      <label>
        Find
        <input
          type="search"
          value={filter.text}
          onChange={({ target }) => set({ text: target.value })}
          placeholder="Title, SKU or file"
        />
      </label>
      <label>
        Category
        <select value={filter.category} onChange={({ target }) => set({ category: target.value })}>
          <option value="">All</option>
          {lists.categories.map(({ id, title }) => (
            <option key={id} value={id}>
              {title} ({id})
            </option>
          ))}
        </select>
      </label>
      <label>
        Seller
        <select value={filter.seller} onChange={({ target }) => set({ seller: target.value })}>
          <option value="">All</option>
          {lists.sellers.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </select>
      </label>
      <label>
        Show
        <select value={filter.state} onChange={({ target }) => set({ state: target.value as Filter['state'] })}>
          <option value="">All</option>
          <option value="draft">Drafts</option>
          <option value="sold out">Sold out</option>
          <option value="variants">With variants or sizes</option>
          <option value="changed">Changed, not saved</option>
          <option value="problems">With problems</option>
        </select>
      </label>
      <label>
        Sort by
        <select value={filter.sort} onChange={({ target }) => set({ sort: target.value as Filter['sort'] })}>
          <option value="">Files</option>
          <option value="sku">SKU</option>
          {listColumns(lists).map((field) => (
            <option key={field} value={field}>
              {titleOf(field, lists)}
            </option>
          ))}
        </select>
      </label>
      <label className="choice">
        <input
          type="checkbox"
          checked={filter.isDescending}
          onChange={({ target }) => set({ isDescending: target.checked })}
        />
        Largest first
      </label>
      <label className="choice">
        <input type="checkbox" checked={filter.hasSizes} onChange={({ target }) => set({ hasSizes: target.checked })} />
        A row for each size
      </label>
    </search>
  );
}

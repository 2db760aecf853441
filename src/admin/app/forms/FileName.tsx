import { useForm } from '../inputs/form-context.ts';

interface Props {
  /** `products/WK/kurti.json`. */
  readonly file: string;
  readonly onChange: (file: string) => void;
}

const NAME = /^[A-Za-z0-9][A-Za-z0-9_-]*$/;

/** Whether a file can have this name. */
export const isName = (file: string): boolean =>
  file
    .replace(/\.json$/, '')
    .split('/')
    .every((part) => NAME.test(part));

/** The name of a file and, for a product, the folder of its category. The name of a category's, seller's or market's file is its id. */
export function FileName({ file, onChange }: Props) {
  const { shop } = useForm();
  const [folder = '', ...rest] = file.replace(/\.json$/, '').split('/');
  const [category = '', name = ''] = folder === 'products' ? rest : ['', rest.join('/')];
  const make = (nextCategory: string, nextName: string): void =>
    onChange(
      `${[folder, nextCategory, nextName].filter((_, index) => index !== 1 || folder === 'products').join('/')}.json`,
    );
  return (
    <div className="fields">
      {folder === 'products' && (
        <div className="field">
          <label htmlFor="file-category">Category</label>
          <select id="file-category" value={category} onChange={({ target }) => make(target.value, name)}>
            {category === '' && <option value="">Choose</option>}
            {shop.categories.map(({ id, title }) => (
              <option key={id} value={id}>
                {title} ({id})
              </option>
            ))}
          </select>
          <p className="soft">The folder of its file. The product is in the list of this category.</p>
        </div>
      )}
      <div className="field">
        <label htmlFor="file-name">Name of the file</label>
        <input
          id="file-name"
          value={name}
          aria-describedby="file-name-hint"
          onChange={({ target }) => make(category, target.value)}
        />
        <p id="file-name-hint" className="soft">
          Letters, digits, - and _.{' '}
          {folder === 'products'
            ? 'Shoppers don’t see it.'
            : folder === 'pages'
              ? 'Its address is a field of its own.'
              : 'It is the id that other files name.'}
        </p>
        {name !== '' && !isName(`${name}.json`) && <p className="fault bad">This can’t be the name of a file.</p>}
      </div>
    </div>
  );
}

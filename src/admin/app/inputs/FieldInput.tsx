import { useState } from 'react';
import { ChoiceInput, FlagInput, IdInput } from './ChoiceInput.tsx';
import { EitherInput } from './EitherInput.tsx';
import { useForm } from './form-context.ts';
import type { InputProps } from './input-props.ts';
import { Grouped } from './Labelled.tsx';
import { ListInput } from './ListInput.tsx';
import { OtherInput } from './OtherInput.tsx';
import { PictureInput } from './PictureInput.tsx';
import { PictureList } from './PictureList.tsx';
import { ProductList, ProductPicker } from './ProductPicker.tsx';
import { SectionOrder } from './SectionOrder.tsx';
import { TableInput } from './TableInput.tsx';
import { TextInput } from './TextInput.tsx';
import { VariantMaker } from './VariantMaker.tsx';
import { isObject } from './value.ts';

/** The input for a field, by its kind. */
export function FieldInput({ field, path, value }: InputProps) {
  switch (field.kind) {
    case 'text':
      return <TextInput field={field} path={path} value={value} />;
    case 'choice':
      return <ChoiceInput field={field} path={path} value={value} />;
    case 'flag':
      return <FlagInput field={field} path={path} value={value} />;
    case 'id':
      return field.of === 'product' ? (
        <ProductPicker field={field} path={path} value={value} />
      ) : (
        <IdInput field={field} path={path} value={value} />
      );
    case 'picture':
      return <PictureInput field={field} path={path} value={value} />;
    case 'list':
      if (field.entry.kind === 'picture') return <PictureList field={field} path={path} value={value} />;
      if (field.entry.kind === 'id' && field.entry.of === 'product')
        return <ProductList field={field} path={path} value={value} />;
      if (field.key === 'order' && field.entry.kind === 'choice')
        return <SectionOrder field={field} path={path} value={value} />;
      if (path.length === 1 && field.key === 'variants')
        return (
          <>
            <VariantMaker most={field.most} />
            <ListInput field={field} path={path} value={value} />
          </>
        );
      return <ListInput field={field} path={path} value={value} />;
    case 'table':
      return <TableInput field={field} path={path} value={value} />;
    case 'object':
      return <ObjectInput field={field} path={path} value={value} />;
    case 'either':
      return <EitherInput field={field} path={path} value={value} />;
    case 'other':
      return <OtherInput field={field} path={path} value={value} />;
  }
}

/** A group of fields. Without a name, such as an entry of a list, it has no frame; an optional one opens on request. */
function ObjectInput({ field, path, value }: InputProps<'object'>) {
  const { set } = useForm();
  const [isOpen, setIsOpen] = useState(field.isRequired || path.length === 1);
  if (value !== undefined && !isObject(value)) return <OtherInput field={field} path={path} value={value} />;
  const inputs = (
    <div className="fields">
      {field.fields.map((one) => (
        <FieldInput key={one.key} field={one} path={[...path, one.key]} value={value?.[one.key]} />
      ))}
    </div>
  );
  if (field.title === '') return inputs;
  const isShown = isOpen || value !== undefined;
  return (
    <Grouped field={field} path={path}>
      {isShown && inputs}
      {!field.isRequired && path.length > 1 && (
        <button
          type="button"
          className="plain"
          onClick={() => {
            if (isShown) set(path, undefined);
            setIsOpen(!isShown);
          }}
        >
          {isShown ? `Take out “${field.title}”` : `Add “${field.title}”`}
        </button>
      )}
    </Grouped>
  );
}

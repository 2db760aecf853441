import type { InputProps } from './input-props.ts';
import { idOf, useForm } from './form-context.ts';
import { Grouped } from './Labelled.tsx';
import { OtherInput } from './OtherInput.tsx';
import { DropZone, PictureFields, sourceOf, useUpload } from './PictureInput.tsx';
import { moved, SortableList } from './SortableList.tsx';
import { isList, type Json } from './value.ts';

/** Pictures in the order of the page. Lists show the first one. */
export function PictureList({ field, path, value }: InputProps<'list'>) {
  const { set, pictureFolder } = useForm();
  const list = isList(value) ? value : [];
  const change = (next: readonly Json[]): void => set(path, next.length === 0 ? undefined : next);
  const upload = useUpload(pictureFolder, (stored) => change([...list, ...stored]));
  if (value !== undefined && !isList(value)) return <OtherInput field={field} path={path} value={value} />;
  return (
    <Grouped field={field} path={path}>
      <SortableList
        className="pictures"
        nameOf={(index) => `Picture ${index + 1}`}
        count={list.length}
        onMove={(from, to) => change(moved(list, from, to))}
        onRemove={(index) => change(list.filter((_, position) => position !== index))}
        render={(index) => <PictureFields key={sourceOf(list[index])} path={[...path, index]} value={list[index]} />}
      />
      <DropZone
        isMultiple
        isBusy={upload.isBusy}
        error={upload.error}
        onFiles={(files) => void upload.send(files)}
        id={`${idOf(path)}-files`}
      />
    </Grouped>
  );
}

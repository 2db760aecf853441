import { type ComponentType, useEffect, useState } from 'react';
import { Message } from '../frame/Message.tsx';
import { openPage, pageHref } from '../frame/route.ts';
import { useAnswer } from '../frame/use-answer.ts';
import type { PageProps } from '../page-props.ts';
import type { FormProps } from './form-props.ts';
import { FORMS, type FormEntry } from './forms.ts';
import { TextForm } from './TextForm.tsx';

/** The form of one file: `/admin/edit/products/WK/kurti-101.json`; with `?as=text` its text. */
export default function EditPage({ rest, query }: PageProps) {
  const { answer, error, again } = useAnswer('GET file', { path: rest });
  const entry = answer && query.get('as') !== 'text' ? FORMS.find((one) => one.takes(answer)) : undefined;
  if (error !== undefined)
    return (
      <>
        <h1>{rest}</h1>
        <Message isError>{error}</Message>
      </>
    );
  if (!answer) return <p className="soft">Loading</p>;
  const props: FormProps = {
    file: answer,
    field: query.get('field') ?? undefined,
    onSaved: (file) => (file === rest ? again() : openPage(pageHref('edit', file), { keepsHistory: true })),
  };
  return entry ? <LoadedForm entry={entry} {...props} /> : <TextForm {...props} />;
}

function LoadedForm({ entry, ...props }: FormProps & { readonly entry: FormEntry }) {
  const [loaded, setLoaded] = useState<{ readonly Form: ComponentType<FormProps> }>();
  useEffect(() => {
    void entry.load().then(({ default: Form }) => setLoaded({ Form }));
  }, [entry]);
  return loaded ? <loaded.Form {...props} /> : <p className="soft">Loading</p>;
}

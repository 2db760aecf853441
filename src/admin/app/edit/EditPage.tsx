import { Component, type ComponentType, type ReactNode, useEffect, useState } from 'react';
import { Message } from '../frame/Message.tsx';
import { openPage, pageHref } from '../frame/route.ts';
import { useAnswer } from '../frame/use-answer.ts';
import type { PageProps } from '../frame/page-props.ts';
import type { FormProps } from '../forms/form-props.ts';
import { FORMS, type FormEntry } from './forms.ts';
import { TextForm } from './TextForm.tsx';

/** The form of one file: `/admin/edit/products/WK/kurti-101.json`. With `?as=text` it shows the file as text. */
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
  if (!entry) return <TextForm {...props} />;
  return (
    <FormOrText
      key={answer.file}
      digest={answer.digest}
      text={
        <>
          <Message isError>A value of this file is of another kind than its form can show. Fix it in the text.</Message>
          <TextForm {...props} />
        </>
      }
    >
      <LoadedForm entry={entry} {...props} />
    </FormOrText>
  );
}

/** Shows a file as text if its form fails, for example on a list where it expects one text. */
class FormOrText extends Component<
  { readonly digest: string; readonly text: ReactNode; readonly children: ReactNode },
  { readonly hasFailed: boolean }
> {
  override state = { hasFailed: false };

  static getDerivedStateFromError = () => ({ hasFailed: true });

  /** Tries the form again once the file has changed. */
  override componentDidUpdate({ digest }: { readonly digest: string }): void {
    if (this.state.hasFailed && digest !== this.props.digest) this.setState({ hasFailed: false });
  }

  override render(): ReactNode {
    return this.state.hasFailed ? this.props.text : this.props.children;
  }
}

function LoadedForm({ entry, ...props }: FormProps & { readonly entry: FormEntry }) {
  const [loaded, setLoaded] = useState<{ readonly Form: ComponentType<FormProps> }>();
  useEffect(() => {
    void entry.load().then(({ default: Form }) => setLoaded({ Form }));
  }, [entry]);
  return loaded ? <loaded.Form {...props} /> : <p className="soft">Loading</p>;
}

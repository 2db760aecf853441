import { Message } from '../frame/Message.tsx';
import { useAnswer } from '../frame/use-answer.ts';
import { ChangedFiles } from './ChangedFiles.tsx';
import { CommitForm } from './CommitForm.tsx';

/** What changed since the last build, and what can be committed. */
export default function ChangesPage() {
  const { answer, error, again } = useAnswer('GET changes', {});
  return (
    <>
      <h1>Changes</h1>
      {error !== undefined && <Message isError>{error}</Message>}
      {answer && (
        <>
          <h2>Since the last build</h2>
          {answer.builtAt === undefined ? (
            <p>There is no build that these files could be compared with.</p>
          ) : (
            <>
              <p className="soft">Built on {new Date(answer.builtAt).toLocaleString('en-IN')}.</p>
              <ChangedFiles files={answer.files} none="Nothing has changed since." />
            </>
          )}
          <h2>Since the last commit</h2>
          {answer.git ? (
            <CommitForm state={answer.git} onCommitted={again} />
          ) : (
            <p>The catalogue is in no Git checkout.</p>
          )}
        </>
      )}
    </>
  );
}

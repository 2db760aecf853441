import { Message } from '../frame/Message.tsx';
import { useAnswer } from '../frame/use-answer.ts';
import { ProblemList } from '../save/ProblemList.tsx';
import { Causes } from './Causes.tsx';

/** All problems of the catalogue, by cause and by file. */
export default function ProblemsPage() {
  const { answer, error } = useAnswer('GET problems', {});
  return (
    <>
      <h1>Problems</h1>
      {error !== undefined && <Message isError>{error}</Message>}
      {answer && answer.total === 0 && <p>There are none.</p>}
      {answer && answer.total > 0 && (
        <>
          <Causes {...answer} />
          <h2>By file</h2>
          <ProblemList problems={answer.problems} />
        </>
      )}
    </>
  );
}

import type { PartView } from '../../views/content.ts';

export const parts: readonly PartView[] = [
  { kind: 'text', html: 'A paragraph with <strong>weight</strong>.' },
  { kind: 'note', html: 'A note that stands apart.' },
  { kind: 'list', items: ['First', 'Second, which is long enough to go on in a second line on a narrow screen'] },
  { kind: 'steps', items: ['Do this', 'Then that'] },
  {
    kind: 'table',
    caption: 'What it costs',
    head: ['Parcel', 'Fee'],
    rows: [
      ['Up to 500 g', '₹45'],
      ['Up to 1 kg', '₹65'],
    ],
  },
  { kind: 'questions', items: [{ question: 'Is there a question?', answer: 'There is an answer.' }] },
];

/** `npm run doctor`: shows on one screen what is wrong with the set-up of a shop. Its exit code is 1 if something is an error. */
import './run/use-all-cores.ts';
import { commandLine } from '../command-line.ts';
import { examineShop } from './doctor/examine.ts';
import { formatExamination, makeExaminationJson } from './doctor/format-examination.ts';
import { readOptions } from './terminal/read-options.ts';

const USAGE = `${commandLine('doctor', 'OPTIONS')}    says what is wrong with the set-up of the shop: versions, texts to be filled in, components, theme, hosts, budgets

--json    as JSON`;
const { values } = readOptions(USAGE, { options: { json: { type: 'boolean' } } });

const examination = await examineShop();
console.log(values.json ? JSON.stringify(makeExaminationJson(examination), null, 2) : formatExamination(examination));
if (examination.findings.some(({ severity }) => severity === 'error')) process.exitCode = 1;

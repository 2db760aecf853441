import type { Problem } from '../../../catalog/problems/problem.ts';
import { commandLine } from '../../../command-line.ts';
import { checkCatalog } from '../../../integration/check-catalog.ts';
import type { Finding, Shop } from './finding.ts';
import { countOf } from '../../../core/text/figures.ts';

/** How many problems of a theme are reported one by one. */
const MOST_OF_THEME = 3;
const SAMPLE_CODES: readonly string[] = ['sample-value', 'sample-products'];

/** Reads the catalogue as a build does, and reports how many problems it has. The check lists all of them. */
export async function checkCatalogue({ folders }: Pick<Shop, 'folders'>): Promise<Finding[]> {
  const { problems } = await checkCatalog(folders);
  const isOfTheme = ({ code }: Problem) => code.startsWith('theme-');
  const theme = problems.filter(isOfTheme);
  const rest = problems.filter((problem) => !isOfTheme(problem));
  const toFillIn = rest.filter(({ code }) => code === 'fill-in');
  const samples = rest.filter(({ code }) => SAMPLE_CODES.includes(code));
  const others = rest.filter((problem) => !toFillIn.includes(problem) && !samples.includes(problem));
  const errors = others.filter(({ severity }) => severity === 'error');
  const warnings = others.filter(({ severity }) => severity === 'warning');
  const check = commandLine('check');
  return [
    ...group(errors, () => `${countOf(errors.length, 'error')} in the catalogue, so no build is published.`, check),
    ...group(
      toFillIn,
      (severity) =>
        `${countOf(toFillIn.length, 'text')} of the law ${toFillIn.length === 1 ? 'is' : 'are'} still to be filled in${severity === 'error' ? ', and the shop has a real address' : ''}.`,
      `write each in the place of its mark; ${check} lists them`,
    ),
    ...group(
      samples,
      () =>
        `${countOf(samples.length, 'value')} of the catalogue ${samples.length === 1 ? 'is' : 'are'} still those of a sample.`,
      `write your own; ${check} lists them`,
    ),
    ...group(warnings, () => `${countOf(warnings.length, 'warning')} in the catalogue.`, check).map(
      (finding): Finding => ({ ...finding, severity: 'note' }),
    ),
    ...describeTheme(theme),
  ];
}

/** One finding for all problems of a kind, with the first of them. */
function group(problems: readonly Problem[], say: (severity: Problem['severity']) => string, mend: string): Finding[] {
  const first = problems.find(({ severity }) => severity === 'error') ?? problems[0];
  if (!first) return [];
  return [{ severity: first.severity, about: 'catalogue', what: say(first.severity), where: positionOf(first), mend }];
}

function describeTheme(problems: readonly Problem[]): Finding[] {
  const shown = problems.slice(0, MOST_OF_THEME).map((problem): Finding => {
    const { severity, found, expected, hint } = problem;
    return {
      severity,
      about: 'theme',
      what: `${found}.`,
      where: positionOf(problem),
      mend: hint === undefined ? expected : `${expected}; ${hint}`,
    };
  });
  const rest = problems.slice(MOST_OF_THEME);
  const severity = rest.some((problem) => problem.severity === 'error') ? 'error' : 'warning';
  if (rest.length > 0)
    shown.push({
      severity,
      about: 'theme',
      what: `${countOf(rest.length, 'further problem')} of the theme.`,
      mend: commandLine('check'),
    });
  return shown;
}

const positionOf = ({ file, line, column }: Problem): string => (line === 0 ? file : `${file}:${line}:${column}`);

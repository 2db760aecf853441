import { escapeHtml } from '../core/text/strings.ts';
import type { ServerResponse } from 'node:http';
import { listCauses } from '../catalog/problems/causes.ts';
import type { Problem } from '../catalog/problems/problem.ts';
import { countProblems, formatReport, sortProblems } from '../catalog/problems/report.ts';
import { commandLine } from '../command-line.ts';

/** The address of the list of problems in `npm run dev`. */
export const PROBLEMS_PATH = '/_problems';

/** The content of Vite's error overlay: the first screen of errors. */
export function makeOverlay(problems: readonly Problem[]): { message: string; stack: string; plugin: string } {
  const errors = problems.filter(({ severity }) => severity === 'error');
  const message = formatReport(errors, { advice: [`All problems, with help: ${PROBLEMS_PATH}`] });
  return { message, stack: '', plugin: 'catalogue' };
}

/** The parts of `DevSite` that the list of problems shows. */
interface ProblemSite {
  readonly problems: readonly Problem[];
  /** The address of the editor's page that fixes a file; undefined where there is none. */
  readonly addressToFix: (file: string) => string | undefined;
}

/** Answers with a page that lists all problems. The page reloads when the catalogue is read again. */
export function answerProblems(site: ProblemSite, response: ServerResponse, status = 200): void {
  response.writeHead(status, { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' });
  response.end(formatProblemsPage(site));
}

const MOST = 2_000;

function formatProblemsPage({ problems, addressToFix }: ProblemSite): string {
  const causes = listCauses(problems).map(
    ({ code, severity, count, files, title, why, mend, fixable }) =>
      `<tr><td>${severity}<td>${count}<td><a href="#${code}"><code>${escapeHtml(code)}</code></a><td>${escapeHtml(title)}. ${escapeHtml(why)} ` +
      `<b>${escapeHtml(mend)}</b><td>${files}<td>${fixable || ''}</tr>`,
  );
  const seen = new Set<string>();
  const rows = sortProblems(problems)
    .slice(0, MOST)
    .map(({ code, severity, file, line, column, field, found, expected, hint = '' }) => {
      const id = seen.has(code) ? '' : ` id="${code}"`;
      seen.add(code);
      const position = line > 0 ? `${file}:${line}:${column}` : file;
      const address = addressToFix(file);
      const where = `<code>${escapeHtml(position)}</code>`;
      return (
        `<tr${id}><td>${severity}<td>${address === undefined ? where : `<a href="${escapeHtml(address)}">${where}</a>`}<td><code>${escapeHtml(field)}</code><td>${escapeHtml(code)}` +
        `<td>${escapeHtml(found)}<td>${escapeHtml(expected)}<td>${escapeHtml(hint)}</tr>`
      );
    });
  const more =
    problems.length > MOST
      ? `<p>The first ${MOST}. All: <code>${commandLine('check', '--csv problems.csv')}</code>`
      : '';
  return `<!doctype html><html lang="en"><meta charset="utf-8"><title>Problems of the catalogue</title>
<style>body{font:14px/1.4 system-ui;margin:1rem}table{border-collapse:collapse}td,th{border:1px solid GrayText;padding:.2rem .5rem;text-align:left;vertical-align:top}</style>
<script type="module" src="/@vite/client"></script>
<h1>Problems of the catalogue</h1><p>${countProblems(problems)}. Save a file, and this page loads again.
<h2>By cause</h2><table><tr><th>Severity<th>Count<th>Code<th>What it means, and what to do<th>Files<th>Fixed by --fix</tr>${causes.join('')}</table>
<h2>By file</h2>${more}<table><tr><th>Severity<th>Place<th>Field<th>Code<th>Found<th>Expected<th>Hint</tr>${rows.join('')}</table></html>`;
}

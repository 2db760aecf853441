import type { IncomingMessage } from 'node:http';
import { openEntities } from '../../catalog/load/load.ts';
import { type CommitRequest, type Endpoints, type FileAnswer, PICTURES, type PictureAnswer } from '../contract.ts';
import { listChanges } from './changes.ts';
import type { AdminContext } from './context.ts';
import { commit, readCommitted } from './git.ts';
import { answerAttributes, answerConverted, answerForm, answerNamed, showProduct } from './forms.ts';
import { describeShop, listFiles, searchProducts } from './lists.ts';
import { MOST_PICTURE_BYTES, storePicture } from './pictures.ts';
import { answerProblem, answerProblems, below } from './problems.ts';
import { readProductFile } from './product-rows.ts';
import { readBody, readJson } from './read-body.ts';
import { Refused } from './refused.ts';
import { preview, readSaveRequest, save } from './save.ts';
import { attempt } from '../../core/data/attempt.ts';

type Answers = {
  readonly [Name in keyof Endpoints]: (
    context: AdminContext,
    query: URLSearchParams,
    request: IncomingMessage,
  ) => Endpoints[Name]['answers'] | Promise<Endpoints[Name]['answers']>;
};

const ANSWERS: Answers = {
  'GET shop': (context) => describeShop(context),
  'GET products': ({ rows, addressOf }) => ({ rows: rows.list(addressOf) }),
  'GET search': (context, query) => searchProducts(context, query.get('q') ?? ''),
  'GET files': (context) => listFiles(context),
  'GET file': (context, query) => openFile(context, query.get('path') ?? ''),
  'GET problems': ({ site, label }) => answerProblems(site.problems, label),
  'GET changes': (context) => listChanges(context),
  'GET form': (context, query) => answerForm(context, query.get('kind') ?? ''),
  'GET attributes': (context, query) => answerAttributes(context, query.get('category') ?? ''),
  'GET converted': (context, query) => answerConverted(context, query.get('path') ?? ''),
  'GET named': (context, query) => answerNamed(context, (query.get('skus') ?? '').split('\n')),
  'POST show': async (context, _query, request) => showProduct(context, readFileName(await readJson(request))),
  'POST save': async (context, _query, request) => save(context, readSaveRequest(await readJson(request))),
  'POST preview': async (context, _query, request) => preview(context, readSaveRequest(await readJson(request))),
  'POST commit': async ({ folder }, _query, request) => commit(folder.root, readCommitRequest(await readJson(request))),
};

/** Answers a request to an endpoint. @throws Refused for an unknown endpoint or a request that it can't take. */
export async function answerEndpoint(
  context: AdminContext,
  name: string,
  query: URLSearchParams,
  request: IncomingMessage,
): Promise<unknown> {
  const key = `${request.method} ${name}`;
  if (key === `POST ${PICTURES}`) return answerPicture(context, query, request);
  if (!Object.hasOwn(ANSWERS, key)) throw new Refused(404, `There is no endpoint ${key}.`);
  return ANSWERS[key as keyof Endpoints](context, query, request);
}

async function answerPicture(
  context: AdminContext,
  query: URLSearchParams,
  request: IncomingMessage,
): Promise<PictureAnswer> {
  const bytes = await readBody(request, MOST_PICTURE_BYTES);
  return storePicture(context, bytes, { name: query.get('name') ?? '', folder: query.get('folder') ?? '' });
}

/**
 * A file with its problems. If a file that the shop needs is gone, its text is that of the last commit.
 * @throws Refused where there is no such file.
 */
async function openFile({ folder, site, label, addressOf }: AdminContext, path: string): Promise<FileAnswer> {
  const file = folder.read(path);
  const problems = site.problems.filter((problem) => below(problem.file, label) === path);
  if (!file && !problems.some(({ code }) => code === 'file-missing'))
    throw new Refused(404, `There is no file ${path}. It may have been removed or renamed.`);
  if (!file)
    return {
      ...{ file: path, text: (await readCommitted(folder.root, path)) ?? '{}\n', isMissing: true, digest: '' },
      problems: problems.map((problem) => answerProblem(problem, label)),
    };
  const isProduct = path.startsWith('products/');
  const found = isProduct ? readProductFile(path, file.text, openEntities(folder.root).entities) : undefined;
  return {
    file: path,
    text: file.text,
    value: attempt((): unknown => JSON.parse(file.text)),
    digest: file.digest,
    shape: found?.raw.shape,
    address: addressOf(path),
    problems: problems.map((problem) => answerProblem(problem, label, found)),
  };
}

function readFileName(body: unknown): string {
  const { file } = (body ?? {}) as { readonly file?: unknown };
  if (typeof file !== 'string') throw new Refused(400, 'This request names a file.');
  return file;
}

function readCommitRequest(body: unknown): CommitRequest {
  const { message, files } = (body ?? {}) as { readonly message?: unknown; readonly files?: unknown };
  if (typeof message !== 'string' || !Array.isArray(files) || !files.every((file) => typeof file === 'string'))
    throw new Refused(400, 'A commit has a message and a list of files.');
  return { message, files };
}

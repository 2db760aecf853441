import { setTimeout as wait } from 'node:timers/promises';
import { AwsClient } from 'aws4fetch';
import { codeOf, DeployError } from '../../deploy-error.ts';
import { explainAnswer } from './errors.ts';
import type { S3Answer, S3Request } from './exchange.ts';
import type { S3Settings } from './settings.ts';

/** How often a request is tried when the storage can't answer, and the wait before the second try in ms. Each further wait is twice as long. */
const TRIES = 7;
const FIRST_WAIT_MS = 200;
const TIMEOUT_MS = 120_000;

export interface S3Client {
  /** Sends a request. @throws DeployError for any answer except 2xx, and 404 for a missing object */
  send(request: S3Request): Promise<S3Answer>;
}

/** Signs requests, and repeats those that fail for a temporary reason. */
export function createS3Client(settings: S3Settings): S3Client {
  const { accessKeyId, secretAccessKey, sessionToken, region } = settings;
  const signer = new AwsClient({ accessKeyId, secretAccessKey, sessionToken, region, service: 's3' });
  let hasAnswered = false;

  const sign = ({ method, key = '', query, headers, body }: S3Request): Promise<Request> => {
    const path = key === '' ? '' : `/${key.split('/').map(encodeURIComponent).join('/')}`;
    const search = query ? `?${new URLSearchParams(query)}` : '';
    return signer.sign(`${settings.url}${path}${search}`, { method, headers, body: body && new Uint8Array(body) });
  };

  return {
    async send(request) {
      for (let tries = 1; ; tries++) {
        const isLast = tries === TRIES;
        const signed = await sign(request);
        const answer = await ask(signed).catch((error: unknown) => {
          if (isLast || (!hasAnswered && isWrongAddress(error))) throw unreachable(settings, error);
        });
        if (answer) {
          hasAnswered = true;
          const isPassing = answer.status >= 500 || answer.status === 429;
          if (isLast || !isPassing) return checkAnswer(request, answer, settings);
        }
        // A random part, so that requests that failed together are not repeated together.
        await wait(FIRST_WAIT_MS * 2 ** (tries - 1) * (0.5 + Math.random() / 2));
      }
    },
  };
}

async function ask(signed: Request): Promise<S3Answer> {
  const answer = await fetch(signed, { redirect: 'manual', signal: AbortSignal.timeout(TIMEOUT_MS) });
  return { status: answer.status, headers: answer.headers, text: await answer.text() };
}

function checkAnswer(request: S3Request, answer: S3Answer, settings: S3Settings): S3Answer {
  const error = answer.status < 300 ? undefined : explainAnswer(request, answer, settings);
  if (error) throw error;
  return answer;
}

const causeOf = (error: unknown): unknown => (error instanceof Error && error.cause) || error;

/** Whether the host can't be found or nothing listens there. If it has never answered, that is not temporary. */
const isWrongAddress = (error: unknown): boolean => /^(?:ENOTFOUND|ECONNREFUSED)$/.test(codeOf(causeOf(error)) ?? '');

function unreachable({ url }: S3Settings, error: unknown): DeployError {
  const cause = causeOf(error);
  const why = codeOf(cause) ?? (cause instanceof Error ? cause.message : String(cause));
  return new DeployError(
    `${new URL(url).origin} can't be reached (${why}). Check the network, AWS_REGION and AWS_ENDPOINT_URL.`,
  );
}

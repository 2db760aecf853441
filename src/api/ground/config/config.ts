import { join, resolve } from 'node:path';
import { z } from 'zod';
import { CHANNEL_KEYS, messageVariables, type PhoneChannels, readChannels } from './config-messages.ts';
import { isLoopback } from '../net/this-machine.ts';
import { DEFAULT_LIMITS, type Limits, parseLimits } from './rate-limits.ts';
import { parseRetention, type Retention } from './retention-days.ts';
import {
  chooseProvider,
  describeKeys,
  findProviderFaults,
  paymentVariables,
  type ProviderConfig,
} from './config-payments.ts';
import { findIncomplete, listOf, webAddress } from './variables.ts';

/** The configuration of the host, read from the environment at start. */
export interface Config extends PhoneChannels {
  readonly host: string;
  readonly port: number;
  /** `postgres://...`, or the path of a SQLite file. */
  readonly databaseUrl: string;
  readonly dataDir: string;
  /** Whether to start on a SQLite file whose newest changes are missing. */
  readonly acceptsIncompleteDatabase: boolean;
  /** Further origins that browsers may call from. */
  readonly corsOrigins: readonly string[];
  readonly provider: ProviderConfig;
  readonly mail: { readonly smtpUrl?: string; readonly from?: string };
  /** The recipient of the operator's daily mail; otherwise the shop's customer care. */
  readonly operatorEmail?: string | undefined;
  /** The language of that mail. */
  readonly operatorLanguage?: string | undefined;
  /** Address of the site, for links in mails; store.json has it otherwise. */
  readonly siteUrl?: string;
  /** Public address of this host, for the provider's webhook; `<siteUrl>/api` otherwise. */
  readonly apiUrl?: string;
  /** Accepted host names; by default those of `siteUrl` and `apiUrl`. */
  readonly allowedHosts?: readonly string[];
  /** Number of trusted proxies, whose X-Forwarded-For is used. */
  readonly trustedProxies: number;
  readonly limits: Limits;
  /** Days of retention. */
  readonly retention: Retention;
  /** log2 of scrypt's N. */
  readonly passwordCost: number;
  readonly logLevel: LogLevel;
  /** Messages to print at start. */
  readonly notices: readonly string[];
  /** Token for metrics and the status page; otherwise one is kept in the data folder. */
  readonly metricsToken?: string | undefined;
  /** Encrypts the keys of one-time codes; otherwise a key is kept in the data folder. */
  readonly codesKey?: string | undefined;
  readonly tracing?: TracingConfig;
}

/** Where traces go (tracing.ts). */
interface TracingConfig {
  readonly endpoint: string;
  readonly serviceName: string;
  readonly ratio: number;
}

export type LogLevel = 'info' | 'warn' | 'off';

/** An invalid environment. The message has a line for each variable. */
export class ConfigError extends Error {}

const whole = (least: number, most: number) =>
  z.coerce
    .number({ error: `a whole number from ${least} to ${most}` })
    .int()
    .min(least)
    .max(most);
/** A name, an IPv4 address, or an IPv6 address in brackets; no port. */
const hostName = /^(?:[\w.-]+|\[[\da-f:.]+\])$/i;
const origin = /^https?:\/\/[^/\s]+$/;

const environment = z.object({
  HOST: z.string().default('127.0.0.1'),
  PORT: whole(0, 65_535).default(4322),
  DATABASE_URL: z
    .string()
    .regex(/^postgres(?:ql)?:\/\//, 'an address such as postgres://user:password@host/name')
    .optional(),
  DATA_DIR: z.string().default('data'),
  ACCEPT_INCOMPLETE_DATABASE: z.enum(['on', 'off'], 'on or off').default('off'),
  CORS_ORIGINS: listOf(origin, 'origins such as "https://www.shop.example"').default([]),
  ...paymentVariables,
  NODE_ENV: z.string().optional(),
  MAIL_SMTP_URL: z
    .url({ protocol: /^smtps?$/, error: 'an address such as smtps://user:password@mail.example' })
    .optional(),
  MAIL_FROM: z.string().min(3).optional(),
  ...messageVariables,
  SITE_URL: webAddress('an address such as https://www.shop.example').optional(),
  API_URL: webAddress('an address such as https://www.shop.example/api').optional(),
  ALLOWED_HOSTS: listOf(hostName, 'names or addresses such as "www.shop.example 10.0.0.5"')
    .transform((names) => names.map((name) => name.toLowerCase()))
    .optional(),
  TRUST_PROXY: whole(0, 10).default(0),
  RATE_LIMITS: z.string().default(''),
  RETENTION: z.string().default(''),
  PASSWORD_COST: whole(10, 20).default(15),
  METRICS_TOKEN: z
    .string()
    .regex(/^\S{16,}$/, 'at least 16 characters without blanks')
    .optional(),
  CODES_KEY: z
    .string()
    .regex(/^\S{32,}$/, 'at least 32 characters without blanks')
    .optional(),
  OTEL_EXPORTER_OTLP_ENDPOINT: webAddress('an address such as http://localhost:4318').optional(),
  OTEL_SERVICE_NAME: z.string().default('haat'),
  OTEL_TRACES_SAMPLER_ARG: z.coerce.number('a share from 0 to 1').min(0).max(1).default(1),
  LOG_LEVEL: z.enum(['info', 'warn', 'off'], 'info, warn or off').default('info'),
});

/**
 * Reads the environment. An empty variable counts as missing. With `simulatePayment` the simulator is used when no keys are set, but not in
 * production (`NODE_ENV`), where it has to be asked for.
 * @throws ConfigError
 */
export function readConfig(
  variables: NodeJS.ProcessEnv = process.env,
  { simulatePayment = false }: { simulatePayment?: boolean } = {},
): Config {
  const present = Object.fromEntries(
    Object.entries(variables).filter(([, value]) => value !== '' && value !== undefined),
  );
  const result = environment.safeParse(present);
  const problems = result.success
    ? []
    : result.error.issues.map(({ path, message }) => `${path.join('.')}: expected ${message}`);
  problems.push(...findProviderFaults(present), ...findIncomplete(CHANNEL_KEYS, present));
  const limits = parseLimits(present['RATE_LIMITS'] ?? '', DEFAULT_LIMITS);
  if (typeof limits === 'string') problems.push(`RATE_LIMITS: ${limits}`);
  const retention = parseRetention(present['RETENTION'] ?? '');
  if (typeof retention === 'string') problems.push(`RETENTION: ${retention}`);
  if (!result.success || typeof limits === 'string' || typeof retention === 'string' || problems.length > 0)
    throw new ConfigError(problems.join('\n'));
  const read = result.data;
  const chosen = chooseProvider(read, simulatePayment);
  if (typeof chosen === 'string') throw new ConfigError(chosen);
  const open = chosen.kind === 'simulator' && !chosen.isPublic ? listOpen(read) : [];
  const isRefused = open.length > 0;
  if (isRefused && read.PAYMENT_SIMULATOR === 'on')
    throw new ConfigError(`PAYMENT_SIMULATOR: on is for this machine alone, but ${describeOpen(open)}`);
  const dataDir = resolve(read.DATA_DIR);
  return {
    host: read.HOST,
    port: read.PORT,
    databaseUrl: read.DATABASE_URL ?? join(dataDir, 'haat.db'),
    dataDir,
    acceptsIncompleteDatabase: read.ACCEPT_INCOMPLETE_DATABASE === 'on',
    corsOrigins: read.CORS_ORIGINS,
    provider: isRefused ? { kind: 'none' } : chosen,
    mail: { smtpUrl: read.MAIL_SMTP_URL, from: read.MAIL_FROM },
    ...readChannels(read, read.MAIL_SMTP_URL !== undefined),
    operatorEmail: read.OPERATOR_EMAIL,
    operatorLanguage: read.OPERATOR_LANGUAGE,
    siteUrl: read.SITE_URL,
    apiUrl: read.API_URL,
    ...(read.ALLOWED_HOSTS && { allowedHosts: read.ALLOWED_HOSTS }),
    trustedProxies: read.TRUST_PROXY,
    limits,
    retention,
    passwordCost: read.PASSWORD_COST,
    logLevel: read.LOG_LEVEL,
    notices: isRefused ? [`Only cash is taken: payment is not simulated, as ${describeOpen(open)}`] : [],
    metricsToken: read.METRICS_TOKEN,
    codesKey: read.CODES_KEY,
    ...(read.OTEL_EXPORTER_OTLP_ENDPOINT !== undefined && {
      tracing: {
        endpoint: read.OTEL_EXPORTER_OTLP_ENDPOINT,
        serviceName: read.OTEL_SERVICE_NAME,
        ratio: read.OTEL_TRACES_SAMPLER_ARG,
      },
    }),
  };
}

/** The variables that make the host reachable from other machines. */
const listOpen = ({ HOST, SITE_URL, API_URL }: z.output<typeof environment>): string[] =>
  Object.entries({ HOST, SITE_URL, API_URL }).flatMap(([name, value]) =>
    value === undefined || isLoopback(name === 'HOST' ? value : new URL(value).hostname) ? [] : [`${name}=${value}`],
  );

const describeOpen = (open: readonly string[]): string =>
  `${open.join(', ')} makes the host reachable from other machines. Set the keys of a payment provider (${describeKeys()}), or PAYMENT_SIMULATOR=public: pages then say that no money moves.`;

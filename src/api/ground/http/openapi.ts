import { withCapital } from '../../../core/text/capital.ts';
import { z } from 'zod';
import type { Route } from './route.ts';

/** Makes the OpenAPI 3.1 file of the routes, from the schemas that validate their requests. */

type Json = Record<string, unknown>;

const toSchema = (schema: z.ZodType, io: 'input' | 'output'): Json => {
  const { $schema: _, ...json } = z.toJSONSchema(schema, { target: 'draft-2020-12', io });
  return json;
};

/** HTTP statuses other than 200 that any route may have. */
const PROTOCOL_FAILURES: Readonly<Record<string, string>> = {
  403: 'The origin is not allowed',
  431: 'Headers over 16 KB',
  500: 'The host failed',
  503: 'Overloaded or shutting down',
};

/** Any request may have it; left out of each to keep the file short. */
const LANGUAGE: Json = {
  name: 'X-Language',
  in: 'header',
  required: false,
  description:
    'The language of the page that asks, a BCP-47 tag. Left out, and for a language that the host has not, answers are English. What is made by the request (an order, an account, a complaint) keeps it for all messages about it.',
  schema: { type: 'string' },
};

interface ApiDescription {
  /** The shop's name. */
  readonly name: string;
  readonly version: string;
  /** Schemas of further fields of errors, besides code, message and fields. */
  readonly errorDetails: Readonly<Record<string, z.ZodType>>;
}

/** The OpenAPI 3.1 document of these routes. */
export function describeApi(routes: readonly Route[], { name, version, errorDetails }: ApiDescription): Json {
  const paths: Record<string, Json> = {};
  for (const route of routes) {
    const path = paths[route.path] ?? {};
    path[route.method] = describeRoute(route);
    paths[route.path] = path;
  }
  return {
    openapi: '3.1.0',
    info: {
      title: `${name}: API host`,
      version,
      description:
        'Business failures have HTTP status 200 and an `error.code`; protocol errors have their own status and the same body. ' +
        'Sentences are in the language of the header `X-Language`, or of `language` in the query.',
    },
    servers: [{ url: '/api' }],
    paths,
    components: {
      securitySchemes: {
        token: { type: 'http', scheme: 'bearer' },
        orderKey: { type: 'apiKey', in: 'header', name: 'X-Order-Key' },
      },
      parameters: { Language: LANGUAGE },
      schemas: {
        Failure: failureSchema(Object.keys(errorDetails)),
        ...Object.fromEntries(
          Object.entries(errorDetails).map(([field, schema]) => [componentOf(field), toSchema(schema, 'output')]),
        ),
      },
    },
  };
}

function describeRoute(route: Route): Json {
  const parameters = [
    ...describeParameters(route.params, 'path'),
    ...describeParameters(route.query, 'query'),
    ...(route.wantsKey || route.takesKey
      ? [
          {
            name: 'Idempotency-Key',
            in: 'header',
            required: route.wantsKey,
            schema: { type: 'string', format: 'uuid' },
          },
        ]
      : []),
  ];
  const security = SECURITY[route.access];
  return {
    operationId: `${route.method}${route.path
      .replace(/[{}]/g, '')
      .replace(/[^A-Za-z0-9]+/g, ' ')
      .replace(/ (\w?)/g, (_, letter: string) => letter.toUpperCase())}`,
    tags: [route.tag],
    summary: route.summary,
    ...(parameters.length > 0 && { parameters }),
    ...(route.body && {
      requestBody: { required: true, content: { 'application/json': { schema: toSchema(route.body, 'input') } } },
    }),
    ...(route.upload && {
      requestBody: {
        required: true,
        content: { [route.upload.mediaType]: { schema: { type: 'string', format: 'binary' } } },
      },
    }),
    ...(security && { security }),
    responses: describeResponses(route),
  };
}

const SECURITY: Readonly<Record<Route['access'], readonly Json[] | undefined>> = {
  anyone: undefined,
  'maybe-account': [{}, { token: [] }],
  account: [{ token: [] }],
  order: [{ token: [] }, { orderKey: [] }],
  seller: [{ token: [] }],
  'approved-seller': [{ token: [] }],
};

function describeParameters(schema: z.ZodObject | undefined, location: 'path' | 'query'): Json[] {
  if (!schema) return [];
  const { properties = {}, required = [] } = toSchema(schema, 'input') as {
    properties?: Record<string, Json>;
    required?: string[];
  };
  return Object.entries(properties).map(([name, property]) => ({
    name,
    in: location,
    required: required.includes(name),
    schema: property,
  }));
}

function describeResponses(route: Route): Json {
  const protocol: Record<string, string> = {
    ...PROTOCOL_FAILURES,
    ...((route.wantsKey || route.body || route.method !== 'get') && { 400: 'Malformed JSON or Idempotency-Key' }),
    ...(route.body && { 413: 'A body over 64 KB', 415: 'A body that is not JSON' }),
    ...(route.upload && { 413: `A file over ${route.upload.mostBytes / 1e6} MB` }),
    ...((SECURITY[route.access] || route.isSigned) && { 401: 'No valid token or signature' }),
  };
  const failure = { 'application/json': { schema: { $ref: '#/components/schemas/Failure' } } };
  return {
    200: describeOutcome(route),
    ...(route.isShared && { 304: { description: 'Unchanged since the ETag in If-None-Match' } }),
    ...Object.fromEntries(
      Object.entries(protocol).map(([status, description]) => [status, { description, content: failure }]),
    ),
  };
}

function describeOutcome(route: Route): Json {
  const data = toSchema(route.data, 'output');
  const refused = {
    allOf: [
      { $ref: '#/components/schemas/Failure' },
      { properties: { error: { properties: { code: { enum: route.codes } } } } },
    ],
  };
  if (route.mediaType !== undefined)
    return {
      description: route.summary,
      content: {
        [route.mediaType]: {
          schema: route.mediaType === 'application/json' && route.codes.length > 0 ? { anyOf: [data, refused] } : data,
        },
        ...(route.codes.length > 0 &&
          route.mediaType !== 'application/json' && { 'application/json': { schema: refused } }),
      },
    };
  const success = { type: 'object', properties: { data }, required: ['data'], additionalProperties: false };
  const schema = route.codes.length === 0 ? success : { anyOf: [success, refused] };
  return { description: route.summary, content: { 'application/json': { schema } } };
}

/** Name of the component that describes a field of an error. */
const componentOf = withCapital;

const failureSchema = (details: readonly string[]): Json => ({
  type: 'object',
  required: ['data', 'error'],
  additionalProperties: false,
  properties: {
    data: { type: 'null' },
    error: {
      type: 'object',
      required: ['code', 'message'],
      additionalProperties: false,
      properties: {
        code: { type: 'integer' },
        message: { type: 'string' },
        fields: { type: 'object', additionalProperties: { type: 'string' } },
        ...Object.fromEntries(details.map((field) => [field, { $ref: `#/components/schemas/${componentOf(field)}` }])),
      },
    },
  },
});

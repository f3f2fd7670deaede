/** The contract as an OpenAPI document, for people, for generators of clients, and for trying calls out. */
import type { Call } from '../call.ts';
import { type CallName, ROUTES, splitRoute } from '../routes.ts';
import { type Operation, operation } from './operation.ts';
import type { JsonSchema } from './json-schema.ts';
import { schemas } from './schemas.ts';

export type OpenApiDocument = {
  readonly openapi: '3.1.0';
  readonly info: { readonly title: string; readonly version: string; readonly description: string };
  readonly servers: readonly { readonly url: string; readonly description: string }[];
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  readonly components: {
    readonly schemas: Readonly<Record<string, JsonSchema>>;
    readonly securitySchemes: Readonly<Record<string, object>>;
  };
};

type NamedCalls = Readonly<Partial<Record<CallName, Call>>>;

/**
 * Makes the document for these calls.
 * @param serverUrl the base URL of the API, without a slash at the end; paths begin with `/api`
 */
export function openApiDocument(calls: NamedCalls, serverUrl: string): OpenApiDocument {
  const entries = (Object.keys(ROUTES) as CallName[]).flatMap((name) => {
    const call = calls[name];
    return call === undefined ? [] : [[name, call] as const];
  });
  const shapes = schemas(entries);
  const paths: Record<string, Record<string, Operation>> = {};
  for (const [name, call] of entries) {
    const { method, path } = splitRoute(name);
    paths[path] = { ...paths[path], [method.toLowerCase()]: operation(name, call, shapes) };
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Jhola',
      version: '1',
      description:
        'Every response is an envelope: `success`, `error`, `message` and `data`. A failure says in `message` what ' +
        'to tell people and in `code` what to tell programs. Prices are rupees, times are ISO 8601 in UTC.',
    },
    servers: [{ url: serverUrl, description: 'This shop' }],
    paths,
    components: { schemas: shapes, securitySchemes: SECURITY_SCHEMES },
  };
}

const SECURITY_SCHEMES = {
  bearer: {
    type: 'http',
    scheme: 'bearer',
    bearerFormat: 'JWT',
    description: 'The access token of a login.',
  },
  cookie: {
    type: 'apiKey',
    in: 'cookie',
    name: 'accessToken',
    description:
      'A login sets it as an HttpOnly cookie. It counts if no bearer token is sent. A request that changes ' +
      'something must then come from the shop’s own origin or from one in `ALLOWED_ORIGINS`.',
  },
} as const;

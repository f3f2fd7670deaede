/** The contract as an OpenAPI document, for people, for tools that generate clients, and to try it out. */
import type { Call } from '../call.ts';
import { type CallName, ROUTES, splitRoute } from '../routes.ts';
import { type Operation, operation } from './operation.ts';
import { type JsonSchema, schemas } from './schemas.ts';

export type OpenApiDocument = {
  readonly openapi: '3.1.0';
  readonly info: { readonly title: string; readonly version: string; readonly description: string };
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  readonly components: {
    readonly schemas: Readonly<Record<string, JsonSchema>>;
    readonly securitySchemes: Readonly<Record<string, object>>;
  };
};

type NamedCalls = Readonly<Partial<Record<CallName, Call>>>;

/** Writes the document for these calls. Pure: the same calls give the same document. */
export function openApiDocument(calls: NamedCalls): OpenApiDocument {
  const entries = (Object.keys(ROUTES) as CallName[]).flatMap((name) => {
    const call = calls[name];
    return call === undefined ? [] : [[name, call] as const];
  });
  const paths: Record<string, Record<string, Operation>> = {};
  for (const [name, call] of entries) {
    const { method, path } = splitRoute(name);
    paths[path] = { ...paths[path], [method.toLowerCase()]: operation(name, call) };
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Jhola',
      version: '1',
      description:
        'Every answer is an envelope: `success`, `error`, `message` and `data`. A failure says in `message` what ' +
        'to tell people and in `code` what to tell programs. Prices are rupees, times are ISO 8601 in UTC.',
    },
    paths,
    components: { schemas: schemas(entries), securitySchemes: SECURITY_SCHEMES },
  };
}

const SECURITY_SCHEMES = {
  bearer: {
    type: 'http',
    scheme: 'bearer',
    bearerFormat: 'JWT',
    description: 'The access token of a login.',
  },
} as const;

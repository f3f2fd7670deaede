import Fastify, { type LightMyRequestResponse } from 'fastify';

const PREFIX = '/api/docs';

/** What the page answers on: a redirect, itself, and its script. */
export const REFERENCE_PATHS = [PREFIX, `${PREFIX}/`, `${PREFIX}/js/scalar.js`] as const;

export type ReferencePage = {
  (url: string): Promise<LightMyRequestResponse>;
  close(): Promise<void>;
};

/**
 * Opens the page that shows an OpenAPI document, with all that it needs in the browser: it asks no other
 * server for anything. Its script is megabytes large and wanted by few, so it lives in an app of its own
 * that is loaded when somebody first looks.
 */
export async function openReference(documentPath: string): Promise<ReferencePage> {
  const { default: scalar } = await import('@scalar/fastify-api-reference');
  const app = Fastify();
  await app.register(scalar, {
    routePrefix: PREFIX,
    configuration: {
      pageTitle: 'Jhola API',
      url: documentPath,
      persistAuth: true,
      withDefaultFonts: false,
      telemetry: false,
      hideClientButton: true,
      showDeveloperTools: 'never',
      agent: { disabled: true },
      mcp: { disabled: true },
    },
  });
  await app.ready();
  const page = (url: string) => app.inject({ method: 'GET', url });
  return Object.assign(page, { close: () => app.close() });
}

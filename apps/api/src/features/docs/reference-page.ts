import Fastify, { type LightMyRequestResponse } from 'fastify';

const PREFIX = '/api/docs';

/** The page's routes: a redirect, the page, and its script. */
export const REFERENCE_PATHS = [PREFIX, `${PREFIX}/`, `${PREFIX}/js/scalar.js`] as const;

export type ReferencePage = {
  (url: string): Promise<LightMyRequestResponse>;
  close(): Promise<void>;
};

/**
 * Creates the page that shows an OpenAPI document. It loads nothing from other servers. Its script is several megabytes
 * and rarely used, so it is in a separate Fastify app that is loaded at the first request.
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

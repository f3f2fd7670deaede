import type { APIResponse, BrowserContext, CDPSession } from 'playwright-core';

/** A stopped request, as Chromium reports it. */
export type PausedRequest = {
  readonly requestId: string;
  readonly request: {
    readonly url: string;
    readonly method: string;
    readonly headers: Readonly<Record<string, string>>;
    readonly hasPostData?: boolean;
    readonly postData?: string;
  };
};

type Decision = 'Fetch.continueRequest' | 'Fetch.failRequest' | 'Fetch.fulfillRequest';

type Response = {
  readonly status?: number;
  readonly headers?: Readonly<Record<string, string>>;
  readonly contentType?: string;
  readonly body?: string;
  readonly json?: unknown;
  readonly response?: APIResponse;
};

/** Playwright's names of network errors, and Chromium's. */
const ERRORS = {
  connectionfailed: 'ConnectionFailed',
  connectionreset: 'ConnectionReset',
  failed: 'Failed',
} as const;
/** Headers that are only true of the body as it was sent. */
const OF_THE_SENT_BODY = new Set(['content-encoding', 'content-length', 'transfer-encoding']);

/** The request is over: the page was closed or has aborted it, or its route was removed. */
const IS_OVER = /Invalid InterceptionId|Fetch domain is not enabled|has been closed/;

/** Decides about a stopped request, like Playwright: a test needn't know whether the page still waits for it. */
async function decide<Command extends Decision>(
  session: CDPSession,
  command: Command,
  parameters: Parameters<typeof session.send<Command>>[1],
): Promise<void> {
  await session.send(command, parameters).catch((error: unknown) => {
    if (!IS_OVER.test(String(error))) throw error;
  });
}

/** What a test may do with a stopped request: the part of Playwright's `Route` that the tests use. */
export function callRoute(
  session: CDPSession,
  context: BrowserContext,
  { requestId, request }: PausedRequest,
) {
  const postData = () => {
    // Chromium leaves large bodies and those of files out.
    if (request.hasPostData && request.postData === undefined) throw new Error('The body isn’t known');
    return request.postData ?? null;
  };
  return {
    request: () => ({
      url: () => request.url,
      method: () => request.method,
      postData,
      postDataJSON: () => JSON.parse(postData() ?? 'null') as unknown,
    }),
    continue: () => decide(session, 'Fetch.continueRequest', { requestId }),
    abort: (error: keyof typeof ERRORS = 'failed') =>
      decide(session, 'Fetch.failRequest', { requestId, errorReason: ERRORS[error] }),
    fetch: () =>
      context.request.fetch(request.url, {
        method: request.method,
        headers: request.headers,
        data: postData() ?? undefined,
        maxRedirects: 0,
      }),
    fulfill: async ({ response, ...given }: Response = {}) => {
      const headers = new Headers(response?.headers());
      for (const name of OF_THE_SENT_BODY) headers.delete(name);
      for (const [name, value] of Object.entries(given.headers ?? {})) headers.set(name, value);
      if (given.json !== undefined) headers.set('content-type', 'application/json');
      if (given.contentType !== undefined) headers.set('content-type', given.contentType);
      const text = given.json === undefined ? given.body : JSON.stringify(given.json);
      const body = text === undefined ? ((await response?.body()) ?? Buffer.alloc(0)) : Buffer.from(text);
      await decide(session, 'Fetch.fulfillRequest', {
        requestId,
        responseCode: given.status ?? response?.status() ?? 200,
        responseHeaders: [...headers].map(([name, value]) => ({ name, value })),
        body: body.toString('base64'),
      });
    },
  };
}

import { createServer } from 'node:http';
import { text } from 'node:stream/consumers';
import { listenLocally } from '@jhola/tools/testing/listen-locally.ts';
import { z } from 'zod';

const attribute = z.object({ key: z.string(), value: z.record(z.string(), z.unknown()) });
const payload = z.object({
  resourceSpans: z.array(
    z.object({
      resource: z.object({ attributes: z.array(attribute) }),
      scopeSpans: z.array(
        z.object({
          spans: z.array(
            z.object({
              traceId: z.string().regex(/^[\da-f]{32}$/),
              spanId: z.string().regex(/^[\da-f]{16}$/),
              parentSpanId: z.string().optional(),
              name: z.string(),
              kind: z.number(),
              attributes: z.array(attribute),
              status: z.object({ code: z.number(), message: z.string().optional() }),
            }),
          ),
        }),
      ),
    }),
  ),
});

export type ReceivedSpan = {
  readonly traceId: string;
  readonly spanId: string;
  readonly parentSpanId: string | undefined;
  readonly name: string;
  /** OTLP's number: 1 internal, 2 server, 3 client. */
  readonly kind: number;
  /** OTLP's number: 0 unset, 2 error. */
  readonly status: number;
  readonly attributes: Readonly<Record<string, unknown>>;
};

export type Collector = {
  readonly url: string;
  readonly spans: readonly ReceivedSpan[];
  /** Everything that was received, as text. */
  readonly received: () => string;
  /** The attributes of the process that last sent spans. */
  readonly resource: () => Readonly<Record<string, unknown>>;
  /** Accepts requests from now on without responding; resolves when the first one has arrived. */
  freeze(): Promise<void>;
  /** Responds to the waiting requests. */
  thaw(): void;
  close(): Promise<void>;
};

/** A fake trace collector that records what it receives by OTLP over HTTP. */
export async function startCollector(): Promise<Collector> {
  const spans: ReceivedSpan[] = [];
  let received = '';
  let resource: Readonly<Record<string, unknown>> = {};
  let frozen: { readonly waiting: (() => void)[]; readonly onFirst: () => void } | null = null;
  const server = createServer(async (request, response) => {
    const body = await text(request);
    received += body;
    for (const one of payload.parse(JSON.parse(body)).resourceSpans) {
      resource = plain(one.resource.attributes);
      for (const span of one.scopeSpans.flatMap((scope) => scope.spans)) {
        spans.push({
          ...span,
          parentSpanId: span.parentSpanId,
          status: span.status.code,
          attributes: plain(span.attributes),
        });
      }
    }
    const respond = () => void response.setHeader('content-type', 'application/json').end('{}');
    if (frozen === null) return respond();
    frozen.waiting.push(respond);
    frozen.onFirst();
  });
  const port = await listenLocally(server);
  return {
    url: `http://127.0.0.1:${port}`,
    spans,
    received: () => received,
    resource: () => resource,
    freeze: () => new Promise((onFirst) => (frozen = { waiting: [], onFirst })),
    thaw() {
      for (const respond of frozen?.waiting ?? []) respond();
      frozen = null;
    },
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

function plain(attributes: readonly z.output<typeof attribute>[]): Record<string, unknown> {
  return Object.fromEntries(attributes.map(({ key, value }) => [key, Object.values(value)[0]]));
}

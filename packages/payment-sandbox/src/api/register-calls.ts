import { createHash } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { z } from 'zod';
import { inTransaction } from '@jhola/postgres';
import type { SandboxPoint } from '../faults/points.ts';
import { runOnce } from '../idempotency/run-once.ts';
import type { SandboxContext } from '../sandbox-context.ts';
import type { Action } from './action.ts';
import { expandResponse } from './expand.ts';
import { parseParams } from './parse-params.ts';
import { type Form, readForm } from './read-form.ts';

/** The names of a path's parameters. */
type Ids = Readonly<Record<string, string>>;
type WithExpand = { readonly expand?: readonly string[] | undefined };

export type QueryCall<Params> = {
  readonly url: string;
  readonly params: z.ZodType<Params & WithExpand>;
  readonly read: (params: Params, ids: Ids) => Promise<object>;
};

/** Registers a call that changes nothing. */
export function registerQuery<Params>(
  server: FastifyInstance,
  { db, publicUrl }: SandboxContext,
  { url, params: schema, read }: QueryCall<Params>,
): void {
  server.get<{ Params: Ids }>(url, async (request) => {
    const params = parseParams(schema, readForm(request.url.split('?')[1] ?? ''));
    const response = await read(params, request.params);
    return expandResponse(db, publicUrl, response, params.expand ?? []);
  });
}

export type ActionCall<Params> = {
  readonly url: string;
  readonly params: z.ZodType<Params & WithExpand>;
  readonly action: Action<Params & { readonly id: string }>;
  /** The fault points before the transaction and after its commit. */
  readonly points: readonly [SandboxPoint, SandboxPoint];
};

/** Registers a call that changes something; with an idempotency key it runs only once. */
export function registerAction<Params>(
  server: FastifyInstance,
  context: SandboxContext,
  { url, params: schema, action, points: [asked, made] }: ActionCall<Params>,
): void {
  const { db, clock, publicUrl, faults } = context;
  server.post<{ Params: Ids; Body: string | undefined }>(url, async (request, reply) => {
    const { id = '' } = request.params;
    const form = readForm(request.body ?? '');
    const params = { ...parseParams(schema, form), id };
    const key = keyOf(request);
    await faults.pass({ point: asked });
    const now = clock.now();
    const origin = { id: request.id, idempotency_key: key };
    const keyed = { key, fingerprint: fingerprintOf(request.url, form), now };
    const response = await inTransaction(db, (tx) =>
      runOnce(tx, keyed, async () => {
        const object = await action({ tx, now, publicUrl, origin, faults }, params);
        return expandResponse(tx, publicUrl, object, params.expand ?? []);
      }),
    );
    if (!response.isReplayed && response.status === 200) {
      context.wake();
      await faults.pass({ point: made, ...(asked === 'refund.asked' ? {} : sessionOf(response.body)) });
    }
    return sendResponse(reply, key, response);
  });
}

function keyOf(request: FastifyRequest): string | null {
  const key = request.headers['idempotency-key'];
  return typeof key === 'string' && key !== '' ? key : null;
}

function fingerprintOf(url: string, form: Form): string {
  return createHash('sha256')
    .update(`${url}\n${JSON.stringify(sorted(form))}`)
    .digest('hex');
}

/** A hash that doesn't depend on the order of parameters. */
function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted);
  if (typeof value !== 'object' || value === null) return value;
  return Object.entries(value)
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, inner]) => [name, sorted(inner)]);
}

function sessionOf(body: unknown): { readonly sessionId?: string } {
  const { id } = body as { readonly id?: string };
  return id === undefined ? {} : { sessionId: id };
}

function sendResponse(
  reply: FastifyReply,
  key: string | null,
  { status, body, isReplayed }: Awaited<ReturnType<typeof runOnce>>,
) {
  if (key !== null) reply.header('idempotency-key', key);
  if (isReplayed) reply.header('idempotent-replayed', 'true');
  return reply.code(status).send(body);
}

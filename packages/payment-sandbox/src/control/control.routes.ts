import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { readForm } from '../api/read-form.ts';
import { requireKey } from '../api/require-key.ts';
import { ApiFault } from '../api/api-fault.ts';
import { faultSettings } from '../faults/fault-settings.ts';
import { sendPage } from '../pages/send-page.ts';
import type { SandboxContext } from '../sandbox-context.ts';
import { listRecentDeliveries } from '../webhooks/deliveries.queries.ts';
import { settingsOf } from './control-form.ts';
import { CONTROL_PATH, controlPage } from './control-page.ts';
import { ControlRefusal } from './control-refusal.ts';

/** Whether the request comes from an admin of the shop. May renew its session on the reply. */
export type IsAdmin = (request: FastifyRequest, reply: FastifyReply) => Promise<boolean>;

const changes = faultSettings.partial();

/**
 * Sets the sandbox's faults: by JSON with the secret key as Bearer (GET; POST changes; DELETE clears), or by a page for
 * admins.
 */
export function registerControl(app: FastifyInstance, context: SandboxContext, isAdmin: IsAdmin): void {
  const { faults } = context;
  app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'string' }, (_request, body, done) => done(null, body));
    scope.setErrorHandler((error, _request, reply) => {
      // Other errors go to the app's error handler.
      if (!(error instanceof ControlRefusal)) throw error;
      return reply.code(error.status).send({ message: error.message });
    });

    scope.get(CONTROL_PATH, async (request, reply) => {
      if (hasSecretKey(context, request)) return faults.current();
      if (!(await isAdmin(request, reply))) throw noPermission();
      const recent = await listRecentDeliveries(context.db, 40);
      return sendPage(reply, controlPage(faults.current(), recent));
    });
    scope.post<{ Body: string }>(CONTROL_PATH, async (request, reply) => {
      if (hasSecretKey(context, request)) {
        faults.set(readChanges(request.body));
        return faults.current();
      }
      if (!(await isAdmin(request, reply))) throw noPermission();
      const form = readForm(request.body);
      if (form['clear'] !== undefined) faults.clear();
      else faults.set(settingsOf(form));
      return reply.redirect(CONTROL_PATH, 303);
    });
    scope.delete(CONTROL_PATH, async (request) => {
      if (!hasSecretKey(context, request)) throw noPermission();
      faults.clear();
      return faults.current();
    });
  });
}

/** Whether a request has the secret key. Throws ControlRefusal for a wrong one. */
function hasSecretKey({ account }: SandboxContext, { headers: { authorization } }: FastifyRequest): boolean {
  if (authorization === undefined || !/^(Bearer sk_|Basic )/.test(authorization)) return false;
  try {
    requireKey(authorization, account.secretKey);
    return true;
  } catch (cause) {
    if (!(cause instanceof ApiFault)) throw cause;
    throw noPermission(cause);
  }
}

function noPermission(cause?: unknown): ControlRefusal {
  return new ControlRefusal(403, 'Only admins, or with the secret key', cause);
}

/** The settings in a JSON body. Throws ControlRefusal for the first invalid one. */
function readChanges(body: string) {
  const given = parseJson(body);
  const parsed = changes.safeParse(given);
  if (!parsed.success) {
    const [issue] = parsed.error.issues;
    throw new ControlRefusal(400, `${issue?.path.join('.')}: ${issue?.message}`);
  }
  // The schema fills in defaults; keep only the settings in the body.
  const names = Object.keys(given as object);
  return Object.fromEntries(Object.entries(parsed.data).filter(([name]) => names.includes(name)));
}

function parseJson(body: string): unknown {
  try {
    return JSON.parse(body) as unknown;
  } catch (cause) {
    throw new ControlRefusal(400, 'That is not valid JSON', cause);
  }
}

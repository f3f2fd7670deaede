import { API_VERSION } from '../api/api-version.ts';
import { toSeconds } from '../seconds.ts';
import type { EventRow } from './events.queries.ts';

/** An event as an API object, as webhooks carry it. */
export function toEvent({ id, type, data, request, created_at: created, pending }: EventRow) {
  return {
    id,
    object: 'event' as const,
    api_version: API_VERSION,
    created: toSeconds(created),
    data,
    livemode: false,
    pending_webhooks: pending,
    request,
    type,
  };
}

import type { WireAdminChange } from '@jhola/contract';
import { reasonToShow } from '@jhola/domain';
import { platformTexts as texts } from '../../messages/index.ts';
import { type ChangeRow, COMMAND_LINE } from './changes.queries.ts';

/**
 * An entry of the audit log in a response. A part of a change has the actor of the whole; the id of the command line is
 * null. Its name and a predefined reason of an order's change are in the current language.
 */
export function toWireChange(row: ChangeRow): WireAdminChange {
  return {
    _id: row.id,
    changedAt: row.changed_at.toISOString(),
    actor: actorOf(row),
    action: row.action,
    entity: row.entity,
    entityId: row.entity_id,
    entityName: row.entity_name,
    before: row.before,
    after: withReason(row.after),
    partOf:
      row.part_of === null
        ? null
        : { _id: row.part_of, name: row.part_of_name ?? '', entity: row.part_of_entity ?? '' },
    isUndone: row.is_undone,
  };
}

function actorOf(row: ChangeRow): WireAdminChange['actor'] {
  const _id = row.actor_id ?? row.part_of_actor_id;
  const isCommandLine = _id === null && row.actor_name === COMMAND_LINE;
  return { _id, name: isCommandLine ? texts.commandLine : row.actor_name };
}

function withReason(after: ChangeRow['after']): ChangeRow['after'] {
  const reason = after?.['reason'];
  return typeof reason === 'string' ? { ...after, reason: reasonToShow(reason) } : after;
}

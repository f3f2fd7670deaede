import { texts } from '#messages/admin-catalogue.ts';

/** Edit and Delete at the bottom of a tile; `name` is part of their accessible names. */
export function TileActions(props: { name: string; onEdit: () => void; onDelete: () => void }) {
  return (
    <div className="admin-tile-actions">
      <button type="button" aria-label={texts.editOf({ name: props.name })} onClick={props.onEdit}>
        {texts.edit}
      </button>
      <button
        type="button"
        className="bad"
        aria-label={texts.deleteOf({ name: props.name })}
        onClick={props.onDelete}
      >
        {texts.delete}
      </button>
    </div>
  );
}

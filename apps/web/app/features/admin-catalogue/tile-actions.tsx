/** Edit and Delete at the bottom of a tile; `name` is part of their accessible names. */
export function TileActions(props: { name: string; onEdit: () => void; onDelete: () => void }) {
  return (
    <div className="admin-tile-actions">
      <button type="button" aria-label={`Edit ${props.name}`} onClick={props.onEdit}>
        Edit
      </button>
      <button type="button" className="bad" aria-label={`Delete ${props.name}`} onClick={props.onDelete}>
        Delete
      </button>
    </div>
  );
}

/** Edit and Delete along the foot of a tile; `name` makes each one's spoken name different. */
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

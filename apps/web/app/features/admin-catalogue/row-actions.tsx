import { Pencil, Trash2 } from 'lucide';
import { texts } from '#messages/admin-catalogue.ts';
import { IconButton } from '#ui/icon-button.tsx';
import { Icon } from '#ui/icon.tsx';

/** The cell with Edit and Delete at the end of a row; `name` is part of their accessible names. */
export function RowActions(props: { name: string; onEdit: () => void; onDelete: () => void }) {
  return (
    <td className="action">
      <IconButton label={texts.editOf({ name: props.name })} onClick={props.onEdit}>
        <Icon of={Pencil} />
      </IconButton>
      <IconButton label={texts.deleteOf({ name: props.name })} className="bad" onClick={props.onDelete}>
        <Icon of={Trash2} />
      </IconButton>
    </td>
  );
}

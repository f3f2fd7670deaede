import { ArrowRight } from 'lucide';
import { texts } from '#messages/price-list.ts';
import { Icon } from '#ui/icon.tsx';
import { TablePlaceholder, TextPlaceholder } from '#ui/placeholders.tsx';
import type { Finding } from './use-price-lists.ts';

/** Rows of the file with what happens to them; for changes, the values before and after. */
export function FindingsTable({ findings, busy }: { findings: readonly Finding[]; busy: boolean }) {
  return (
    <table className="findings" aria-busy={busy}>
      <thead>
        <tr>
          <th scope="col" className="r">
            {texts.row}
          </th>
          <th scope="col">{texts.product}</th>
          <th scope="col">{texts.whatHappens}</th>
        </tr>
      </thead>
      <tbody>
        {findings.map((finding) => (
          <tr key={`${finding.line} ${finding.reason}`}>
            <td className="r">{finding.line}</td>
            <th scope="row">{finding.product || '–'}</th>
            <td>{finding.changes.length > 0 ? <Changes changes={finding.changes} /> : finding.reason}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Changes({ changes }: Pick<Finding, 'changes'>) {
  return (
    <ul className="finding-changes">
      {changes.map(({ field, before, after }) => (
        <li key={field}>
          <b>{field}</b> <span className="before">{before}</span>{' '}
          <Icon of={ArrowRight} label={texts.becomes} /> {after}
        </li>
      ))}
    </ul>
  );
}

/** The table while it is loading. */
export function FindingsPlaceholder() {
  return (
    <TablePlaceholder className="findings">
      <td className="r">
        <TextPlaceholder width="1.5em" />
      </td>
      <th>
        <TextPlaceholder width="60%" />
      </th>
      <td>
        <TextPlaceholder width="75%" />
      </td>
    </TablePlaceholder>
  );
}

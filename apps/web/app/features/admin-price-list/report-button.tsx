import { Download } from 'lucide';
import { sessionDownload, useDownload } from '#features/session/index.ts';
import { texts } from '#messages/price-list.ts';
import { Button, type ButtonKind } from '#ui/button.tsx';
import { Icon } from '#ui/icon.tsx';
import type { PriceList } from './use-price-lists.ts';

/** Downloads the report of a list: what happened to each row, and why. */
export function ReportButton({ list, kind = 'quiet' }: { list: PriceList; kind?: ButtonKind }) {
  const { busy, download } = useDownload(() => sessionDownload('getPriceListReport', { _id: list._id }));
  return (
    <Button kind={kind} busy={busy} onClick={() => void download()}>
      {!busy && <Icon of={Download} />}
      {texts.downloadReport}
    </Button>
  );
}

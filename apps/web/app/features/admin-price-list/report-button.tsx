import { Download } from 'lucide';
import { useTask } from '#features/connection/index.ts';
import { texts } from '#messages/price-list.ts';
import { Button, type ButtonKind } from '#ui/button.tsx';
import { Icon } from '#ui/icon.tsx';
import { downloadReport } from './download.ts';
import type { PriceList } from './use-price-lists.ts';

/** Downloads the report of a list: what happened to each row, and why. */
export function ReportButton({ list, kind = 'quiet' }: { list: PriceList; kind?: ButtonKind }) {
  const { busy, run } = useTask();
  return (
    <Button kind={kind} busy={busy} onClick={() => void run(() => downloadReport(list._id))}>
      {!busy && <Icon of={Download} />}
      {texts.downloadReport}
    </Button>
  );
}

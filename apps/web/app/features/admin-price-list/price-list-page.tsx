import { FileDown } from 'lucide';
import { sessionDownload, useDownload } from '#features/session/index.ts';
import { texts } from '#messages/price-list.ts';
import { useSearchParams } from '#platform/routing/use-search-params.ts';
import { Button } from '#ui/button.tsx';
import { ErrorState } from '#ui/error-state.tsx';
import { Icon } from '#ui/icon.tsx';
import { UploadZone } from './upload-zone.tsx';
import { ListHistory } from './list-history.tsx';
import { ListView } from './list-view.tsx';
import { SavedLayouts } from './saved-layouts.tsx';
import { type PriceList, usePriceLists, useShownList } from './use-price-lists.ts';
import '#ui/chip.css';
import '#ui/field.css';
import '#ui/panel.css';
import './columns.css';
import './findings.css';
import './price-list.css';

const LIST = 'list';

/**
 * Import of price lists and export of the catalogue. The open list is in the URL, so a reload shows it again.
 */
export function PriceListPage() {
  const [query, setQuery] = useSearchParams();
  const lists = usePriceLists();
  const show = useShownList();
  const id = query.get(LIST);
  const open = ({ _id }: PriceList) => setQuery({ [LIST]: _id }, { preventScrollReset: true });
  return (
    <section className="stack price-list">
      <header className="list-head">
        <h1 className="page-h">{texts.heading}</h1>
        <div className="list-actions">
          {id !== null && (
            <Button kind="line" small onClick={() => setQuery({})}>
              {texts.importAnother}
            </Button>
          )}
          <ExportButton />
        </div>
      </header>
      {id === null ? <UploadZone onUploaded={show} onOpen={open} /> : <ListView key={id} id={id} />}
      {id === null && lists.isError && !lists.data && (
        <ErrorState title={texts.earlierNotLoaded} onRetry={() => void lists.refetch()} />
      )}
      {id === null && lists.data && <ListHistory lists={lists.data} />}
      {id === null && <SavedLayouts />}
    </section>
  );
}

function ExportButton() {
  const { busy, download } = useDownload(() => sessionDownload('exportCatalogue'));
  return (
    <Button kind="line" small busy={busy} busyLabel={texts.exporting} onClick={() => void download()}>
      <Icon of={FileDown} />
      {texts.exportCatalogue}
    </Button>
  );
}

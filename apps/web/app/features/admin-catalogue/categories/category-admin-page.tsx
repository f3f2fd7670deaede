import type { WireCategory } from '@jhola/contract/client';
import { sessionApi } from '#features/session/index.ts';
import { texts } from '#messages/admin-categories.ts';
import { texts as admin } from '#messages/admin.ts';
import { Button } from '#ui/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { ErrorState } from '#ui/error-state.tsx';
import { DeleteDialog } from '../delete-dialog.tsx';
import { draftName } from '../form/draft-name.ts';
import { TilePlaceholders } from '../tile-placeholders.tsx';
import { useCategories } from '../use-catalogue-lists.ts';
import { useShown } from '#ui/use-shown.ts';
import { CategoryDialog } from './category-dialog.tsx';
import { CategoryTile } from './category-tile.tsx';
import '../admin-catalogue.css';

/** The categories: add, edit, delete. */
export function CategoryAdminPage() {
  const { data: categories, isError, refetch } = useCategories();
  const form = useShown<WireCategory | null>();
  const deletion = useShown<WireCategory>();
  return (
    <section className="stack">
      <header className="row between">
        <h1 className="page-h">{texts.heading}</h1>
        <Button small onClick={() => form.show(null)}>
          {texts.add}
        </Button>
      </header>
      {isError && !categories && <ErrorState title={texts.notLoaded} onRetry={() => void refetch()} />}
      {!categories && !isError && <TilePlaceholders />}
      {categories?.length === 0 && <EmptyState title={admin.noData}>{texts.addFirst}</EmptyState>}
      {categories && categories.length > 0 && (
        <ul className="admin-grid">
          {categories.map((category) => (
            <CategoryTile
              key={category._id}
              category={category}
              onEdit={() => form.show(category)}
              onDelete={() => deletion.show(category)}
            />
          ))}
        </ul>
      )}
      {form.shown && (
        <CategoryDialog
          key={`form ${form.shown.turn}`}
          open={form.shown.open}
          onClose={form.hide}
          edited={form.shown.thing}
        />
      )}
      {deletion.shown && (
        <CategoryDeletion
          {...deletion.shown}
          key={`deletion ${deletion.shown.turn}`}
          onClose={deletion.hide}
        />
      )}
    </section>
  );
}

function CategoryDeletion(props: { thing: WireCategory; open: boolean; onClose: () => void }) {
  return (
    <DeleteDialog
      {...props}
      draft={draftName('category', props.thing._id)}
      question={texts.deleteQuestion}
      verb={texts.confirm}
      onDelete={() => sessionApi('deleteCategory', { _id: props.thing._id })}
    />
  );
}

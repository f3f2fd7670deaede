import type { WireProduct } from '@jhola/contract/client';
import { useState } from 'react';
import { type ProductsView, filterInput } from '../products-view.ts';

type Chosen = { readonly within: string; readonly ids: ReadonlySet<string>; readonly all: boolean };

const NONE: ReadonlySet<string> = new Set();

/**
 * The selection in the table: some products, over several pages, or all that match. Another search or filter clears it,
 * so that no action changes products out of sight.
 */
export function useSelection(view: ProductsView, products: readonly WireProduct[], matching: number) {
  const within = JSON.stringify(filterInput(view));
  const [state, setState] = useState<Chosen>({ within, ids: NONE, all: false });
  const pageIds = products.map(({ _id }) => _id);
  const kept = state.within === within ? state : { within, ids: NONE, all: false };
  const chosen = { ...kept, ids: idsThatMatch(kept.ids, pageIds, matching) };
  const choose = (ids: Iterable<string>) => setState({ within, ids: new Set(ids), all: false });
  const has = (id: string) => chosen.all || chosen.ids.has(id);
  const isPageChosen = pageIds.length > 0 && pageIds.every(has);
  return {
    has,
    count: chosen.all ? matching : chosen.ids.size,
    isAll: chosen.all,
    isPageChosen,
    isPageTouched: pageIds.some(has),
    /** How many more match than are selected; 0 if all are. */
    more: isPageChosen && !chosen.all ? matching - chosen.ids.size : 0,
    matching,
    toggle: (id: string) => {
      const before = chosen.all ? pageIds : [...chosen.ids];
      choose(has(id) ? before.filter((other) => other !== id) : [...before, id]);
    },
    togglePage: () => {
      if (chosen.all) return choose([]);
      const others = [...chosen.ids].filter((id) => !pageIds.includes(id));
      return choose(isPageChosen ? others : [...others, ...pageIds]);
    },
    chooseAll: () => setState({ within, ids: NONE, all: true }),
    clear: () => choose([]),
    /** Deselects a product, because it was deleted. */
    leaveOut: (id: string) =>
      setState((before) => ({ ...before, ids: new Set([...before.ids].filter((other) => other !== id)) })),
    /** Identifies the selection among others. */
    key: chosen.all ? within : [...chosen.ids].toSorted().join(),
    /** The selection as input of the bulk calls. */
    input: chosen.all
      ? { matching: filterInput(view), count: matching }
      : { ids: [...chosen.ids], count: chosen.ids.size },
  };
}

/**
 * The chosen products without those that are known not to match any longer: if all that match are on the page, a
 * colleague has deleted or changed the others.
 */
export function idsThatMatch(
  ids: ReadonlySet<string>,
  pageIds: readonly string[],
  matching: number,
): ReadonlySet<string> {
  if (pageIds.length < matching) return ids;
  return new Set(pageIds.filter((id) => ids.has(id)));
}

export type Selection = ReturnType<typeof useSelection>;

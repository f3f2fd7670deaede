import type { ResponseOf } from '@jhola/contract/client';
import type { LayoutRow } from '../layouts/layouts.queries.ts';
import type { ListRow } from './lists.queries.ts';

export type WirePriceList = ResponseOf<'getPriceList'>['data'];
export type WirePriceListLayout = ResponseOf<'savePriceListLayout'>['data'];

const PLANNED: readonly ListRow['state'][] = ['checked', 'failed', 'interrupted', 'cancelled'];

/** A price list for the response. */
export function toWirePriceList(row: ListRow): WirePriceList {
  return {
    _id: row.id,
    fileName: row.file_name,
    sizeBytes: row.size_bytes,
    state: row.state,
    encoding: row.encoding,
    delimiter: row.delimiter,
    columns: row.headers.map((header, at) => ({
      // The English names of columns without headers are for the command line; the page numbers them itself.
      header: row.header_at < 0 ? '' : header,
      samples: row.samples.map((cells) => cells[at] ?? '').filter((cell) => cell !== ''),
      meaning: row.meanings[at] ?? 'ignore',
      looksLikePaise: row.paise_like[at] ?? false,
    })),
    settings: row.settings,
    profile: row.profile_name,
    progress: { phase: row.phase, share: row.share, rows: row.rows_read },
    counts: row.counts,
    effects: row.effects,
    fault: row.fault,
    canImport: row.checked_at !== null && PLANNED.includes(row.state),
    uploadedBy: row.uploader,
    createdAt: row.created_at.toISOString(),
    checkedAt: row.checked_at?.toISOString() ?? null,
    finishedAt: row.finished_at?.toISOString() ?? null,
  };
}

/** A saved layout for the response. */
export function toWireLayout(row: LayoutRow): WirePriceListLayout {
  return {
    _id: row.id,
    name: row.name,
    headers: row.headers,
    columns: row.meanings,
    settings: row.settings,
    updatedAt: row.updated_at.toISOString(),
  };
}

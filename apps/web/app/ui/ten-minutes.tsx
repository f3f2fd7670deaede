import { texts } from '#messages/ui.ts';

/** '10 min' with the small ring of ten dashes, under a card's name. */
export function TenMinuteNote() {
  return <span className="ten">{texts.tenMinutes}</span>;
}

/** '10 min' with the small ring, for the header of phones. */
export function TenMinuteChip() {
  return <span className="ten ten-chip only-sm">{texts.tenMinutes}</span>;
}

/** The badge of a product page: '10 Min' on a tinted background. */
export function TenMinuteBadge() {
  return <span className="ten ten-badge">{texts.tenMinutesBadge}</span>;
}

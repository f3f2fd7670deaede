/** '10 min' with the small ring of ten dashes, under a card's name. */
export function TenMinuteNote() {
  return <span className="ten">10 min</span>;
}

/** The same in the header, on phones only. */
export function TenMinuteChip() {
  return <span className="ten ten-chip only-sm">10 min</span>;
}

/** The badge of a product page: '10 Min' on a tinted background. */
export function TenMinuteBadge() {
  return <span className="ten ten-badge">10 Min</span>;
}

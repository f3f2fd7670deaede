import { ORDER_STATUSES } from '@jhola/domain';
import { searchUrl } from '#features/search/index.ts';
import { ChipLink } from '#ui/chip-link.tsx';
import { Chip, FilterChip, RemovableChip } from '#ui/chip.tsx';
import { Logo } from '#ui/logo.tsx';
import { Pocket } from '#ui/pocket.tsx';
import { StatusPill } from '#ui/status-pill.tsx';
import { StitchRing } from '#ui/stitch-ring.tsx';
import { Stitch } from '#ui/stitch.tsx';
import { TenMinuteBadge, TenMinuteNote } from '#ui/ten-minutes.tsx';
import { TINTS } from '#ui/tint.ts';
import { SheetPart, SheetRow } from './sheet-part.tsx';

/** Chips, order status, ten-minute clock, pockets, logo. */
export function Marks() {
  return (
    <SheetPart title="Marks">
      <SheetRow>
        <Logo />
        <TenMinuteNote />
        <TenMinuteBadge />
        {[0, 4, 10].map((minutes) => (
          <StitchRing minutes={minutes} late={false} key={minutes} />
        ))}
        <StitchRing minutes={12} late />
      </SheetRow>
      <SheetRow>
        <Chip>Grocery</Chip>
        <RemovableChip label="Dairy & Eggs" onRemove={() => {}} />
        <FilterChip pressed>Open 7</FilterChip>
        <FilterChip pressed={false}>Pending 2</FilterChip>
        <ChipLink to={searchUrl('milk')}>milk</ChipLink>
      </SheetRow>
      <SheetRow>
        {ORDER_STATUSES.map((status) => (
          <StatusPill status={status} key={status} />
        ))}
      </SheetRow>
      <SheetRow>
        {TINTS.map((tint) => (
          <Pocket tint={tint} key={tint}>
            {tint}
          </Pocket>
        ))}
      </SheetRow>
      <Stitch />
    </SheetPart>
  );
}

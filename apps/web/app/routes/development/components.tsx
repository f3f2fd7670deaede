import { data } from 'react-router';
import { Button } from '#ui/button.tsx';
import { Chip, FilterChip, RemovableChip } from '#ui/chip.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { ErrorState } from '#ui/error-state.tsx';
import { TextAreaField, TextField } from '#ui/field.tsx';
import { Notice } from '#ui/notice.tsx';
import { BigPrice, Price } from '#ui/price.tsx';
import { QuantityStepper } from '#ui/quantity-stepper.tsx';
import { SelectField } from '#ui/select-field.tsx';
import { StatusPill } from '#ui/status-pill.tsx';
import { TenMinuteBadge } from '#ui/ten-minutes.tsx';
import { toast } from '#ui/toast.ts';
import '#ui/big-price.css';
import '#ui/quantity-stepper-bar.css';
import '#ui/ten-minute-badge.css';

/** A sheet of the components in their states, to look at while building. Not there in the shop itself. */
export function loader() {
  if (!import.meta.env.DEV) throw data(null, { status: 404 });
  return null;
}

const nothing = () => {};
const CITIES = [
  { value: 'blr', label: 'Bengaluru' },
  { value: 'pnq', label: 'Pune' },
];

export default function Components() {
  return (
    <main className="wrap stack">
      <h1>Components</h1>
      <p className="row">
        <Button>Shop Now</Button>
        <Button kind="line">Cash on Delivery</Button>
        <Button kind="soft">Cancel</Button>
        <Button kind="bad">Delete</Button>
        <Button busy busyLabel="Saving...">
          Save
        </Button>
        <Button kind="quiet" onClick={() => toast.success('Item added')}>
          Toast
        </Button>
      </p>
      <TextField label="Pincode" defaultValue="5600" error="Please enter a valid 6-digit pincode" />
      <TextAreaField label="Description" hint="What a shopper should know" />
      <SelectField label="City" placeholder="Choose a city" defaultValue="" options={CITIES} />
      <p className="row">
        <Chip>Grocery</Chip>
        <RemovableChip label="Dairy & Eggs" onRemove={nothing} />
        <FilterChip pressed>Open 7</FilterChip>
        <FilterChip pressed={false}>Pending 2</FilterChip>
        <TenMinuteBadge />
      </p>
      <p className="row">
        <StatusPill status="pending" />
        <StatusPill status="processing" />
        <StatusPill status="shipped" />
        <StatusPill status="delivered" />
        <StatusPill status="cancelled" />
      </p>
      <Notice>Was ₹28 when you added it, now ₹29.</Notice>
      <Price price={180} discount={22} />
      <BigPrice price={180} discount={22} />
      <div className="row">
        {[0, 1, 24].map((quantity) => (
          <QuantityStepper
            key={quantity}
            name="Chai 250 g"
            quantity={quantity}
            max={24}
            size="line"
            onAdd={nothing}
            onMore={nothing}
            onLess={nothing}
          />
        ))}
      </div>
      <ErrorState title="The rest could not be loaded" onRetry={nothing} />
      <EmptyState title="Items Out Of Stock">We're working on restocking these items</EmptyState>
    </main>
  );
}

import { Checkbox } from '#ui/checkbox.tsx';
import { DropZone } from '#ui/drop-zone.tsx';
import { TextAreaField, TextField } from '#ui/field.tsx';
import { RadioCard, RadioCards } from '#ui/radio-card.tsx';
import { SearchField } from '#ui/search-field.tsx';
import { SelectField } from '#ui/select-field.tsx';
import { SheetPart } from './sheet-part.tsx';

const CITIES = [
  { value: 'blr', label: 'Bengaluru' },
  { value: 'pnq', label: 'Pune' },
];

const nothing = () => {};

/** Inputs: empty, filled, invalid, disabled. */
export function Fields() {
  return (
    <SheetPart title="Fields">
      <TextField label="Name" placeholder="Enter your name" />
      <TextField label="Price" defaultValue="120" trailing="₹" hint="What it costs before the discount" />
      <TextField label="Pincode" defaultValue="5600" error="Please enter a valid 6-digit pincode" />
      <TextField label="Email" defaultValue="asha@jhola.example" disabled />
      <TextAreaField label="Description" hint="What a shopper should know" />
      <SearchField label="Search" placeholder="Search here ..." value="" onChange={nothing} />
      <SelectField label="City" placeholder="Choose a city" defaultValue="" options={CITIES} />
      <SelectField
        label="Town"
        placeholder="Choose a town"
        defaultValue=""
        options={CITIES}
        error="Please choose a town"
      />
      <RadioCards legend="Address">
        <RadioCard name="address" defaultChecked>
          12, 3rd Cross, Indiranagar
        </RadioCard>
        <RadioCard name="address">4, Church Street</RadioCard>
        <RadioCard name="address" disabled>
          Out of reach
        </RadioCard>
      </RadioCards>
      <Checkbox aria-label="Not ticked" />
      <Checkbox aria-label="Ticked" defaultChecked />
      <DropZone onDrop={nothing}>Drop files here</DropZone>
    </SheetPart>
  );
}

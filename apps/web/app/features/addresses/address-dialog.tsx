import type { WireAddress } from '@jhola/contract/client';
import { type AddressFields, editedAddressFaults, LIMITS, newAddressFaults } from '@jhola/domain';
import { type InputHTMLAttributes, useId, useState } from 'react';
import { Button } from '#ui/button.tsx';
import { TextField } from '#ui/field.tsx';
import { FormDialog } from '#ui/form-dialog.tsx';
import { useSaveAddress } from './use-save-address.ts';
import './addresses.css';

type Name = keyof AddressFields;

const NEW: AddressFields = {
  address_line: '',
  city: '',
  state: '',
  country: 'India',
  pincode: '',
  mobile: '',
};

const INPUTS: readonly (readonly [Name, string, InputHTMLAttributes<HTMLInputElement>])[] = [
  ['address_line', 'Address', { autoComplete: 'street-address', maxLength: LIMITS.addressFieldLength }],
  ['city', 'City', { autoComplete: 'address-level2', maxLength: LIMITS.addressFieldLength }],
  ['state', 'State', { autoComplete: 'address-level1', maxLength: LIMITS.addressFieldLength }],
  ['pincode', 'Pincode', { autoComplete: 'postal-code', inputMode: 'numeric' }],
  ['country', 'Country', { autoComplete: 'country-name', maxLength: LIMITS.addressFieldLength }],
  ['mobile', 'Mobile', { autoComplete: 'tel-national', inputMode: 'tel', type: 'tel' }],
];

export type AddressDialogProps = {
  open: boolean;
  onClose: () => void;
  /** The address to edit; null adds one. */
  edited: WireAddress | null;
  onSaved?: ((saved: WireAddress) => void) | undefined;
};

/** Add New Address, or Edit Address. Checked at every change; to be given another `key` for another address. */
export default function AddressDialog({ open, onClose, edited, onSaved }: AddressDialogProps) {
  const [fields, setFields] = useState<AddressFields>(edited ?? NEW);
  const [changed, setChanged] = useState<ReadonlySet<Name>>(new Set());
  const { busy, save } = useSaveAddress(edited);
  const formId = useId();
  const faults = edited ? editedAddressFaults(fields) : newAddressFaults(fields);
  const isValid = Object.keys(faults).length === 0;
  const submit = () => {
    if (!isValid) return;
    void save(trimmed(fields), (saved) => {
      onSaved?.(saved);
      onClose();
    });
  };
  return (
    <FormDialog
      formId={formId}
      onSubmit={submit}
      open={open}
      onClose={onClose}
      title={edited ? 'Edit Address' : 'Add New Address'}
      actions={
        <>
          <Button kind="soft" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" form={formId} disabled={!isValid} busy={busy} busyLabel="Saving...">
            {edited ? 'Update Address' : 'Save'}
          </Button>
        </>
      }
    >
      <div className="address-form">
        {INPUTS.map(([name, label, attributes]) => (
          <TextField
            key={name}
            {...attributes}
            name={name}
            label={label}
            value={fields[name]}
            error={changed.has(name) ? faults[name] : null}
            onChange={({ target }) => {
              setFields({ ...fields, [name]: target.value });
              setChanged(new Set([...changed, name]));
            }}
          />
        ))}
      </div>
    </FormDialog>
  );
}

function trimmed(fields: AddressFields): AddressFields {
  const { address_line, city, state, country, pincode, mobile } = fields;
  return {
    address_line: address_line.trim(),
    city: city.trim(),
    state: state.trim(),
    country: country.trim(),
    pincode: pincode.trim(),
    mobile: mobile.trim(),
  };
}

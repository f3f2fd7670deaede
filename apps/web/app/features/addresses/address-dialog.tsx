import type { WireAddress } from '@jhola/contract/client';
import {
  type AddressFields,
  editedAddressFaults,
  LIMITS,
  mobileDigits,
  newAddressFaults,
  withLatinDigits,
} from '@jhola/domain';
import { type InputHTMLAttributes, useEffect, useEffectEvent, useState } from 'react';
import { DraftNote, useDraft } from '#features/drafts/index.ts';
import { useUser } from '#features/session/index.ts';
import { texts } from '#messages/address-dialog.ts';
import { texts as shared } from '#messages/shared.ts';
import { useServerFaults } from '#platform/form/use-server-faults.ts';
import { TextField } from '#ui/field.tsx';
import { FormDialog } from '#ui/form-dialog.tsx';
import { useAddresses } from './use-addresses.ts';
import { useSaveAddress } from './use-save-address.ts';
import { usualMobile } from './usual-mobile.ts';
import './addresses.css';

type Name = keyof AddressFields;

const NEW: AddressFields = {
  address_line: '',
  city: '',
  state: '',
  country: texts.homeCountry,
  pincode: '',
  mobile: '',
};

const INPUTS: readonly (readonly [Name, string, InputHTMLAttributes<HTMLInputElement>])[] = [
  ['address_line', texts.address, { autoComplete: 'street-address', maxLength: LIMITS.addressFieldLength }],
  ['city', texts.city, { autoComplete: 'address-level2', maxLength: LIMITS.addressFieldLength }],
  ['state', texts.state, { autoComplete: 'address-level1', maxLength: LIMITS.addressFieldLength }],
  ['pincode', texts.pincode, { autoComplete: 'postal-code', inputMode: 'numeric' }],
  ['country', texts.country, { autoComplete: 'country-name', maxLength: LIMITS.addressFieldLength }],
  ['mobile', texts.mobile, { autoComplete: 'tel-national', inputMode: 'tel', type: 'tel' }],
];

export type AddressDialogProps = {
  open: boolean;
  onClose: () => void;
  /** The address to edit; null adds one. */
  edited: WireAddress | null;
  onSaved?: ((saved: WireAddress) => void) | undefined;
};

/**
 * Add New Address, or Edit Address. Validated at every change; needs a new `key` for each opening. Unsaved
 * input is restored when it is opened again.
 */
export default function AddressDialog({ open, onClose, edited, onSaved }: AddressDialogProps) {
  const { data: addresses = [] } = useAddresses();
  const { data: user } = useUser();
  const [first] = useState(() =>
    edited ? fieldsOf(edited) : { ...NEW, mobile: usualMobile(user?.mobile, addresses) },
  );
  const kept = useDraft(`address ${edited?._id ?? 'new'}`, first);
  const fields = kept.draft;
  const [changed, setChanged] = useState<ReadonlySet<Name>>(new Set());
  const { busy, save, forget, isSaved } = useSaveAddress(edited);
  const { ref, faults: refused, refuse, touch, clear } = useServerFaults();
  const faults = edited ? editedAddressFaults(fields) : newAddressFaults(fields);
  const isValid = Object.keys(faults).length === 0;
  const discard = () => {
    if (edited === null) forget();
    kept.discard();
    setChanged(new Set());
    clear();
  };
  // The response was lost, but the list has it.
  const discardSaved = useEffectEvent(() => {
    if (edited === null && isSaved(cleaned(fields), addresses)) discard();
  });
  useEffect(() => discardSaved(), []);
  const submit = async () => {
    if (!isValid) return;
    const failure = await save(cleaned(fields), (saved) => {
      kept.forget();
      onSaved?.(saved);
      onClose();
    });
    refuse(failure, Object.keys(NEW));
  };
  return (
    <FormDialog
      ref={ref}
      onSubmit={() => void submit()}
      open={open}
      onClose={onClose}
      title={edited ? texts.editAddress : texts.addAddress}
      submitLabel={edited ? texts.updateAddress : shared.save}
      disabled={!isValid}
      busy={busy}
      withCancel
    >
      <DraftNote restoredAt={kept.restoredAt} onDiscard={discard} />
      <div className="address-form">
        {INPUTS.map(([name, label, attributes]) => (
          <TextField
            key={name}
            {...attributes}
            name={name}
            label={label}
            value={fields[name]}
            error={(changed.has(name) && faults[name]) || refused.get(name)}
            isAnnounced={refused.has(name)}
            onChange={({ target }) => {
              // Pasted or filled in as printed on letters, '411 001', or typed on a Hindi keyboard.
              const value =
                name === 'pincode' ? withLatinDigits(target.value).replace(/\s/g, '') : target.value;
              touch(name);
              kept.change((before) => ({ ...before, [name]: value }));
              setChanged((before) => new Set([...before, name]));
            }}
          />
        ))}
      </div>
    </FormDialog>
  );
}

function fieldsOf({ address_line, city, state, country, pincode, mobile }: AddressFields): AddressFields {
  return { address_line, city, state, country, pincode, mobile };
}

/** Normalized, as it is sent and stored. */
function cleaned(fields: AddressFields): AddressFields {
  const { address_line, city, state, country, pincode, mobile } = fields;
  return {
    address_line: address_line.trim(),
    city: city.trim(),
    state: state.trim(),
    country: country.trim(),
    pincode: pincode.trim(),
    mobile: mobileDigits(mobile),
  };
}

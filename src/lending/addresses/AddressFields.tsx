import Alert from '@mui/material/Alert';
import { FormattedMessage } from 'react-intl';

import { US_STATES } from '#domain/states/usStates.ts';
import { FieldRow } from '#platform/forms/FieldRow.tsx';
import { TextInput } from '#platform/forms/TextInput.tsx';
import { zipMask } from '#platform/forms/masks.ts';
import { SelectInput } from '#platform/forms/SelectInput.tsx';
import { statesOfZip } from '#domain/states/zipStates.ts';
import { useFormSelector } from '#platform/forms/typing/useFormSelector.ts';

import { messages } from './messages.ts';

const STATE_OPTIONS = US_STATES.map(([value, label]) => ({ value, label }));

interface Props {
  names: Record<'street' | 'unit' | 'city' | 'state' | 'zip', string>;
  /**
   * Prefix of the `autocomplete` tokens. With `billing` the browser offers the saved billing address; without it, the user's own address.
   */
  autoCompletePrefix?: 'billing';
}

/** `addressRules` validates these fields. */
export function AddressFields({ names: { street, unit, city, state, zip }, autoCompletePrefix }: Props) {
  const token = (part: string) => (autoCompletePrefix === undefined ? part : `${autoCompletePrefix} ${part}`);
  return (
    <>
      <TextInput name={street} label={messages.street} autoComplete={token('address-line1')} />
      <TextInput name={unit} label={messages.unit} optional autoComplete={token('address-line2')} />
      <TextInput name={city} label={messages.city} autoComplete={token('address-level2')} />
      <FieldRow>
        <SelectInput name={state} label={messages.state} autoComplete={token('address-level1')} options={STATE_OPTIONS} />
        <TextInput name={zip} label={messages.zip} mask={zipMask} autoComplete={token('postal-code')} />
      </FieldRow>
      <ZipStateWarning state={state} zip={zip} />
    </>
  );
}

/** Warns below the fields when the ZIP code is not in the chosen state. The form can still be submitted. */
function ZipStateWarning({ state, zip }: { state: string; zip: string }) {
  const elsewhere = useFormSelector(({ [state]: chosen = '', [zip]: typed = '' }) => {
    const [first, ...others] = statesOfZip(typed);
    const isElsewhere = chosen !== '' && first !== undefined && ![first, ...others].includes(chosen);
    return isElsewhere ? `${typed} ${first}` : null;
  });
  if (elsewhere === null) return null;
  const [code = '', where = ''] = elsewhere.split(' ');
  const name = US_STATES.find(([one]) => one === where)?.[1] ?? where;
  return (
    <Alert role="status" severity="warning">
      <FormattedMessage {...messages.zipElsewhere} values={{ zip: code, state: name }} />
    </Alert>
  );
}

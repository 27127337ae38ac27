import Alert from '@mui/material/Alert';
import { FormattedMessage } from 'react-intl';

import { US_STATES } from '#domain/states/usStates.ts';
import { statesOfZip } from '#domain/states/zipStates.ts';
import { useFormSelector } from '#platform/forms/typing/useFormSelector.ts';

import { messages } from './messages.ts';

/** Warns below the fields when the ZIP code is not in the chosen state. The form can still be submitted. */
export function ZipStateWarning({ state, zip }: { state: string; zip: string }) {
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

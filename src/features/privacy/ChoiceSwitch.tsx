import FormControlLabel from '@mui/material/FormControlLabel';
import { styled } from '@mui/material/styles';
import Switch from '@mui/material/Switch';
import { FormattedMessage } from 'react-intl';

import { messages } from './messages.ts';

interface Props {
  id: string;
  isOn: boolean;
  /** Cannot be moved; what says why is among `describedBy`. */
  isLocked: boolean;
  isBusy: boolean;
  labelledBy: string;
  describedBy: string;
  onChange: (isOn: boolean) => void;
}

/** At the height of the choice's name. */
const SwitchLabel = styled(FormControlLabel)({
  alignItems: 'center',
  marginBlock: -12,
  padding: 0,
  '& b': { fontWeight: 600 },
  '&:has([aria-disabled="true"])': { color: 'var(--muted)', cursor: 'default' },
  '&:has([aria-busy="true"])': { opacity: 0.72 },
});

/** On or off, in words and in shape. It keeps the focus while its change is saved. */
export function ChoiceSwitch({ id, isOn, isLocked, isBusy, labelledBy, describedBy, onChange }: Props) {
  return (
    <SwitchLabel
      labelPlacement="start"
      label={
        <b aria-hidden="true">
          <FormattedMessage {...(isOn ? messages.on : messages.off)} />
        </b>
      }
      control={
        <Switch
          checked={isOn}
          onChange={(_event, next) => {
            if (!isLocked && !isBusy) onChange(next);
          }}
          slotProps={{
            input: {
              id,
              role: 'switch',
              'aria-labelledby': labelledBy,
              'aria-describedby': describedBy,
              'aria-disabled': isLocked || undefined,
              'aria-busy': isBusy || undefined,
            },
          }}
        />
      }
    />
  );
}

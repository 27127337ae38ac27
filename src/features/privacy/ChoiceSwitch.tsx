import FormControlLabel from '@mui/material/FormControlLabel';
import { styled } from '@mui/material/styles';
import Switch from '@mui/material/Switch';
import { FormattedMessage } from 'react-intl';

import { messages } from './messages.ts';

interface Props {
  id: string;
  isOn: boolean;
  /** Whether the switch cannot be changed; one of the `describedBy` elements explains why. */
  isLocked: boolean;
  isBusy: boolean;
  labelledBy: string;
  describedBy: string;
  onChange: (isOn: boolean) => void;
}

/** The negative margins keep the tall switch from making the line of its name taller. */
const SwitchLabel = styled(FormControlLabel)({
  alignItems: 'center',
  marginBlock: -12,
  padding: 0,
  '& b': { fontWeight: 600 },
  '&:has([aria-disabled="true"])': { color: 'var(--muted)', cursor: 'default' },
  '&:has([aria-busy="true"])': { opacity: 0.72 },
});

/** The switch is not disabled while its change is saved, so it keeps the focus. */
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

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

/** On or off, in words and in shape; the browser's own check box, as a switch. It keeps the focus while its change is saved. */
export function Switch({ id, isOn, isLocked, isBusy, labelledBy, describedBy, onChange }: Props) {
  return (
    <label className="switch">
      <span aria-hidden="true">
        <FormattedMessage {...(isOn ? messages.on : messages.off)} />
      </span>
      <input
        id={id}
        type="checkbox"
        role="switch"
        checked={isOn}
        aria-labelledby={labelledBy}
        aria-describedby={describedBy}
        aria-disabled={isLocked || undefined}
        aria-busy={isBusy || undefined}
        onChange={(event) => {
          if (!isLocked && !isBusy) onChange(event.target.checked);
        }}
      />
    </label>
  );
}

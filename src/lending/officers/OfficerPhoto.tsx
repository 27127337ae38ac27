import { useState } from 'react';

interface Props {
  /** Empty where the lender has none. */
  address: string;
  initials: string;
}

/** A picture of a person whose name stands beside it, or the initials when there is none or it does not arrive; nothing without a name. */
export function OfficerPhoto({ address, initials }: Props) {
  const [isMissing, setIsMissing] = useState(address === '');
  if (isMissing) {
    return initials === '' ? null : (
      <span className="officer-photo" aria-hidden="true">
        {initials}
      </span>
    );
  }
  return <img className="officer-photo" src={address} alt="" width={48} height={48} onError={() => setIsMissing(true)} />;
}

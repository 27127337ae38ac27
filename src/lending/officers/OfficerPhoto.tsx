import Avatar from '@mui/material/Avatar';
import { styled } from '@mui/material/styles';
import { useState } from 'react';

interface Props {
  /** Empty where the lender has none. */
  address: string;
  initials: string;
}

const Photo = styled(Avatar)({ width: 48, height: 48, fontSize: '1rem' });

/** Stands in the avatar as its content: with an `src` of its own, Material UI's would ask for the picture twice. */
const Picture = styled('img')({ width: '100%', height: '100%', objectFit: 'cover' });

/** A picture of a person whose name stands beside it, or the initials when there is none or it does not arrive; nothing without a name. */
export function OfficerPhoto({ address, initials }: Props) {
  const [isMissing, setIsMissing] = useState(address === '');
  if (isMissing) return initials === '' ? null : <Photo aria-hidden="true">{initials}</Photo>;
  return (
    <Photo>
      <Picture src={address} alt="" width={48} height={48} onError={() => setIsMissing(true)} />
    </Photo>
  );
}

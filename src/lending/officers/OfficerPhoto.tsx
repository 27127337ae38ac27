import Avatar from '@mui/material/Avatar';
import { styled } from '@mui/material/styles';
import { useState } from 'react';

interface Props {
  /** URL of the photo; empty when the lender has none. */
  address: string;
  initials: string;
}

const Photo = styled(Avatar)({ width: 48, height: 48, fontSize: '1rem' });

/** Rendered as the avatar's child: with the Avatar's own `src`, Material UI would request the image twice. */
const Picture = styled('img')({ width: '100%', height: '100%', objectFit: 'cover' });

/**
 * Photo of a person whose name is shown beside it. Falls back to the initials when there is no photo or it fails to load, and to nothing
 * without a name.
 */
export function OfficerPhoto({ address, initials }: Props) {
  const [isMissing, setIsMissing] = useState(address === '');
  if (isMissing) return initials === '' ? null : <Photo aria-hidden="true">{initials}</Photo>;
  return (
    <Photo>
      <Picture src={address} alt="" width={48} height={48} onError={() => setIsMissing(true)} />
    </Photo>
  );
}

import Link from '@mui/material/Link';
import { styled } from '@mui/material/styles';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link as RouterLink } from 'react-router-dom';

import { Bullets } from '#platform/ui/layout/Bullets.tsx';

import { JumpLink } from '../JumpLink.tsx';
import { missingMessages } from './incomeMessages.ts';
import type { MissingItem } from './missingItems.ts';

interface Props {
  missing: readonly MissingItem[];
  uploadAddress: string;
}

/** Each item links to its field or question. */
export function MissingList({ missing, uploadAddress }: Props) {
  const intl = useIntl();
  return (
    <Points>
      {missing.map(({ message, values, target }) => {
        const words = intl.formatMessage(message, values);
        return (
          <li key={`${words} ${target?.id ?? ''}`}>
            {target === null ? words : <JumpLink target={target}>{words}</JumpLink>}
            {message === missingMessages.none && (
              <>
                {' '}
                <Link component={RouterLink} to={uploadAddress}>
                  <FormattedMessage {...missingMessages.sendOne} />
                </Link>
              </>
            )}
          </li>
        );
      })}
    </Points>
  );
}

const Points = styled(Bullets)({ '& a': { verticalAlign: 'top' } }); // keep the bullet aligned with the first line

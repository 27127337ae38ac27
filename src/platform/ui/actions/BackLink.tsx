import Link from '@mui/material/Link';
import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { Link as RouterLink } from 'react-router-dom';

/** Link above a page's title to its parent page, labeled with that page's name. */
export function BackLink({ to, children }: { to: string; children: ReactNode }) {
  return (
    <BackParagraph className="no-print">
      <Link component={RouterLink} to={to}>
        <svg viewBox="0 0 16 16" aria-hidden="true">
          <path d="M10 3 5 8l5 5" />
        </svg>
        {children}
      </Link>
    </BackParagraph>
  );
}

const BackParagraph = styled('p')({
  margin: '-12px 0 4px',
  '& > a:only-child': { display: 'inline-flex', gap: 6, alignItems: 'center', minHeight: 48, fontWeight: 500 },
  '& svg': {
    flex: 'none',
    width: 16,
    height: 16,
    marginLeft: -4,
    fill: 'none',
    stroke: 'currentColor',
    strokeLinecap: 'round',
    strokeLinejoin: 'round',
    strokeWidth: 2,
  },
});

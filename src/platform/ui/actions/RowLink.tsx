import Link from '@mui/material/Link';
import ListItem from '@mui/material/ListItem';
import ListItemText from '@mui/material/ListItemText';
import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { Link as RouterLink } from 'react-router-dom';

interface Props {
  to: string;
  title: ReactNode;
  /** Describes the target page, or why to go there. */
  description?: ReactNode;
}

/** The row is clickable as a whole. Its accessible name is only the title. */
export function RowLink({ to, title, description }: Props) {
  return (
    <Row divider>
      <ListItemText
        primary={
          <Link component={RouterLink} to={to}>
            {title}
          </Link>
        }
        secondary={description}
      />
      <svg viewBox="0 0 12 12" aria-hidden="true">
        <path d="m4 1.5 4.5 4.5L4 10.5" />
      </svg>
    </Row>
  );
}

const Row = styled(ListItem)({
  overflowWrap: 'anywhere',
  paddingRight: 8,
  '&:last-of-type': { borderBottom: 0 },
  '&:hover': { background: 'var(--primary-soft)' },
  '& a': { display: 'inline-block', minHeight: 24, paddingTop: 3, fontWeight: 600 },
  '& a::after': { position: 'absolute', inset: 0, content: '""' },
  '& > svg': {
    flex: 'none',
    width: 12,
    height: 12,
    fill: 'none',
    stroke: 'currentColor',
    strokeLinecap: 'round',
    strokeLinejoin: 'round',
    strokeWidth: 2,
  },
});

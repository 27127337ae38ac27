import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { FormattedMessage } from 'react-intl';

import { messages } from './uploadMessages.ts';

const TIPS = [
  { words: messages.tipFlat, shape: 'M3 17.5h18M5.5 13.5h13M8 9.5h8' },
  { words: messages.tipWhole, shape: 'M3 7V3h4M17 3h4v4M21 17v4h-4M7 21H3v-4M8 7h8v10H8Z' },
  {
    words: messages.tipLight,
    shape:
      'M12 8a4 4 0 1 1 0 8 4 4 0 0 1 0-8ZM12 2v2.5M12 19.5V22M2 12h2.5M19.5 12H22M4.9 4.9l1.8 1.8M17.3 17.3l1.8 1.8M4.9 19.1l1.8-1.8M17.3 6.7l1.8-1.8',
  },
  { words: messages.tipFlash, shape: 'M13 3 6 13.5h5L10 21l7-10.5h-5ZM3.5 3.5l17 17' },
];

export function PhotoTips() {
  return (
    <div>
      <Typography component="h3" variant="body1" sx={{ fontWeight: 650 }}>
        <FormattedMessage {...messages.tips} />
      </Typography>
      <Tips>
        {TIPS.map(({ words, shape }) => (
          <ListItem key={words.id}>
            <svg viewBox="0 0 24 24" aria-hidden="true">
              <path d={shape} />
            </svg>
            <FormattedMessage {...words} />
          </ListItem>
        ))}
      </Tips>
      <Typography variant="body2" color="textSecondary">
        <FormattedMessage {...messages.each} />
      </Typography>
    </div>
  );
}

const Tips = styled(List)({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(200px, 1fr))',
  gap: '8px 16px',
  marginBlock: 12,
  '& > li': { gap: 12, padding: 0 },
  '& svg': {
    flex: 'none',
    width: 24,
    height: 24,
    color: 'var(--primary)',
    fill: 'none',
    stroke: 'currentColor',
    strokeWidth: 2,
    strokeLinecap: 'round',
    strokeLinejoin: 'round',
  },
});

import Button from '@mui/material/Button';
import List from '@mui/material/List';
import ListItem, { listItemClasses } from '@mui/material/ListItem';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { FormattedMessage } from 'react-intl';

import type { DocumentType } from '#contract/borrower/docuSafe.ts';
import { ScreenCard } from '#platform/ui/layout/ScreenCard.tsx';

import { messages } from './sendingMessages.ts';

const Kinds = styled(List)({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 12,
  [`& > .${listItemClasses.root}`]: { width: 'auto', padding: 0 },
});

interface Props {
  kinds: readonly DocumentType[];
  /** No document type has been chosen yet. */
  isFirst: boolean;
  onChoose: (documentType: string) => void;
}

/** One button for each document type that is not chosen yet. */
export function KindButtons({ kinds, isFirst, onChoose }: Props) {
  return (
    <ScreenCard title={<FormattedMessage {...(isFirst ? messages.kinds : messages.moreKinds)} />}>
      {isFirst && (
        <Typography color="textSecondary">
          <FormattedMessage {...messages.kindsHelp} />
        </Typography>
      )}
      <Kinds disablePadding>
        {kinds.map(({ documentType, name }) => (
          <ListItem key={documentType}>
            <Button variant="outlined" onClick={() => onChoose(documentType)}>
              {name}
            </Button>
          </ListItem>
        ))}
      </Kinds>
    </ScreenCard>
  );
}

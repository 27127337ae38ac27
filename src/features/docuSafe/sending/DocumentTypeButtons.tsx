import Button from '@mui/material/Button';
import List from '@mui/material/List';
import ListItem, { listItemClasses } from '@mui/material/ListItem';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { FormattedMessage } from 'react-intl';

import type { DocumentType } from '#contract/borrower/docuSafe.ts';
import { SectionCard } from '#platform/ui/layout/SectionCard.tsx';

import { messages } from './sendingMessages.ts';

const ButtonList = styled(List)({
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
export function DocumentTypeButtons({ kinds, isFirst, onChoose }: Props) {
  return (
    <SectionCard title={<FormattedMessage {...(isFirst ? messages.kinds : messages.moreKinds)} />}>
      {isFirst && (
        <Typography color="textSecondary">
          <FormattedMessage {...messages.kindsHelp} />
        </Typography>
      )}
      <ButtonList disablePadding>
        {kinds.map(({ documentType, name }) => (
          <ListItem key={documentType}>
            <Button variant="outlined" onClick={() => onChoose(documentType)}>
              {name}
            </Button>
          </ListItem>
        ))}
      </ButtonList>
    </SectionCard>
  );
}

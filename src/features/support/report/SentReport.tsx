import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import CardActions from '@mui/material/CardActions';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useEffect, useRef } from 'react';
import { FormattedMessage } from 'react-intl';

import { useFormatDay } from '#platform/i18n/useFormatDay.ts';
import { useFormatInstant } from '#platform/i18n/useFormatInstant.ts';
import { ToneMark } from '#platform/theme/tones/ToneMark.tsx';
import { SummaryList } from '#platform/ui/layout/SummaryList.tsx';

import { messages } from './messages.ts';
import { Reference } from './Reference.tsx';

interface Props {
  titleId: string;
  reference: string;
  /** UTC time until which the lender keeps the report. */
  keptUntil: string;
  /** Whether the borrower gave an email address for a reply. */
  isAnswered: boolean;
  savedName: string | null;
  onSave: () => void;
  onBack: () => void;
}

export function SentReport({ titleId, reference, keptUntil, isAnswered, savedName, onSave, onBack }: Props) {
  const formatDay = useFormatDay();
  const { dayOf } = useFormatInstant();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    heading.current?.scrollIntoView();
    heading.current?.focus();
  }, []);
  return (
    <Stack spacing={2}>
      <ToneMark tone="success" size={48} />
      <Typography variant="h1" id={titleId} className="page-title" tabIndex={-1} ref={heading}>
        <FormattedMessage {...messages.sentTitle} />
      </Typography>
      <Typography>
        <FormattedMessage {...(isAnswered ? messages.sentAnswer : messages.sentNext)} />
      </Typography>
      <Card>
        <SummaryList
          rows={[
            {
              key: 'reference',
              label: <FormattedMessage {...messages.reference} />,
              value: <Reference reference={reference} />,
            },
          ]}
        />
        <Typography variant="body2" color="textSecondary">
          <FormattedMessage {...messages.referenceHelp} />
        </Typography>
        <Typography variant="body2" color="textSecondary">
          <FormattedMessage {...messages.keptUntil} values={{ date: formatDay(dayOf(keptUntil), 'long') ?? '' }} />
        </Typography>
      </Card>
      <CardActions>
        <Button variant="contained" onClick={onBack}>
          <FormattedMessage {...messages.back} />
        </Button>
        <Button variant="text" onClick={onSave}>
          <FormattedMessage {...messages.saveCopy} />
        </Button>
      </CardActions>
      <Typography role="status">
        {savedName !== null && <FormattedMessage {...messages.saved} values={{ name: savedName }} />}
      </Typography>
    </Stack>
  );
}

import CardActions from '@mui/material/CardActions';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { FormattedMessage, type MessageDescriptor } from 'react-intl';

import { CallSupport } from '#platform/ui/actions/CallSupport.tsx';
import { EmptyPanel } from '#platform/ui/layout/EmptyPanel.tsx';
import { Flow } from '#platform/ui/layout/Flow.tsx';
import { PageTitle } from '#platform/ui/layout/PageTitle.tsx';

import { LineDrawing, type Drawing } from './LineDrawing.tsx';

interface Props {
  drawing?: Drawing;
  /** If it is not the route's own. */
  title?: MessageDescriptor;
  /** What is going on, and what to do: a paragraph each. */
  says: readonly MessageDescriptor[];
  actions: ReactNode;
}

/** A page that leads no further: what is going on, a next step, and the phone. Search engines leave it out. */
export function DeadEnd({ drawing = 'signpost', title, says, actions }: Props) {
  return (
    <Flow>
      <EmptyPanel>
        <meta name="robots" content="noindex" />
        <LineDrawing name={drawing} />
        <PageTitle message={title} />
        {says.map((message) => (
          <Typography key={message.id}>
            <FormattedMessage {...message} />
          </Typography>
        ))}
        <CardActions>{actions}</CardActions>
        <Typography variant="body2" color="textSecondary">
          <CallSupport />
        </Typography>
      </EmptyPanel>
    </Flow>
  );
}

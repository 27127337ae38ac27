import CardActions from '@mui/material/CardActions';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { FormattedMessage, type MessageDescriptor } from 'react-intl';

import { CallSupport } from '#platform/ui/actions/CallSupport.tsx';
import { EmptyPanel } from '#platform/ui/layout/EmptyPanel.tsx';
import { NarrowColumn } from '#platform/ui/layout/NarrowColumn.tsx';
import { PageTitle } from '#platform/ui/layout/PageTitle.tsx';

import { LineDrawing, type Drawing } from './LineDrawing.tsx';

interface Props {
  drawing?: Drawing;
  /** Default: the route's title. */
  title?: MessageDescriptor;
  paragraphs: readonly MessageDescriptor[];
  actions: ReactNode;
}

/** Page for errors and other dead ends: what happened, a next step, and the support phone. Not indexed by search engines. */
export function DeadEnd({ drawing = 'signpost', title, paragraphs, actions }: Props) {
  return (
    <NarrowColumn>
      <EmptyPanel>
        <meta name="robots" content="noindex" />
        <LineDrawing name={drawing} />
        <PageTitle message={title} />
        {paragraphs.map((message) => (
          <Typography key={message.id}>
            <FormattedMessage {...message} />
          </Typography>
        ))}
        <CardActions>{actions}</CardActions>
        <Typography variant="body2" color="textSecondary">
          <CallSupport />
        </Typography>
      </EmptyPanel>
    </NarrowColumn>
  );
}

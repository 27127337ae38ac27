import CardActions from '@mui/material/CardActions';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

import { EmptyPanel } from '#platform/ui/layout/EmptyPanel.tsx';

import { LineDrawing, type Drawing } from './LineDrawing.tsx';

interface Props {
  title?: ReactNode;
  children: ReactNode;
  action?: ReactNode;
  drawing?: Drawing;
}

export function EmptyState({ title, children, action, drawing = 'home' }: Props) {
  return (
    <EmptyPanel>
      <LineDrawing name={drawing} />
      {title === undefined ? null : <Typography variant="h2">{title}</Typography>}
      <Stack spacing={1}>{children}</Stack>
      {action === undefined ? null : <CardActions>{action}</CardActions>}
    </EmptyPanel>
  );
}

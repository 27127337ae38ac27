import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { useId, type ReactElement, type ReactNode } from 'react';

/** Card that is a section, labeled by its heading. */
export function SectionCard({ title, children }: { title: ReactElement | string; children: ReactNode }) {
  const titleId = useId();
  return (
    <Card component="section" aria-labelledby={titleId}>
      <Typography variant="h2" id={titleId}>
        {title}
      </Typography>
      {children}
    </Card>
  );
}

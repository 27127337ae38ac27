import Typography from '@mui/material/Typography';
import { createContext, useContext, useEffect } from 'react';
import { useIntl, type MessageDescriptor } from 'react-intl';

import { useConfig } from '#platform/config/ConfigContext.tsx';
import { messages } from '#platform/ui/messages.ts';

import { useFocusOnNavigation } from './useFocusOnNavigation.ts';

/** The title of the current route, which shows wherever the page does not name another. */
export const RouteTitle = createContext<MessageDescriptor | null>(null);

interface Props {
  /** If it is not the route's own title. */
  message?: MessageDescriptor | undefined;
  values?: Record<string, string | number>;
}

/** The one h1 of a screen. Names the document "… | CCM" and takes focus when the route changed. */
export function PageTitle({ message, values = {} }: Props) {
  const intl = useIntl();
  const { name: brand } = useConfig().brand;
  const heading = useFocusOnNavigation<HTMLHeadingElement>();
  const routeTitle = useContext(RouteTitle);
  const shown = message ?? routeTitle;
  if (shown === null) throw new Error('Neither the page nor its route has a title');
  const title = intl.formatMessage(shown, values);
  const documentTitle = intl.formatMessage(messages.documentTitle, { title, brand });

  useEffect(() => {
    document.title = documentTitle;
  }, [documentTitle]);

  return (
    <Typography variant="h1" className="page-title" tabIndex={-1} ref={heading}>
      {title}
    </Typography>
  );
}

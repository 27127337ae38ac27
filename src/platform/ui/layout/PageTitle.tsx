import Typography from '@mui/material/Typography';
import { createContext, useContext, useEffect } from 'react';
import { useIntl, type MessageDescriptor } from 'react-intl';

import { useConfig } from '#platform/config/ConfigContext.tsx';
import { messages } from '#platform/ui/layout/messages.ts';

import { useFocusOnNavigation } from './useFocusOnNavigation.ts';

/** Title of the current route, used when the page does not set its own. */
export const RouteTitleContext = createContext<MessageDescriptor | null>(null);

interface Props {
  /** Default: the route's title. */
  message?: MessageDescriptor | undefined;
  values?: Record<string, string | number>;
}

/** The only h1 of a screen. Sets the document title ("… | CCM") and takes focus after a navigation. */
export function PageTitle({ message, values = {} }: Props) {
  const intl = useIntl();
  const { name: brand } = useConfig().brand;
  const heading = useFocusOnNavigation<HTMLHeadingElement>();
  const routeTitle = useContext(RouteTitleContext);
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

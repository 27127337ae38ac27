import { useEffect } from 'react';
import { useIntl, type MessageDescriptor } from 'react-intl';

import { useConfig } from '#platform/config/ConfigContext.tsx';
import { messages } from '#platform/ui/messages.ts';

import { useFocusOnNavigation } from './useFocusOnNavigation.ts';

interface Props {
  message: MessageDescriptor;
  values?: Record<string, string | number>;
}

/** The one h1 of a screen. Names the document "… | CCM" and takes focus when the route changed. */
export function PageTitle({ message, values = {} }: Props) {
  const intl = useIntl();
  const { name: brand } = useConfig().brand;
  const heading = useFocusOnNavigation<HTMLHeadingElement>();
  const title = intl.formatMessage(message, values);
  const documentTitle = intl.formatMessage(messages.documentTitle, { title, brand });

  useEffect(() => {
    document.title = documentTitle;
  }, [documentTitle]);

  return (
    <h1 className="page-title" tabIndex={-1} ref={heading}>
      {title}
    </h1>
  );
}

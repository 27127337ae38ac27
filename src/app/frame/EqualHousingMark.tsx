import { useIntl } from 'react-intl';

import { messages } from '#platform/legal/messages.ts';

/** Our own drawing of the Equal Housing Opportunity logo: a house with an equals sign. */
export function EqualHousingMark() {
  return (
    <svg
      className="frame-mark"
      viewBox="0 0 40 36"
      fill="none"
      stroke="currentColor"
      strokeWidth="3"
      role="img"
      aria-label={useIntl().formatMessage(messages.equalHousing)}
    >
      <path d="M2.5 15.5 20 3l17.5 12.5V18H34v15H6V18H2.5ZM13 20h14M13 26.5h14" />
    </svg>
  );
}

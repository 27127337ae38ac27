import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import { Component, type ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';

import { messages } from './messages.ts';

interface State {
  isBroken: boolean;
}

/** Error boundary around a report: shows that it could not be displayed, while the page around it still lets the user open another file. */
export class ReportBoundary extends Component<{ children: ReactNode }, State> {
  override state: State = { isBroken: false };

  static getDerivedStateFromError(): State {
    return { isBroken: true };
  }

  override render() {
    if (!this.state.isBroken) return this.props.children;
    return (
      <Alert severity="error">
        <AlertTitle>
          <FormattedMessage {...messages.notShown} />
        </AlertTitle>
        <p>
          <FormattedMessage {...messages.notShownBody} />
        </p>
      </Alert>
    );
  }
}

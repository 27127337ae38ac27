import Card from '@mui/material/Card';
import { FormattedMessage, useIntl } from 'react-intl';

import { buildInfo } from '#platform/config/buildInfo.ts';
import { CopyButton } from '#platform/ui/actions/CopyButton.tsx';
import { NarrowColumn } from '#platform/ui/layout/NarrowColumn.tsx';
import { PageTitle } from '#platform/ui/layout/PageTitle.tsx';
import { SummaryList } from '#platform/ui/layout/SummaryList.tsx';

import { messages } from './messages.ts';

/** `/version`: shows the build, so that users can read it to support on the phone. */
export function VersionScreen() {
  const intl = useIntl();
  const { version, commit, builtAt } = buildInfo;
  const built =
    builtAt === ''
      ? intl.formatMessage(messages.notBuilt)
      : intl.formatDate(builtAt, { dateStyle: 'long', timeStyle: 'long', timeZone: 'UTC' });
  return (
    <NarrowColumn spacing={3}>
      <PageTitle />
      <p>
        <FormattedMessage {...messages.versionBody} />
      </p>
      <Card>
        <SummaryList
          rows={[
            { key: 'version', label: <FormattedMessage {...messages.version} />, value: version },
            { key: 'commit', label: <FormattedMessage {...messages.commit} />, value: <code>{commit}</code> },
            { key: 'builtAt', label: <FormattedMessage {...messages.builtAt} />, value: built },
          ]}
        />
      </Card>
      <CopyButton text={`${version} ${commit} ${builtAt}`.trim()} thing={intl.formatMessage(messages.versionThing)} />
    </NarrowColumn>
  );
}

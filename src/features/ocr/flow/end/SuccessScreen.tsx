import Alert from '@mui/material/Alert';
import CardActions from '@mui/material/CardActions';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { ReactElement, ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';

import type { AgencyRequest } from '#contract/borrower/ocr.ts';
import { OfficerCard } from '#lending/officers/OfficerCard.tsx';
import { useConfig } from '#platform/config/ConfigContext.tsx';
import { useFormatInstant } from '#platform/i18n/useFormatInstant.ts';
import { Redirect } from '#platform/routing/Redirect.tsx';
import { CopyButton } from '#platform/ui/actions/CopyButton.tsx';
import { PrintButton } from '#platform/ui/actions/PrintButton.tsx';
import { Bullets } from '#platform/ui/layout/Bullets.tsx';
import { SectionCard } from '#platform/ui/layout/SectionCard.tsx';
import { SummaryList, type SummaryRow } from '#platform/ui/layout/SummaryList.tsx';
import { TwoColumns } from '#platform/ui/layout/TwoColumns.tsx';

import { SentDataList } from '../SentDataList.tsx';
import type { IncomeCheck } from '../../ocrApi.ts';
import { IncomeStep } from '../IncomeStep.tsx';
import { currentStep, stepPath } from '../stepPaths.ts';
import { messages } from './endMessages.ts';

/** `/income-verification-documents-request/{contactId}/success`: what was sent to the agency, and what happens next. */
export function SuccessScreen() {
  return (
    <IncomeStep step={3}>
      {(check, { token }) =>
        check.agencyRequest === null ? (
          <Redirect to={stepPath(token, currentStep(check))} />
        ) : (
          <SentSummary check={check} request={check.agencyRequest} />
        )
      }
    </IncomeStep>
  );
}

function SentSummary({ check: { officer, papers, person }, request }: { check: IncomeCheck; request: AgencyRequest }) {
  const intl = useIntl();
  const { moment } = useFormatInstant();
  const { name: brand } = useConfig().brand;
  const { requestId, sentAtUtc, consentedAtUtc } = request;
  const row = (name: 'number' | 'to' | 'content' | 'kept' | 'consented' | 'sent', value: ReactNode): SummaryRow => ({
    key: name,
    label: <FormattedMessage {...messages[name]} />,
    value,
  });
  return (
    <>
      <Typography variant="subtitle1">
        <FormattedMessage {...messages.sentOn} values={{ when: moment(sentAtUtc) }} />
      </Typography>
      <Alert severity="info" role="note">
        <FormattedMessage {...messages.preliminary} />
      </Alert>
      <TwoColumns>
        <Stack spacing={3}>
          <SectionCard title={<FormattedMessage {...messages.what} />}>
            <SummaryList
              rows={[
                row('content', <SentDataList personName={`${person.firstName} ${person.lastName}`.trim()} />),
                row('kept', <FormattedMessage {...messages.keptFiles} values={{ count: papers.length, brand }} />),
                row('to', <FormattedMessage {...messages.agency} />),
                row('consented', moment(consentedAtUtc)),
                row('sent', moment(sentAtUtc)),
                row(
                  'number',
                  <CopyButton text={requestId} thing={intl.formatMessage(messages.numberThing)}>
                    <strong>{requestId}</strong>
                  </CopyButton>,
                ),
              ]}
            />
          </SectionCard>
          <BulletCard
            title={<FormattedMessage {...messages.nextTitle} />}
            points={[
              <FormattedMessage
                key="officer"
                {...messages.nextOfficer}
                values={{ name: `${officer.firstName} ${officer.lastName}`.trim() }}
              />,
              <FormattedMessage key="more" {...messages.nextMore} />,
              <FormattedMessage key="same" {...messages.nextSame} />,
            ]}
          />
          <BulletCard
            title={<FormattedMessage {...messages.keepTitle} />}
            points={[
              <FormattedMessage key="paystubs" {...messages.keepPaystubs} />,
              <FormattedMessage key="page" {...messages.keepPage} />,
            ]}
          />
          <CardActions className="no-print">
            <PrintButton>
              <FormattedMessage {...messages.print} />
            </PrintButton>
          </CardActions>
        </Stack>
        <aside>
          <OfficerCard officer={officer} />
        </aside>
      </TwoColumns>
    </>
  );
}

function BulletCard({ title, points }: { title: ReactElement; points: readonly ReactNode[] }) {
  return (
    <SectionCard title={title}>
      <Bullets>
        {points.map((point, index) => (
          <li key={index}>{point}</li>
        ))}
      </Bullets>
    </SectionCard>
  );
}

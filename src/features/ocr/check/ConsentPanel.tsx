import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { useEffect, useRef, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useDispatch, useSelector } from 'react-redux';
import { boolean, object } from 'yup';

import type { AimCheck } from '#contract/borrower/ocr.ts';
import { isFinalRefusal } from '#platform/api/clearRefusal.ts';
import { refusalOf } from '#platform/api/describeError.ts';
import { isPortalError } from '#platform/api/portalError.ts';
import { useConfig } from '#platform/config/ConfigContext.tsx';
import { CheckboxInput } from '#platform/forms/CheckboxInput.tsx';
import { PortalForm } from '#platform/forms/PortalForm.tsx';
import { sayOutcome } from '#platform/forms/unclearOutcome.ts';
import { useFormatDay } from '#platform/i18n/useFormatDay.ts';
import { useFormatMoment } from '#platform/i18n/useFormatMoment.ts';
import type { PortalDispatch } from '#platform/listen.ts';

import { useSendAgencyRequestMutation } from '../ocrApi.ts';
import { agencyRequestSent, selectSentCheck } from '../ocrSlice.ts';
import { closeRequest, openRequest } from './attempts.ts';
import { messages } from './checkMessages.ts';
import { SENT } from '../flow/sentItems.ts';
import { SentList } from '../flow/SentList.tsx';

/** Version of the consent text, sent to the agency with the consent. Update it whenever the `agree` message or `SENT` changes. */
const WORDING = '2026-11-27';

const schema = object({ agreed: boolean().oneOf([true], messages.mustAgree) });

interface Props {
  tag: string;
  aimCheck: AimCheck;
  personName: string;
  employers: readonly string[];
  /** The check ran on this page, so focus moves to the panel when it appears. */
  isOwn: boolean;
  onNotChecked: () => void;
  onChange: () => void;
}

/** Asks for consent, after a passed income check, to send the listed data to Freddie Mac. */
export function ConsentPanel({ tag, aimCheck, personName, employers, isOwn, onNotChecked, onChange }: Props) {
  const intl = useIntl();
  const dispatch = useDispatch<PortalDispatch>();
  const { name: brand } = useConfig().brand;
  const [send] = useSendAgencyRequestMutation();
  const formatDay = useFormatDay();
  const { dayOf } = useFormatMoment();
  const [today] = useState(() => new Date());
  const isSent = useSelector(selectSentCheck) === aimCheck.aimCheckId;
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (isOwn) heading.current?.focus();
  }, [isOwn]);

  const submit = async (): Promise<unknown> => {
    const { aimCheckId } = aimCheck;
    const { key, agreedAtUtc } = dispatch(openRequest(tag, aimCheckId));
    const { error } = await send({ tag, aimCheckId, consent: { agreedAtUtc, wording: WORDING }, idempotencyKey: key });
    if (error === undefined) {
      dispatch(closeRequest(tag));
      dispatch(agencyRequestSent({ aimCheckId })); // `IncomeStep` redirects to the success page as soon as the refetched income check contains the request
      return undefined;
    }
    if (!isPortalError(error)) return error;
    const { code } = refusalOf(error);
    // A final refusal means the consent has expired or the key belongs to another request, so the next try gets a new key and consent
    // time.
    if (isFinalRefusal(error)) dispatch(closeRequest(tag));
    if (code !== 'notChecked') return sayOutcome(error, messages.sendUnclear);
    onNotChecked();
    return undefined;
  };

  if (isSent) {
    return (
      <Alert role="status" severity="success">
        <FormattedMessage {...messages.sent} />
      </Alert>
    );
  }
  return (
    <Card component="section" className="consent" aria-labelledby="income-consent">
      <h2 id="income-consent" ref={heading} tabIndex={-1}>
        <FormattedMessage {...messages.passed} />
      </h2>
      <p>
        <FormattedMessage {...messages.passedNext} values={{ brand }} />
      </p>
      <SentList personName={personName} employers={employers} />
      <Typography color="textSecondary">
        <FormattedMessage {...messages.sendsNot} />
      </Typography>
      <PortalForm
        schema={schema}
        onSubmit={submit}
        submitLabel={<FormattedMessage {...messages.send} />}
        busyLabel={<FormattedMessage {...messages.sending} />}
        otherActions={
          <Button variant="text" onClick={onChange}>
            <FormattedMessage {...messages.change} />
          </Button>
        }
      >
        <CheckboxInput
          name="agreed"
          label={
            <FormattedMessage
              {...messages.agree}
              values={{ brand, what: intl.formatList(SENT.map(({ mine }) => intl.formatMessage(mine))) }}
            />
          }
          help={<FormattedMessage {...messages.today} values={{ day: formatDay(dayOf(today), 'long') ?? '' }} />}
        />
      </PortalForm>
      <Typography variant="body2" color="textSecondary">
        <FormattedMessage {...messages.changeMeans} />
      </Typography>
    </Card>
  );
}

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
import { refusalCodeAndMessage } from '#platform/api/describeError.ts';
import { isPortalError } from '#platform/api/portalError.ts';
import { useConfig } from '#platform/config/ConfigContext.tsx';
import { CheckboxInput } from '#platform/forms/CheckboxInput.tsx';
import { PortalForm } from '#platform/forms/PortalForm.tsx';
import { explainWriteError } from '#platform/forms/submitErrors.ts';
import { useFormatDay } from '#platform/i18n/useFormatDay.ts';
import { useFormatInstant } from '#platform/i18n/useFormatInstant.ts';
import type { PortalDispatch } from '#platform/storeTypes.ts';

import { useSendAgencyRequestMutation } from '../ocrApi.ts';
import { agencyRequestSent, selectSentCheckId } from '../ocrSlice.ts';
import { endAgencyRequestAttempt, beginAgencyRequestAttempt } from './attempts.ts';
import { messages } from './checkMessages.ts';
import { SENT_ITEMS } from '../flow/sentItems.ts';
import { SentDataList } from '../flow/SentDataList.tsx';

/** Version of the consent text, sent to the agency with the consent. Update it whenever the `agree` message or `SENT_ITEMS` changes. */
const CONSENT_VERSION = '2026-11-27';

const schema = object({ agreed: boolean().oneOf([true], messages.mustAgree) });

interface Props {
  tag: string;
  aimCheck: AimCheck;
  personName: string;
  employers: readonly string[];
  /** The check ran on this page, so focus moves to the panel when it appears. */
  startedHere: boolean;
  onNotChecked: () => void;
  onChange: () => void;
}

/** Asks for consent, after a passed income check, to send the listed data to Freddie Mac. */
export function ConsentPanel({ tag, aimCheck, personName, employers, startedHere, onNotChecked, onChange }: Props) {
  const intl = useIntl();
  const dispatch = useDispatch<PortalDispatch>();
  const { name: brand } = useConfig().brand;
  const [send] = useSendAgencyRequestMutation();
  const formatDay = useFormatDay();
  const { dayOf } = useFormatInstant();
  const [today] = useState(() => new Date());
  const isSent = useSelector(selectSentCheckId) === aimCheck.aimCheckId;
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (startedHere) heading.current?.focus();
  }, [startedHere]);

  const submit = async (): Promise<unknown> => {
    const { aimCheckId } = aimCheck;
    const { key, agreedAtUtc } = dispatch(beginAgencyRequestAttempt(tag, aimCheckId));
    const { error } = await send({ tag, aimCheckId, consent: { agreedAtUtc, wording: CONSENT_VERSION }, idempotencyKey: key });
    if (error === undefined) {
      dispatch(endAgencyRequestAttempt(tag));
      dispatch(agencyRequestSent({ aimCheckId })); // `IncomeStep` redirects to the success page as soon as the refetched income check contains the request
      return undefined;
    }
    if (!isPortalError(error)) return error;
    const { code } = refusalCodeAndMessage(error);
    // A final refusal means the consent has expired or the key belongs to another request, so the next try gets a new key and consent
    // time.
    if (isFinalRefusal(error)) dispatch(endAgencyRequestAttempt(tag));
    if (code !== 'notChecked') return explainWriteError(error, messages.sendUnclear);
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
      <SentDataList personName={personName} employers={employers} />
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
              values={{ brand, what: intl.formatList(SENT_ITEMS.map(({ mine }) => intl.formatMessage(mine))) }}
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

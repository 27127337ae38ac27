import { useEffect, useRef, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useDispatch } from 'react-redux';
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
import { ActionButton } from '#platform/ui/actions/ActionButton.tsx';
import { Notice } from '#platform/ui/feedback/Notice.tsx';

import { useSendAgencyRequestMutation } from '../ocrApi.ts';
import { closeRequest, openRequest } from './attempts.ts';
import { messages } from './checkMessages.ts';
import { SENT } from '../flow/sentItems.ts';
import { SentList } from '../flow/SentList.tsx';

/** Which words are agreed to. It changes with `agree` and with `SENT`. */
const WORDING = '2026-11-27';

const schema = object({ agreed: boolean().oneOf([true], messages.mustAgree) });

interface Props {
  tag: string;
  aimCheck: AimCheck;
  personName: string;
  employers: readonly string[];
  /** It came after a wait on this page. */
  isOwn: boolean;
  onNotChecked: () => void;
  onChange: () => void;
}

/** After the check, apart from it: what would go to the agency, and whether it may. */
export function ConsentPanel({ tag, aimCheck, personName, employers, isOwn, onNotChecked, onChange }: Props) {
  const intl = useIntl();
  const dispatch = useDispatch<PortalDispatch>();
  const { name: brand } = useConfig().brand;
  const [send] = useSendAgencyRequestMutation();
  const formatDay = useFormatDay();
  const { dayOf } = useFormatMoment();
  const [today] = useState(() => new Date());
  const [isSent, setIsSent] = useState(false);
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
      setIsSent(true); // the step leads on as soon as the lender's overview says so
      return undefined;
    }
    if (!isPortalError(error)) return error;
    const { code } = refusalOf(error);
    // The consent was too old, or the key is of another one: it is given anew.
    if (isFinalRefusal(error)) dispatch(closeRequest(tag));
    if (code !== 'notChecked') return sayOutcome(error, messages.sendUnclear);
    onNotChecked();
    return undefined;
  };

  if (isSent) {
    return (
      <Notice tone="success">
        <FormattedMessage {...messages.sent} />
      </Notice>
    );
  }
  return (
    <section className="card consent" aria-labelledby="income-consent">
      <h2 id="income-consent" ref={heading} tabIndex={-1}>
        <FormattedMessage {...messages.passed} />
      </h2>
      <p>
        <FormattedMessage {...messages.passedNext} values={{ brand }} />
      </p>
      <SentList personName={personName} employers={employers} />
      <p className="muted">
        <FormattedMessage {...messages.sendsNot} />
      </p>
      <PortalForm
        schema={schema}
        onSubmit={submit}
        submitLabel={<FormattedMessage {...messages.send} />}
        busyLabel={<FormattedMessage {...messages.sending} />}
        otherActions={
          <ActionButton look="quiet" onClick={onChange}>
            <FormattedMessage {...messages.change} />
          </ActionButton>
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
      <p className="small muted">
        <FormattedMessage {...messages.changeMeans} />
      </p>
    </section>
  );
}

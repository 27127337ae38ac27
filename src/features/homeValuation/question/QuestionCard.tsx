import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Button from '@mui/material/Button';
import CardActions from '@mui/material/CardActions';
import Typography from '@mui/material/Typography';
import { useEffect, useRef, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useDispatch, useSelector } from 'react-redux';

import type { ContactOwner, QuestionSent } from '#contract/borrower/valuation.ts';
import { CallSupport } from '#platform/ui/actions/CallSupport.tsx';
import { PrintButton } from '#platform/ui/actions/PrintButton.tsx';
import { SectionCard } from '#platform/ui/layout/SectionCard.tsx';
import type { PortalDispatch } from '#platform/storeTypes.ts';
import { showToast } from '#platform/toasts/toasts.ts';
import { useIsMounted } from '#platform/useIsMounted.ts';

import { homeKeyOf, type HomeRef } from '../homeValuationApi.ts';
import {
  questionFormClosed,
  questionFormFailed,
  questionFormOpened,
  questionFormRequested,
  questionSent,
  selectQuestion,
  type WithHomeValuation,
} from '../homeValuationSlice.ts';
import { askMessages as messages } from './askMessages.ts';
import type { QuestionForm } from './QuestionForm.tsx';

interface Props {
  home: HomeRef;
  owner: ContactOwner;
  /** Whether the report has an estimate. */
  hasValue: boolean;
}

/** Card for asking the loan officer a question or printing the report. The form's code is loaded on the first click. */
export function QuestionCard({ home, owner, hasValue }: Props) {
  const intl = useIntl();
  const dispatch = useDispatch<PortalDispatch>();
  const homeKey = homeKeyOf(home);
  const asking = useSelector((state: WithHomeValuation) => selectQuestion(state, homeKey));
  const [loaded, setLoaded] = useState<typeof QuestionForm | null>(null);
  const isOpen = asking?.state === 'open';
  const sent = asking?.sent ?? null;
  const { officer } = owner;
  const name = `${officer?.firstName ?? ''} ${officer?.lastName ?? ''}`.trim();

  const open = async () => {
    dispatch(questionFormRequested({ homeKey }));
    const form = await loadForm();
    setLoaded(() => form);
    dispatch((form === null ? questionFormFailed : questionFormOpened)({ homeKey }));
  };
  // Replaying recorded actions can open the form without a click, so load its code here too.
  useEffect(() => {
    if (isOpen && loaded === null) void loadForm().then((form) => setLoaded(() => form));
  }, [isOpen, loaded]);
  const Form = isOpen ? loaded : null;
  const isMounted = useIsMounted();
  const showSent = (answer: QuestionSent) => {
    if (isMounted()) dispatch(questionSent({ homeKey, sent: answer }));
    else {
      const message = intl.formatMessage(messages.sent, { name: answer.sentTo });
      dispatch(showToast('home-question', { type: 'success', message }));
    }
  };

  // When the form closes, its focused button is removed, so focus moves to the card's first button.
  const actions = useRef<HTMLDivElement>(null);
  const wasOpen = useRef(false);
  useEffect(() => {
    if (Form === null && wasOpen.current) actions.current?.querySelector('button')?.focus();
    wasOpen.current = Form !== null;
  }, [Form]);

  return (
    <div className="no-print">
      <SectionCard title={<FormattedMessage {...(hasValue ? messages.looksWrong : messages.haveQuestion)} />}>
        {officer === null ? (
          <Typography>
            <FormattedMessage {...messages.nobody} /> <CallSupport />
          </Typography>
        ) : (
          <Typography>
            <QuestionIntro name={name} hasValue={hasValue} />
          </Typography>
        )}
        {sent !== null && (
          <Alert role="status" severity="success">
            <AlertTitle>
              <FormattedMessage {...messages.sent} values={{ name: sent.sentTo }} />
            </AlertTitle>
            <p>
              <FormattedMessage {...messages.copySent} values={{ address: sent.copyTo }} />
            </p>
          </Alert>
        )}
        {asking?.state === 'failed' && (
          <Alert severity="error">
            <AlertTitle>
              <FormattedMessage {...messages.formFailed} />
            </AlertTitle>
            <p>
              <CallSupport />
            </p>
          </Alert>
        )}
        {Form === null ? (
          <CardActions ref={actions}>
            {officer !== null && (
              <Button variant="contained" onClick={() => void open()}>
                <FormattedMessage {...(sent === null ? messages.ask : messages.askAnother)} />
              </Button>
            )}
            <PrintButton variant={officer === null ? 'outlined' : 'text'} />
          </CardActions>
        ) : (
          <Form home={home} owner={owner} onSent={showSent} onClose={() => dispatch(questionFormClosed())} />
        )}
      </SectionCard>
    </div>
  );
}

/** Null if the code fails to load. */
async function loadForm(): Promise<typeof QuestionForm | null> {
  const part = await import(/* webpackChunkName: "HomeQuestion" */ './QuestionForm.tsx').catch(() => null);
  return part?.QuestionForm ?? null;
}

function QuestionIntro({ name, hasValue }: { name: string; hasValue: boolean }) {
  if (!hasValue) return <FormattedMessage {...messages.askInstead} />;
  return name === '' ? <FormattedMessage {...messages.tellOfficer} /> : <FormattedMessage {...messages.tell} values={{ name }} />;
}

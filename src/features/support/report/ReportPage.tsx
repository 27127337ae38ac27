import AppBar from '@mui/material/AppBar';
import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Button from '@mui/material/Button';
import CardActions from '@mui/material/CardActions';
import Container from '@mui/material/Container';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { use, useEffect, useRef, useState, type ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';

import { isEmailAddress } from '#domain/userInput/emailAddress.ts';
import { httpStatusOf, type PortalError } from '#platform/api/portalError.ts';
import { ConfigContext } from '#platform/config/ConfigContext.tsx';
import type { History } from '#platform/history/history.ts';
import { BusyButton } from '#platform/ui/actions/BusyButton.tsx';
import { PhoneLink } from '#platform/ui/actions/PhoneLink.tsx';
import { saveFile } from '#platform/ui/actions/saveFile.ts';
import { NarrowColumn } from '#platform/ui/layout/NarrowColumn.tsx';
import { receivedReportSchema, type ReceivedReport } from '#contract/support.ts';
import { tolerantSchema } from '#platform/api/responses/tolerantSchema.ts';
import { httpCall } from '#platform/api/httpCall.ts';

import type { ReportBuilder } from '../file/createReportBuilder.ts';
import { discardDraft, markSaved } from './draft.ts';
import { messages as failureMessages } from './failureMessages.ts';
import { sendErrorText } from './sendErrorText.ts';
import { messages } from './messages.ts';
import { ReplyAddressField, REPLY_FIELD_ID } from './ReplyAddressField.tsx';
import { SentReport } from './SentReport.tsx';
import { useReport, type BuiltReport } from './useReport.ts';
import { ReportContents } from './ReportContents.tsx';
import { MAX_DESCRIPTION_LENGTH, DescriptionField, DESCRIPTION_FIELD_ID } from './DescriptionField.tsx';

/** It is long because a report is large, and the connection may be the problem being reported. */
const SEND_TIMEOUT_MS = 30_000;

/** Sends the text of a report to the lender, without anything that identifies the user. The same text may be sent again. */
async function sendReport(endpoint: string, text: string): Promise<{ data: ReceivedReport } | { error: PortalError }> {
  const result = await httpCall({
    url: endpoint,
    method: 'POST',
    body: JSON.parse(text) as unknown,
    responseSchema: tolerantSchema(receivedReportSchema),
    token: null,
    timeoutMs: SEND_TIMEOUT_MS,
    withCredentials: false,
    signal: new AbortController().signal,
  });
  return 'error' in result ? result : { data: result.data as ReceivedReport }; // validated by `receivedReportSchema`
}

/** DOM ID of the heading, which names the dialog and receives the focus. */
export const REPORT_TITLE_ID = 'report-title';

interface Props {
  history: History;
  builder: ReportBuilder;
  first: BuiltReport;
  onBack: () => void;
}

export function ReportPage({ history, builder, first, onBack }: Props) {
  const intl = useIntl();
  const support = use(ConfigContext)?.support;
  const { draft, built, say, takeOut, putBack, settle, renew } = useReport(history, builder, first);
  const [isSending, setIsSending] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const [savedName, setSavedName] = useState<string | null>(null);
  const [sent, setSent] = useState<{ keptUntil: string; file: BuiltReport } | null>(null);
  const [isTooLongShown, setIsTooLongSaid] = useState(false);
  const [isInvalidShown, setIsWrongSaid] = useState(false);
  const isSendingRef = useRef(false);
  const actionsRef = useRef<HTMLDivElement>(null);
  // A message about sending or saving must not push the buttons out of view.
  useEffect(() => {
    if (failure !== null || savedName !== null) actionsRef.current?.scrollIntoView({ block: 'nearest' });
  }, [failure, savedName]);
  const endpoint = support?.captureEndpoint;
  const isTooLong = draft.words.length > MAX_DESCRIPTION_LENGTH;
  const answerTo = draft.answerTo.trim();
  const isWrong = answerTo !== '' && !isEmailAddress(answerTo);
  const phone = support && <FormattedMessage {...messages.callNow} values={{ phone: <PhoneLink phone={support.phone} /> }} />;

  /** Validates the fields and returns the file. If one is invalid, focuses it and returns null. */
  const fileToHandOver = (): BuiltReport | null => {
    setIsTooLongSaid(isTooLong);
    setIsWrongSaid(isWrong);
    setFailure(null);
    setSavedName(null);
    if (!isTooLong && !isWrong) return settle();
    document.getElementById(isTooLong ? DESCRIPTION_FIELD_ID : REPLY_FIELD_ID)?.focus();
    return null;
  };
  const save = (file: BuiltReport | null) => {
    if (file === null) return;
    const name = `report-${file.report.portal.reference}.json`;
    saveFile(new Blob([file.text], { type: 'application/json' }), name);
    setSavedName(name);
    markSaved(history);
  };
  const send = async (address: string) => {
    if (isSendingRef.current) return;
    const file = fileToHandOver();
    if (file === null) return;
    isSendingRef.current = true;
    setIsSending(true);
    const outcome = await sendReport(address, file.text);
    isSendingRef.current = false;
    setIsSending(false);
    if ('data' in outcome) {
      discardDraft(history);
      setSent({ keptUntil: outcome.data.keptUntil, file });
    } else if (httpStatusOf(outcome.error) === 409) {
      const old = file.draft.reference;
      setFailure(intl.formatMessage(failureMessages.newReference, { old, reference: renew() }));
    } else setFailure(sendErrorText(intl, outcome.error));
  };

  if (sent !== null)
    return (
      <ReportLayout onBack={onBack}>
        <SentReport
          titleId={REPORT_TITLE_ID}
          reference={sent.file.report.portal.reference}
          keptUntil={sent.keptUntil}
          isAnswered={sent.file.report.portal.answerTo !== undefined}
          savedName={savedName}
          onSave={() => save(sent.file)}
          onBack={onBack}
        />
      </ReportLayout>
    );
  return (
    <ReportLayout onBack={onBack}>
      <div>
        <Typography variant="h1" id={REPORT_TITLE_ID} className="page-title" tabIndex={-1}>
          <FormattedMessage {...messages.title} />
        </Typography>
        {phone && <Typography variant="subtitle1">{phone}</Typography>}
      </div>
      <DescriptionField
        words={draft.words}
        isTooLongSaid={isTooLongShown && isTooLong}
        onChange={(value) => say({ words: value })}
      />
      <ReplyAddressField
        value={draft.answerTo}
        isWrong={isInvalidShown && isWrong}
        onChange={(value) => say({ answerTo: value })}
      />
      <Stack ref={actionsRef} spacing={2}>
        {failure !== null && (
          <Alert severity="error">
            <AlertTitle>
              <FormattedMessage {...messages.notSent} />
            </AlertTitle>
            <Typography>{failure}</Typography>
            {phone && <Typography>{phone}</Typography>}
          </Alert>
        )}
        {endpoint === undefined && savedName === null && (
          <Typography>
            {support === undefined ? (
              <FormattedMessage {...messages.saveByHand} />
            ) : (
              <FormattedMessage
                {...messages.saveAndMail}
                values={{ email: <MailLink email={support.email} reference={draft.reference} />, reference: draft.reference }}
              />
            )}
          </Typography>
        )}
        <CardActions>
          {endpoint !== undefined && (
            <BusyButton
              variant="contained"
              busy={isSending}
              busyLabel={<FormattedMessage {...messages.sending} />}
              onClick={() => void send(endpoint)}
            >
              <FormattedMessage {...messages.send} />
            </BusyButton>
          )}
          <Button
            variant={endpoint === undefined ? 'contained' : 'text'}
            onClick={() => {
              save(fileToHandOver());
            }}
          >
            <FormattedMessage {...(endpoint === undefined ? messages.save : messages.saveCopy)} />
          </Button>
        </CardActions>
        <StatusText role="status">
          {savedName !== null &&
            (endpoint === undefined && support !== undefined ? (
              <FormattedMessage
                {...messages.savedMail}
                values={{
                  name: savedName,
                  email: <MailLink email={support.email} reference={draft.reference} />,
                  reference: draft.reference,
                }}
              />
            ) : (
              <FormattedMessage {...messages.saved} values={{ name: savedName }} />
            ))}
        </StatusText>
      </Stack>
      <ReportContents
        built={built}
        takenOut={draft.takenOut}
        reference={draft.reference}
        onExclude={takeOut}
        onInclude={putBack}
      />
    </ReportLayout>
  );
}

function MailLink({ email, reference }: { email: string; reference: string }) {
  return <Link href={`mailto:${email}?subject=${encodeURIComponent(reference)}`}>{email}</Link>;
}

/** The negative margin aligns the button's text with the text below it. */
const BackButton = styled(Button)({ alignSelf: 'flex-start', marginInline: -4, paddingInline: 4 });

/** Takes no space while it is empty. */
const StatusText = styled(Typography)({ '&&&:empty': { margin: 0 } });

/** Page layout with a Back button that stays in view. */
function ReportLayout({ onBack, children }: { onBack: () => void; children: ReactNode }) {
  return (
    <>
      <AppBar component="div" position="sticky">
        <Container maxWidth={false}>
          <NarrowColumn>
            <BackButton variant="text" color="inherit" onClick={onBack}>
              <svg
                viewBox="0 0 16 16"
                width="16"
                height="16"
                fill="none"
                stroke="currentColor"
                strokeWidth="2"
                aria-hidden="true"
              >
                <path d="M10 3 5 8l5 5" strokeLinecap="round" strokeLinejoin="round" />
              </svg>
              <FormattedMessage {...messages.back} />
            </BackButton>
          </NarrowColumn>
        </Container>
      </AppBar>
      <Container maxWidth={false} sx={{ py: 4 }}>
        <NarrowColumn spacing={3}>{children}</NarrowColumn>
      </Container>
    </>
  );
}

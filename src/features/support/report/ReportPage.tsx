import { use, useEffect, useRef, useState, type ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';

import { isEmailAddress } from '#domain/emailAddress.ts';
import { httpStatusOf } from '#platform/api/portalError.ts';
import { ConfigContext } from '#platform/config/ConfigContext.tsx';
import type { History } from '#platform/history/history.ts';
import { ActionButton } from '#platform/ui/actions/ActionButton.tsx';
import { CopyButton } from '#platform/ui/actions/CopyButton.tsx';
import { PhoneLink } from '#platform/ui/actions/PhoneLink.tsx';
import { saveFile } from '#platform/ui/actions/saveFile.ts';
import { Notice } from '#platform/ui/feedback/Notice.tsx';
import { SummaryList } from '#platform/ui/layout/SummaryList.tsx';

import type { ReportBuilder } from '../file/reportOf.ts';
import { dropDraft, noteSaved } from './draft.ts';
import { messages as failureMessages } from './failureMessages.ts';
import { failureWords } from './failureWords.ts';
import { messages } from './messages.ts';
import { AnswerField, ANSWER_ID } from './AnswerField.tsx';
import { Preview } from './Preview.tsx';
import { sendReport } from './sendReport.ts';
import { SentReport } from './SentReport.tsx';
import { useReport, type BuiltReport } from './useReport.ts';
import { MOST_CHARACTERS, WordsField, WORDS_ID } from './WordsField.tsx';

/** Of the heading, which names the dialog and gets the focus. */
export const TITLE_ID = 'report-title';

const KILOBYTE = 1024;

interface Props {
  history: History;
  builder: ReportBuilder;
  first: BuiltReport;
  onBack: () => void;
}

/** The whole of "Report a problem": the borrower's words, the ways to hand them over, and, folded, what the file holds. */
export function ReportPage({ history, builder, first, onBack }: Props) {
  const intl = useIntl();
  const support = use(ConfigContext)?.support;
  const { draft, built, say, takeOut, putBack, settle, renew } = useReport(history, builder, first);
  const [isSending, setIsSending] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const [savedName, setSavedName] = useState<string | null>(null);
  const [sent, setSent] = useState<{ keptUntil: string; file: BuiltReport } | null>(null);
  const [isTooLongSaid, setIsTooLongSaid] = useState(false);
  const [isWrongSaid, setIsWrongSaid] = useState(false);
  const isUnderWay = useRef(false);
  const ways = useRef<HTMLDivElement>(null);
  // What is said about them must not push the buttons out of sight.
  useEffect(() => {
    if (failure !== null || savedName !== null) ways.current?.scrollIntoView({ block: 'nearest' });
  }, [failure, savedName]);
  const endpoint = support?.captureEndpoint;
  const isTooLong = draft.words.length > MOST_CHARACTERS;
  const answerTo = draft.answerTo.trim();
  const isWrong = answerTo !== '' && !isEmailAddress(answerTo);
  const phone = support && <FormattedMessage {...messages.callNow} values={{ phone: <PhoneLink phone={support.phone} /> }} />;

  /** Null where the words have to be made shorter, or the email address has to be mended, first. */
  const fileToHandOver = (): BuiltReport | null => {
    setIsTooLongSaid(isTooLong);
    setIsWrongSaid(isWrong);
    setFailure(null);
    setSavedName(null);
    if (!isTooLong && !isWrong) return settle();
    document.getElementById(isTooLong ? WORDS_ID : ANSWER_ID)?.focus();
    return null;
  };
  const save = (file: BuiltReport | null) => {
    if (file === null) return;
    const name = `report-${file.report.portal.reference}.json`;
    saveFile(new Blob([file.text], { type: 'application/json' }), name);
    setSavedName(name);
    noteSaved(history);
  };
  const send = async (address: string) => {
    if (isUnderWay.current) return;
    const file = fileToHandOver();
    if (file === null) return;
    isUnderWay.current = true;
    setIsSending(true);
    const outcome = await sendReport(address, file.text);
    isUnderWay.current = false;
    setIsSending(false);
    if ('data' in outcome) {
      dropDraft(history);
      setSent({ keptUntil: outcome.data.keptUntil, file });
    } else if (httpStatusOf(outcome.error) === 409) {
      const old = file.of.reference;
      setFailure(intl.formatMessage(failureMessages.newReference, { old, reference: renew() }));
    } else setFailure(failureWords(intl, outcome.error));
  };

  if (sent !== null)
    return (
      <Frame onBack={onBack}>
        <SentReport
          titleId={TITLE_ID}
          reference={sent.file.report.portal.reference}
          keptUntil={sent.keptUntil}
          isAnswered={sent.file.report.portal.answerTo !== undefined}
          savedName={savedName}
          onSave={() => save(sent.file)}
          onBack={onBack}
        />
      </Frame>
    );
  return (
    <Frame onBack={onBack}>
      <div>
        <h1 id={TITLE_ID} className="page-title" tabIndex={-1}>
          <FormattedMessage {...messages.title} />
        </h1>
        {phone && <p className="lead">{phone}</p>}
      </div>
      <WordsField words={draft.words} isTooLongSaid={isTooLongSaid && isTooLong} onChange={(value) => say({ words: value })} />
      <AnswerField value={draft.answerTo} isWrong={isWrongSaid && isWrong} onChange={(value) => say({ answerTo: value })} />
      <div ref={ways} className="stack">
        {failure !== null && (
          <Notice tone="error" title={<FormattedMessage {...messages.notSent} />}>
            <p>{failure}</p>
            {phone && <p>{phone}</p>}
          </Notice>
        )}
        {endpoint === undefined && savedName === null && (
          <p>
            {support === undefined ? (
              <FormattedMessage {...messages.saveByHand} />
            ) : (
              <FormattedMessage
                {...messages.saveAndMail}
                values={{ email: <MailLink email={support.email} reference={draft.reference} />, reference: draft.reference }}
              />
            )}
          </p>
        )}
        <div className="actions">
          {endpoint !== undefined && (
            <ActionButton
              look="primary"
              busy={isSending}
              busyLabel={<FormattedMessage {...messages.sending} />}
              onClick={() => void send(endpoint)}
            >
              <FormattedMessage {...messages.send} />
            </ActionButton>
          )}
          <ActionButton
            look={endpoint === undefined ? 'primary' : 'quiet'}
            onClick={() => {
              save(fileToHandOver());
            }}
          >
            <FormattedMessage {...(endpoint === undefined ? messages.save : messages.saveCopy)} />
          </ActionButton>
        </div>
        <p role="status">
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
        </p>
      </div>
      <details className="report-inside">
        <summary>
          <FormattedMessage {...messages.seeInside} />
        </summary>
        <Preview built={built} takenOut={draft.takenOut} onTakeOut={takeOut} onPutBack={putBack} />
        <div className="card">
          <SummaryList
            rows={[
              {
                key: 'reference',
                label: <FormattedMessage {...messages.reference} />,
                value: (
                  <CopyButton text={draft.reference} thing={intl.formatMessage(messages.referenceThing)}>
                    <b className="report-reference">{draft.reference}</b>
                  </CopyButton>
                ),
              },
              {
                key: 'size',
                label: <FormattedMessage {...messages.size} />,
                value: (
                  <FormattedMessage
                    {...messages.kilobytes}
                    values={{ size: intl.formatNumber(new Blob([built.text]).size / KILOBYTE, { maximumFractionDigits: 1 }) }}
                  />
                ),
              },
            ]}
          />
          <p className="muted small">
            <FormattedMessage {...messages.referenceHelp} />
          </p>
        </div>
      </details>
    </Frame>
  );
}

function MailLink({ email, reference }: { email: string; reference: string }) {
  return <a href={`mailto:${email}?subject=${encodeURIComponent(reference)}`}>{email}</a>;
}

/** The way back stands above everything and stays in view. */
function Frame({ onBack, children }: { onBack: () => void; children: ReactNode }) {
  return (
    <div className="report-page">
      <div className="report-bar">
        <div className="flow">
          <ActionButton look="quiet" onClick={onBack}>
            <FormattedMessage {...messages.back} />
          </ActionButton>
        </div>
      </div>
      <div className="report-main flow">{children}</div>
    </div>
  );
}

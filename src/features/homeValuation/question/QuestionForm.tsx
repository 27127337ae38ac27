import Button from '@mui/material/Button';
import { useEffect, useMemo, useRef } from 'react';
import { FormattedMessage } from 'react-intl';
import { useDispatch } from 'react-redux';
import { object } from 'yup';

import type { ContactOwner, QuestionSent } from '#contract/borrower/valuation.ts';
import { shortHash } from '#domain/shortHash.ts';
import { sendOnce } from '#platform/api/sendOnce.ts';
import type { PortalError } from '#platform/api/portalError.ts';
import { PortalForm } from '#platform/forms/PortalForm.tsx';
import { multiLine } from '#platform/forms/textSchemas.ts';
import { TextAreaInput } from '#platform/forms/longText/TextAreaInput.tsx';
import { explainWriteError } from '#platform/forms/submitErrors.ts';
import type { PortalDispatch } from '#platform/storeTypes.ts';

import { useAskOwnerMutation, type HomeRef } from '../homeValuationApi.ts';
import { askMessages as messages } from './askMessages.ts';

interface Props {
  home: HomeRef;
  owner: ContactOwner;
  onSent: (answer: QuestionSent) => void;
  onClose: () => void;
}

const DRAFT_FIELDS = ['question'];

/** Form for one question. The same text is sent only once, however often the button is clicked; it stays in the form if sending fails. */
export function QuestionForm({ home, owner: { copyTo, questionLength }, onSent, onClose }: Props) {
  const [ask] = useAskOwnerMutation();
  const dispatch = useDispatch<PortalDispatch>();
  const frame = useRef<HTMLDivElement>(null);
  const schema = useMemo(
    () =>
      object({
        question: multiLine()
          .required(messages.missing)
          .max(questionLength, { message: messages.tooLong, values: { most: questionLength } }),
      }),
    [questionLength],
  );
  // The button that opened the form was removed, so focus moves to the text field.
  useEffect(() => frame.current?.querySelector('textarea')?.focus(), []);

  const send = async ({ question }: { question: string }): Promise<unknown> => {
    const answer = await dispatch(
      sendOnce(`question.${shortHash(JSON.stringify(home))}`, question, (idempotencyKey) =>
        ask({ home, question, idempotencyKey }),
      ),
    );
    if (answer === 'earlierKept') return { problem: messages.earlierSent, outcome: 'earlier' };
    if (answer.error !== undefined) return explainWriteError(answer.error as PortalError, messages.unclear); // the base query returns no other kind of error
    onSent(answer.data);
    return undefined;
  };
  return (
    <div ref={frame}>
      <PortalForm
        schema={schema}
        draftFields={DRAFT_FIELDS}
        onSubmit={send}
        submitLabel={<FormattedMessage {...messages.send} />}
        busyLabel={<FormattedMessage {...messages.sending} />}
        otherActions={
          <Button variant="text" onClick={onClose}>
            <FormattedMessage {...messages.cancel} />
          </Button>
        }
      >
        <TextAreaInput
          name="question"
          label={messages.question}
          help={<FormattedMessage {...messages.questionHelp} values={{ address: copyTo }} />}
          maxLength={questionLength}
        />
      </PortalForm>
    </div>
  );
}

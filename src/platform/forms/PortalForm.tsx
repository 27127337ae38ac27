import Alert from '@mui/material/Alert';
import CardActions from '@mui/material/CardActions';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { FORM_ERROR, type FormApi, type ValidationErrors } from 'final-form';
import { useCallback, useContext, useId, useMemo, useRef, useState, type ReactNode } from 'react';
import { Form } from 'react-final-form';
import { FormattedMessage, useIntl } from 'react-intl';
import { useDispatch, useSelector } from 'react-redux';
import type { AnyObject, AnyObjectSchema, InferType } from 'yup';

import { useConfig } from '#platform/config/ConfigContext.tsx';
import { RestoredFormContext, type RestoredForm } from '#platform/history/RestoredFormContext.ts';
import { formCleared, formRefused, type FormMistake } from '#platform/history/formActions.ts';
import { redactUiText } from '#platform/i18n/redactUiText.ts';
import { selectIsLoggedIn } from '#platform/session/store/sessionSlice.ts';
import { BusyButton } from '#platform/ui/actions/BusyButton.tsx';
import { SlowNote } from '#platform/ui/feedback/SlowNote.tsx';
import { childSpacing } from '#platform/theme/childSpacing.ts';

import { messages as draftMessages } from './draft/messages.ts';
import { DraftSaver, useFormDraft } from './draft/useFormDraft.ts';
import { ErrorSummary, type SummaryEntry } from './ErrorSummary.tsx';
import { formatFieldMessage, offersSignIn, outcomeOf, type FieldMessage } from './fieldMessage.ts';
import { PendingFieldsContext } from './FormSkeleton.tsx';
import { fieldId, FormContext } from './formContext.ts';
import { toSubmitErrors } from './submitErrors.ts';
import { validateWith } from './validateWith.ts';

interface Props<Schema extends AnyObjectSchema> {
  schema: Schema;
  initialValues?: Partial<InferType<Schema>>;
  /**
   * Names of the non-secret fields. If the session ends, their values are restored when the same user returns within 15 minutes. Must be
   * a constant.
   */
  draftFields?: readonly string[];
  /**
   * Receives the values after the schema's casts (trimmed, converted). Resolves to undefined on success, otherwise to the error: `return
   * (await add(values)).error`. Messages in the error's `fields` appear at their inputs, anything else above the form. The form keeps all
   * input.
   */
  onSubmit: (values: InferType<Schema>) => Promise<unknown>;
  /** Verb and object, such as "Pay $1,842.17". */
  submitLabel: ReactNode;
  /** Such as "Paying…". */
  busyLabel?: ReactNode;
  /** If set, the submit button is disabled while the values equal the initial ones, and this text explains why. */
  unchangedHint?: ReactNode;
  otherActions?: ReactNode;
  children: ReactNode;
}

const FormBody = styled('form')({ maxWidth: 'var(--flow)', ...childSpacing(24) });

/**
 * A form that validates with a yup schema, shows errors at each field and in a summary above, and ignores a second submit while one is
 * running.
 */
export function PortalForm<Schema extends AnyObjectSchema>(props: Props<Schema>) {
  const { schema, initialValues, draftFields, onSubmit, submitLabel, busyLabel, unchangedHint, otherActions, children } = props;
  const intl = useIntl();
  const { name: brand } = useConfig().brand;
  const isSignedIn = useSelector(selectIsLoggedIn);
  const formId = useId();
  const draft = useFormDraft(draftFields);
  const [isDraftNew, setIsDraftNew] = useState(draft !== null); // Show the "your input is back" note until the form is submitted.
  const [pendingParts, setToCome] = useState(0);
  const countPending = useCallback((change: 1 | -1) => setToCome((count) => count + change), []);
  const isLoading = pendingParts > 0;
  const dispatch = useDispatch();
  const validate = useMemo(() => validateWith(schema), [schema]);
  const [formKey] = useState(() => Object.keys(schema.fields).join(' '));
  const anySeed = useContext(RestoredFormContext);
  const seed = anySeed?.what === formKey || anySeed?.what === null ? anySeed : null;
  const [checked, setChecked] = useState(() => (seed === null ? null : { schema, entries: restoredEntries(seed, formId) }));
  // The summary is dropped when the schema changes (for example with the language). Showing it again later would steal the focus.
  if (checked !== null && checked.schema !== schema) setChecked(null);
  const summary = checked?.schema === schema ? checked.entries : [];
  const wasRefused = useRef(false);

  const submit = async (values: AnyObject, form: FormApi<AnyObject>) => {
    if (wasRefused.current) dispatch(formCleared());
    wasRefused.current = false;
    // `cast` is safe here, because the values have just passed this schema.
    const error = await onSubmit(schema.cast(values) as InferType<Schema>).catch(
      (thrown: unknown) => thrown ?? new Error('The submit failed'),
    );
    return error === undefined ? undefined : toSubmitErrors(error, form.getRegisteredFields(), { brand, isSignedIn });
  };
  const showSummary = (form: FormApi<AnyObject>) => {
    const { errors, submitErrors } = form.getState();
    const entries = entriesOf(form.getRegisteredFields(), { ...submitErrors, ...errors });
    setChecked({ schema, entries });
    if (entries.length === 0) return;
    dispatch(formRefused({ what: formKey, mistakes: toFormMistakes(entries) }));
    wasRefused.current = true;
  };
  const entriesOf = (names: readonly string[], errors: NonNullable<ValidationErrors>): SummaryEntry[] => {
    const entry = (field: SummaryEntry['field'], message: unknown): SummaryEntry[] =>
      message === undefined ? [] : [summaryEntry(field, message as FieldMessage)]; // Only `validateWith` and `toSubmitErrors` set errors.
    const summaryEntry = (field: SummaryEntry['field'], message: FieldMessage): SummaryEntry => ({
      field,
      text: formatFieldMessage(intl, message),
      offersSignIn: offersSignIn(message),
      outcome: outcomeOf(message),
    });
    return [
      ...entry(null, (errors as Record<string, unknown>)[FORM_ERROR]),
      ...inPageOrder(names.map((name) => ({ name, inputId: fieldId(formId, name) }))).flatMap((field) =>
        entry(field, (errors as Record<string, unknown>)[field.name]),
      ),
    ];
  };

  return (
    <FormContext value={formId}>
      <Form<AnyObject>
        onSubmit={submit}
        validate={validate}
        initialValues={{ ...initialValues, ...draft }}
        keepDirtyOnReinitialize
        subscription={unchangedHint === undefined ? { submitting: true } : { submitting: true, pristine: true }}
      >
        {({ handleSubmit, form, submitting, pristine }) => (
          <FormBody
            noValidate
            onSubmit={(event) => {
              event.preventDefault();
              event.stopPropagation();
              if (submitting === true || isLoading) return;
              setChecked(null);
              setIsDraftNew(false);
              void Promise.resolve(handleSubmit(event)).then(() => showSummary(form));
            }}
          >
            {draftFields !== undefined && <DraftSaver form={form} fields={draftFields} />}
            {isDraftNew && (
              <Alert severity="info" role="note">
                <FormattedMessage {...draftMessages.isBack} />
              </Alert>
            )}
            {summary.length > 0 && <ErrorSummary entries={summary} />}
            <RestoredFormContext value={seed}>
              <PendingFieldsContext value={countPending}>{children}</PendingFieldsContext>
            </RestoredFormContext>
            <CardActions>
              <BusyButton
                type="submit"
                variant="contained"
                busy={submitting === true || isLoading}
                busyLabel={isLoading ? submitLabel : busyLabel}
                disabled={unchangedHint !== undefined && pristine === true}
              >
                {submitLabel}
              </BusyButton>
              {unchangedHint !== undefined && pristine === true && (
                <Typography component="span" variant="body2" color="textSecondary">
                  {unchangedHint}
                </Typography>
              )}
              {otherActions}
            </CardActions>
            <SlowNote isSending={submitting === true} />
          </FormBody>
        )}
      </Form>
    </FormContext>
  );
}

const restoredEntries = (seed: RestoredForm, formId: string): readonly SummaryEntry[] =>
  seed.mistakes.map(({ field, says }) => ({
    field: field === WHOLE_FORM ? null : { name: field, inputId: fieldId(formId, field) },
    text: says,
  }));

const WHOLE_FORM = 'form';

/** Sorts fields by their position on the page. final-form lists them in registration order, and some fields load late. */
function inPageOrder<Field extends { inputId: string }>(fields: readonly Field[]): readonly Field[] {
  return [...fields].sort((one, other) => {
    const [first, second] = [one, other].map(({ inputId }) => document.getElementById(inputId));
    if (first == null || second == null) return 0;
    return first.compareDocumentPosition(second) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1;
  });
}

/** Converts errors for the history that goes into problem reports, with personal data redacted. */
const toFormMistakes = (entries: readonly SummaryEntry[]): FormMistake[] =>
  entries.map(({ field, text }) => ({ field: field?.name ?? WHOLE_FORM, says: redactUiText(text) ?? '' }));

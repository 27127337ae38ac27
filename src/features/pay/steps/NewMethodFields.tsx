import { lazy, Suspense, useEffect } from 'react';
import { useField } from 'react-final-form';

import { FormSkeleton } from '#platform/forms/FormSkeleton.tsx';

import { NEW_BANK, NEW_CARD } from './methodSchema.ts';

/**
 * Loaded lazily, because paying with a saved method does not need these fields. The validation rules are part of the form, so they always
 * apply.
 */
const loadFields = () => import(/* webpackChunkName: "NewAccountFields" */ './NewAccountFields.tsx');
const NewAccountFields = lazy(async () => ({ default: (await loadFields()).NewAccountFields }));

/** Call this when the user may be about to choose a new method. */
export const prefetchNewMethodFields = () => void loadFields().catch(() => undefined);

interface Props {
  /** Reports the current choice to the surrounding form, which selects its validation rules by it. */
  onChoice: (choice: string) => void;
  canSave: boolean;
  /**
   * Address that gets the receipt unless the payer enters another; null when it exists but is unknown here; undefined hides the email
   * field.
   */
  defaultReceiptEmail?: string | null | undefined;
}

/** Values typed for the other choice stay in the form. */
export function NewMethodFields({ onChoice, canSave, defaultReceiptEmail }: Props) {
  const { value: choice } = useField<string>('choice', { subscription: { value: true } }).input;
  useEffect(() => onChoice(choice), [onChoice, choice]);
  if (choice !== NEW_CARD && choice !== NEW_BANK) return null;
  return (
    <Suspense fallback={<FormSkeleton height="420px" />}>
      <NewAccountFields isCard={choice === NEW_CARD} canSave={canSave} defaultReceiptEmail={defaultReceiptEmail} />
    </Suspense>
  );
}

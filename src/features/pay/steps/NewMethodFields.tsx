import { lazy, Suspense, useEffect } from 'react';
import { useField } from 'react-final-form';

import { FieldsToCome } from '#platform/forms/FieldsToCome.tsx';

import { NEW_BANK, NEW_CARD } from './methodSchema.ts';

/** Paying with a saved method does not need these fields. Their rules load with the form, so nothing passes unchecked. */
const loadFields = () => import(/* webpackChunkName: "NewAccountFields" */ './NewAccountFields.tsx');
const NewAccountFields = lazy(async () => ({ default: (await loadFields()).NewAccountFields }));

/** For when the choice of a new method is near. */
export const prefetchNewMethodFields = () => void loadFields().catch(() => undefined);

interface Props {
  /** Tells the surrounding form which rules apply. */
  onChoice: (choice: string) => void;
  canKeep: boolean;
  /** Where the receipt goes unless the payer names an address; undefined asks for none. */
  receiptGoesTo?: string | null | undefined;
}

/** The fields of the current choice; what was typed for the other one stays in the form. */
export function NewMethodFields({ onChoice, canKeep, receiptGoesTo }: Props) {
  const { value: choice } = useField<string>('choice', { subscription: { value: true } }).input;
  useEffect(() => onChoice(choice), [onChoice, choice]);
  if (choice !== NEW_CARD && choice !== NEW_BANK) return null;
  return (
    <Suspense fallback={<FieldsToCome height="420px" />}>
      <NewAccountFields isCard={choice === NEW_CARD} canKeep={canKeep} receiptGoesTo={receiptGoesTo} />
    </Suspense>
  );
}

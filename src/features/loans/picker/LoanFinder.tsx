import { use } from 'react';
import { useNavigate } from 'react-router-dom';

import type { Loan } from '#lending/servicing/loanTypes.ts';
import { EmbeddedContext } from '#platform/routing/isEmbedded.ts';
import { paths } from '#platform/routing/paths.ts';

import { LoanPicker } from './LoanPicker.tsx';

/** Opens the details of the picked loan. When embedded in another site's page, the details replace that whole page. */
export function LoanFinder({ loans }: { loans: readonly Loan[] }) {
  const navigate = useNavigate();
  const isEmbedded = use(EmbeddedContext);
  const open = ({ loanIdentifier }: Loan) => {
    const address = paths.loans.details(loanIdentifier);
    if (isEmbedded) window.open(address, '_top');
    else void navigate(address);
  };
  return <LoanPicker loans={loans} onPick={open} />;
}

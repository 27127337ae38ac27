import Button from '@mui/material/Button';
import NativeSelect from '@mui/material/NativeSelect';
import OutlinedInput from '@mui/material/OutlinedInput';
import Stack from '@mui/material/Stack';
import { useId } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useDispatch, useSelector } from 'react-redux';
import { useNavigate } from 'react-router-dom';

import type { Loan } from '#lending/servicing/loanTypes.ts';
import { addressLine } from '#lending/servicing/addressLine.ts';
import { maskedLoan } from '#lending/servicing/maskedLoan.ts';
import { FieldFrame } from '#platform/forms/FieldFrame.tsx';
import { paths } from '#platform/routing/paths.ts';

import { homeChosen, selectChosenHome } from './homeValuationSlice.ts';
import { messages } from './messages.ts';

interface Props {
  loans: readonly Loan[];
  /** Identifier of the loan whose home is shown. */
  shown: string;
}

/** Select for several homes. It navigates only on submit, so that arrow keys in the list do not change the page (WCAG 3.2.2). */
export function HomePicker({ loans, shown }: Props) {
  const id = useId();
  const intl = useIntl();
  const navigate = useNavigate();
  const dispatch = useDispatch();
  const chosen = useSelector(selectChosenHome) ?? shown;
  return (
    <form
      className="no-print"
      onSubmit={(event) => {
        event.preventDefault();
        if (chosen !== shown) void navigate(paths.homeValue.ofLoan(chosen));
      }}
    >
      <FieldFrame id={id} label={messages.whichHome} error="">
        <Stack direction="row" useFlexGap spacing={1.5} sx={{ flexWrap: 'wrap' }}>
          <NativeSelect
            id={id}
            input={<OutlinedInput />}
            value={chosen}
            onChange={(event) => dispatch(homeChosen(event.target.value))}
            sx={{ flex: '1 1 18rem', minWidth: 0, maxWidth: '40rem' }}
          >
            {loans.map((loan) => (
              <option key={loan.loanIdentifier} value={loan.loanIdentifier}>
                {[addressLine(loan.property), intl.formatMessage(maskedLoan, { lastFour: loan.loanNumber.slice(-4) })].join(', ')}
              </option>
            ))}
          </NativeSelect>
          <Button type="submit" variant="outlined">
            <FormattedMessage {...messages.showHome} />
          </Button>
        </Stack>
      </FieldFrame>
    </form>
  );
}

import Autocomplete from '@mui/material/Autocomplete';
import Box from '@mui/material/Box';
import OutlinedInput from '@mui/material/OutlinedInput';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useId, useMemo, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';

import type { Loan } from '#lending/servicing/loanShapes.ts';
import { standingOf } from '#domain/loanStanding.ts';
import { maskedLoan } from '#lending/servicing/maskedLoan.ts';
import { FieldFrame } from '#platform/forms/FieldFrame.tsx';
import { helpId } from '#platform/forms/FieldWords.tsx';
import { typeAheadLook, typeAheadSlots } from '#platform/theme/typeAheadLook.ts';

import { loanLabelOf } from '../loanLabel.ts';
import { findLoans, toFindable, type Findable } from './findLoans.ts';
import { messages } from './messages.ts';

/** Largest number of options rendered at once. The help text asks users with more loans to type more. */
const MOST_SHOWN = 50;

interface Props {
  loans: readonly Loan[];
  /** Called with the chosen loan; the field is then cleared. */
  onPick: (loan: Loan) => void;
}

/** Combo box that finds a loan by its address or the last four digits of its number. It can be used with the keyboard alone. */
export function LoanPicker({ loans, onPick }: Props) {
  const intl = useIntl();
  const id = useId();
  const [typed, setTyped] = useState('');
  const [isOpen, setIsOpen] = useState(false);
  const all = useMemo(() => loans.map(toFindable), [loans]);
  const found = useMemo(() => findLoans(all, typed), [all, typed]);

  const help = loans.length > MOST_SHOWN ? messages.helpMany : messages.help;
  return (
    <Box sx={{ maxWidth: 'var(--flow)' }}>
      <FieldFrame id={id} label={messages.label} help={<FormattedMessage {...help} />} error="">
        <Autocomplete<Findable>
          id={id}
          sx={typeAheadLook}
          slotProps={typeAheadSlots}
          options={found.slice(0, MOST_SHOWN)}
          // `findLoans` has already filtered them.
          filterOptions={(options) => options}
          value={null}
          open={isOpen}
          onOpen={() => setIsOpen(true)}
          onClose={() => setIsOpen(false)}
          inputValue={typed}
          onInputChange={(_event, text) => setTyped(text)}
          onChange={(_event, chosen) => {
            if (chosen === null) return;
            setTyped('');
            onPick(chosen.loan);
          }}
          autoHighlight
          blurOnSelect
          clearOnEscape
          openText={intl.formatMessage(messages.open)}
          closeText={intl.formatMessage(messages.close)}
          clearText={intl.formatMessage(messages.clear)}
          noOptionsText={<FormattedMessage {...messages.none} />}
          getOptionKey={({ loan }) => loan.loanIdentifier}
          getOptionLabel={({ address }) => address}
          renderOption={({ key, ...props }, option) => (
            <li key={key} {...props}>
              <Option option={option} />
            </li>
          )}
          renderInput={({ id: inputId, slotProps }) => (
            <OutlinedInput
              {...slotProps.input}
              id={inputId}
              inputProps={{ ...slotProps.htmlInput, 'aria-describedby': helpId(id) }}
              fullWidth
            />
          )}
        />
      </FieldFrame>
      {/* Autocomplete itself announces that nothing matches. */}
      <p className="visually-hidden" role="status">
        {isOpen && found.length > 0 && <FormattedMessage {...messages.found} values={{ count: found.length }} />}
      </p>
    </Box>
  );
}

function Option({ option: { loan, address, lastFour } }: { option: Findable }) {
  const status = loanLabelOf(standingOf(loan.loanServicings[0]));
  return (
    <Lines>
      <span>{address}</span>
      <Typography component="span" variant="body2" color="textSecondary">
        <FormattedMessage {...maskedLoan} values={{ lastFour }} />
        {status !== null && (
          <>
            {' · '}
            <FormattedMessage {...status.label} />
          </>
        )}
      </Typography>
    </Lines>
  );
}

const Lines = styled('span')({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', overflowWrap: 'anywhere' });

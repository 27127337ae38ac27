import Autocomplete from '@mui/material/Autocomplete';
import Box from '@mui/material/Box';
import OutlinedInput from '@mui/material/OutlinedInput';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useId, useMemo, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';

import type { Loan } from '#lending/servicing/loanTypes.ts';
import { getLoanStatus } from '#domain/loanStatus.ts';
import { maskedLoan } from '#lending/servicing/maskedLoan.ts';
import { FieldFrame } from '#platform/forms/FieldFrame.tsx';
import { helpId } from '#platform/forms/LabelText.tsx';
import { autocompleteStyles, autocompleteSlotProps } from '#platform/theme/autocompleteStyles.ts';

import { loanStatusLabel } from '../loanStatusLabel.ts';
import { findLoans, toSearchable, type SearchableLoan } from './findLoans.ts';
import { messages } from './messages.ts';

/** Largest number of options rendered at once. The help text asks users with more loans to type more. */
const MAX_OPTIONS = 50;

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
  const all = useMemo(() => loans.map(toSearchable), [loans]);
  const found = useMemo(() => findLoans(all, typed), [all, typed]);

  const help = loans.length > MAX_OPTIONS ? messages.helpMany : messages.help;
  return (
    <Box sx={{ maxWidth: 'var(--flow)' }}>
      <FieldFrame id={id} label={messages.label} help={<FormattedMessage {...help} />} error="">
        <Autocomplete<SearchableLoan>
          id={id}
          sx={autocompleteStyles}
          slotProps={autocompleteSlotProps}
          options={found.slice(0, MAX_OPTIONS)}
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

function Option({ option: { loan, address, lastFour } }: { option: SearchableLoan }) {
  const status = loanStatusLabel(getLoanStatus(loan.loanServicings[0]));
  return (
    <OptionLines>
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
    </OptionLines>
  );
}

const OptionLines = styled('span')({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', overflowWrap: 'anywhere' });

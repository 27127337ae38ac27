import Autocomplete from '@mui/material/Autocomplete';
import ListItemText from '@mui/material/ListItemText';
import OutlinedInput from '@mui/material/OutlinedInput';
import { styled } from '@mui/material/styles';
import { useEffect, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';

import type { LoanOfficer } from '#contract/borrower/officers.ts';
import { removeInvisible } from '#domain/userInput/normalizeInput.ts';
import { autocompleteStyles, autocompleteSlotProps } from '#platform/theme/autocompleteStyles.ts';

import { useSearchOfficersQuery } from './officersApi.ts';
import { typeAheadMessages as messages } from './typeAheadMessages.ts';

const MIN_SEARCH_LENGTH = 2;
/** Maximum length of the search text that the API accepts. */
const MAX_SEARCH_LENGTH = 100;
const DEBOUNCE_MS = 250;

interface Props {
  id: string;
  value: LoanOfficer | null;
  onChange: (officer: LoanOfficer | null) => void;
  describedBy: string;
  isInvalid: boolean;
}

const nameOf = ({ firstName, lastName }: LoanOfficer): string => `${firstName} ${lastName}`.trim();

/**
 * Finds a loan officer by name or email address. Searches from two letters on, 250 ms after the last keystroke, and ignores responses to
 * an earlier search text. Keyboard: type, arrow keys, Enter, Escape.
 */
export function OfficerTypeAhead({ id, value, onChange, describedBy, isInvalid }: Props) {
  const intl = useIntl();
  const [typed, setTyped] = useState(value === null ? '' : nameOf(value));
  const [isOpen, setIsOpen] = useState(false);
  const trimmed = removeInvisible(typed).trim();
  const searchText = useDebounced(trimmed.slice(0, MAX_SEARCH_LENGTH));
  const isChosen = value !== null && typed === nameOf(value);
  const isLongEnough = Array.from(trimmed).length >= MIN_SEARCH_LENGTH;
  const isWaiting = searchText !== trimmed.slice(0, MAX_SEARCH_LENGTH);
  const { currentData, isFetching, isError } = useSearchOfficersQuery(searchText, {
    skip: isChosen || !isOpen || isWaiting || !isLongEnough,
  });
  const isSearching = isLongEnough && (isWaiting || isFetching);
  const found = isLongEnough && !isSearching && !isChosen ? (currentData ?? []) : [];
  const emptyMessage = isError && !isSearching ? messages.failed : isLongEnough ? messages.none : messages.typeMore;

  return (
    <>
      <Autocomplete<LoanOfficer>
        id={id}
        sx={autocompleteStyles}
        slotProps={autocompleteSlotProps}
        options={found}
        // The server has already filtered the options.
        filterOptions={(options) => options}
        value={value}
        isOptionEqualToValue={(one, other) => one.userIdentifier === other.userIdentifier}
        open={isOpen}
        onOpen={() => setIsOpen(true)}
        onClose={() => setIsOpen(false)}
        inputValue={typed}
        onInputChange={(_event, text) => setTyped(text)}
        onChange={(_event, chosen) => onChange(chosen)}
        autoHighlight
        clearOnEscape
        forcePopupIcon={false}
        loading={isSearching}
        loadingText={<FormattedMessage {...messages.searching} />}
        noOptionsText={<FormattedMessage {...emptyMessage} />}
        openText={intl.formatMessage(messages.open)}
        closeText={intl.formatMessage(messages.close)}
        clearText={intl.formatMessage(messages.clear)}
        getOptionKey={({ userIdentifier }) => userIdentifier}
        getOptionLabel={nameOf}
        onKeyDown={(event) => {
          if (event.key === 'Enter' && isOpen) event.preventDefault(); // Enter chooses an option and must not submit the form.
        }}
        renderOption={({ key, ...props }, officer) => (
          <li key={key} {...props}>
            <Option officer={officer} />
          </li>
        )}
        renderInput={({ id: inputId, slotProps }) => (
          <OutlinedInput
            {...slotProps.input}
            error={isInvalid}
            id={inputId}
            inputProps={{
              ...slotProps.htmlInput,
              maxLength: MAX_SEARCH_LENGTH,
              spellCheck: false,
              'aria-describedby': describedBy,
              'aria-invalid': isInvalid || undefined,
            }}
            fullWidth
          />
        )}
      />
      <p className="visually-hidden" role="status">
        {isOpen && found.length > 0 && <FormattedMessage {...messages.found} values={{ count: found.length }} />}
        {isOpen && !isSearching && isLongEnough && !isChosen && found.length === 0 && <FormattedMessage {...emptyMessage} />}
      </p>
    </>
  );
}

const OptionText = styled(ListItemText)({ margin: 0, overflowWrap: 'anywhere' });

/** Shows an officer's name, with branch and NMLS id below to distinguish officers of the same name. */
function Option({ officer }: { officer: LoanOfficer }) {
  const intl = useIntl();
  const { branch = '', nmlsId = '' } = officer;
  const facts = [branch, nmlsId === '' ? '' : intl.formatMessage(messages.nmls, { nmlsId })].filter((fact) => fact !== '');
  return <OptionText primary={nameOf(officer)} secondary={facts.join(', ')} />;
}

function useDebounced(text: string): string {
  const [debounced, setQuiet] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setQuiet(text), DEBOUNCE_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return debounced;
}

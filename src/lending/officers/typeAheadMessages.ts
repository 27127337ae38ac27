import { defineMessages } from 'react-intl';

export const typeAheadMessages = {
  ...defineMessages({
    label: { id: 'officers.find.label', defaultMessage: 'Loan officer' },
    help: { id: 'officers.find.help', defaultMessage: 'Start typing a name or an email address' },
    typeMore: { id: 'officers.find.typeMore', defaultMessage: 'Type at least 2 letters' },
    searching: { id: 'officers.find.searching', defaultMessage: 'Searching' },
    none: { id: 'officers.find.none', defaultMessage: 'No loan officer found. Check the spelling, or leave this empty.' },
    failed: {
      id: 'officers.find.failed',
      defaultMessage: 'We could not search just now. Nothing you typed is lost. Type on to try again, or leave this empty.',
    },
    open: { id: 'officers.find.open', defaultMessage: 'Open' },
    close: { id: 'officers.find.close', defaultMessage: 'Close' },
    clear: { id: 'officers.find.clear', defaultMessage: 'Clear' },
  }),
  ...defineMessages<{ found: { count: number }; nmls: { nmlsId: string } }>({
    found: {
      id: 'officers.find.found',
      defaultMessage: '{count, plural, one {# loan officer found} other {# loan officers found}}',
    },
    nmls: { id: 'officers.find.nmls', defaultMessage: 'NMLS #{nmlsId}' },
  }),
};

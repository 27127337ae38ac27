import FormControlLabel from '@mui/material/FormControlLabel';
import FormLabel from '@mui/material/FormLabel';
import OutlinedInput from '@mui/material/OutlinedInput';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useEffect, useMemo, useRef, useState, type KeyboardEvent } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';

import type { Report } from '#replay/report.ts';
import { createSearch } from '#replay/steps/search.ts';
import { matchesFilter, type Entry, type LineFilter } from '#replay/steps/timeLine.ts';

import { playerMessages as messages } from './playerMessages.ts';
import { TimeLineEntry } from './TimeLineEntry.tsx';

interface Props {
  report: Report;
  entries: readonly Entry[];
  index: number;
  onStep: (index: number) => void;
}

const FILTERS: readonly LineFilter[] = ['all', 'person', 'network', 'errors'];
const ENTRY_MOVE_BY_KEY = new Map([
  ['ArrowUp', -1],
  ['ArrowDown', 1],
]);

/** Actions, requests and errors in chronological order. Only one line is in the tab order; the Up and Down keys move to the others. */
export function TimeLine({ report, entries, index, onStep }: Props) {
  const intl = useIntl();
  const [filter, setFilter] = useState<LineFilter>('all');
  const [wanted, setWanted] = useState('');
  const finds = useMemo(() => createSearch(report), [report]);
  const shown = useMemo(
    () => entries.filter((entry) => matchesFilter(entry, filter) && finds(entry, wanted)),
    [entries, filter, finds, wanted],
  );
  const current = shown.findIndex((entry) => entry.kind === 'action' && entry.step === index);
  const list = useRef<HTMLOListElement>(null);
  useEffect(() => {
    if (list.current !== null) scrollIntoList(list.current, list.current.querySelector<HTMLElement>('[aria-current]'));
  }, [current]);
  const move = (event: KeyboardEvent) => {
    const by = ENTRY_MOVE_BY_KEY.get(event.key);
    if (by === undefined) return;
    const lines = [...(list.current?.querySelectorAll('button') ?? [])];
    const next = lines[lines.findIndex((line) => line === document.activeElement) + by];
    if (next === undefined) return;
    event.preventDefault();
    next.focus();
  };
  const start = report.steps[0]?.at ?? 0;

  return (
    <Stack component="section" spacing={2} className="replay-line" aria-labelledby="replay-line">
      <h2 id="replay-line">
        <FormattedMessage {...messages.timeLine} />
      </h2>
      <RadioGroup row name="replay-filter" value={filter} aria-label={intl.formatMessage(messages.show)} sx={{ columnGap: 2 }}>
        {FILTERS.map((one) => (
          <FormControlLabel
            key={one}
            control={<Radio checked={filter === one} onChange={() => setFilter(one)} />}
            value={one}
            label={<FormattedMessage {...messages[one]} />}
          />
        ))}
      </RadioGroup>
      <FormLabel>
        <FormattedMessage {...messages.search} />
        <OutlinedInput fullWidth type="search" value={wanted} onChange={({ target }) => setWanted(target.value)} />
      </FormLabel>
      <Typography variant="body2" color="textSecondary" role="status">
        <FormattedMessage {...messages.lineCount} values={{ count: shown.length }} />
      </Typography>
      {shown.length === 0 ? (
        <p>
          <FormattedMessage {...messages.noLines} />
        </p>
      ) : (
        <ol ref={list} className="replay-entries" onKeyDown={move} aria-label={intl.formatMessage(messages.timeLine)}>
          {shown.map((entry, place) => (
            <TimeLineEntry
              key={place}
              entry={entry}
              since={entry.at - start}
              isCurrent={place === current}
              isInTabOrder={place === Math.max(current, 0)}
              onStep={onStep}
            />
          ))}
        </ol>
      )}
    </Stack>
  );
}

/** Scrolls a line of the list into view without scrolling the page. */
function scrollIntoList(list: HTMLElement, line: HTMLElement | null): void {
  if (line === null) return;
  const room = list.getBoundingClientRect();
  const { top, bottom } = line.getBoundingClientRect();
  if (top < room.top) list.scrollTop -= room.top - top;
  else if (bottom > room.bottom) list.scrollTop += bottom - room.bottom;
}

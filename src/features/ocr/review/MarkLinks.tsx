import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';

import type { Paystub, PaystubField } from '../ocrApi.ts';
import { inputId } from './fields/fieldKinds.ts';
import { labels } from './fields/fieldMessages.ts';
import { JumpLink } from './JumpLink.tsx';
import { usePaystubName } from './paystubs/usePaystubName.ts';
import { messages } from './reviewMessages.ts';

/** A paystub with its marked values. */
export interface MarkedPaystub {
  paystub: Paystub;
  /** Its place among all, from 1. */
  place: number;
  marked: readonly PaystubField[];
}

interface Props {
  of: readonly MarkedPaystub[];
  /** How many paystubs there are. */
  total: number;
}

/** A way to each value that is marked, by paystub where there are several. */
export function MarkLinks({ of, total }: Props) {
  const intl = useIntl();
  const id = useId();
  const nameOf = usePaystubName();
  const groups = of
    .filter(({ marked }) => marked.length > 0)
    .map((one) => ({ ...one, name: nameOf(one.paystub, one.place, total) }));
  const hasOneEmployer = new Set(groups.map(({ name }) => name.employer)).size === 1;
  return groups.map(({ paystub: { paystubId }, name, marked }) => (
    <div key={paystubId}>
      {total > 1 && (
        <Typography id={`${id}${paystubId}`} variant="body2" color="textSecondary">
          {hasOneEmployer ? name.about : name.whole}
        </Typography>
      )}
      <Links
        {...(total > 1 ? { 'aria-labelledby': `${id}${paystubId}` } : { 'aria-label': intl.formatMessage(messages.toCheck) })}
      >
        {marked.map(({ name: field }) => {
          const label = intl.formatMessage(labels[field]);
          return (
            <ListItem key={field}>
              <JumpLink
                target={{ id: inputId(paystubId, field) }}
                {...(total > 1 && { 'aria-label': intl.formatMessage(messages.toCheckIn, { label, name: name.whole }) })}
              >
                <FormattedMessage {...labels[field]} />
              </JumpLink>
            </ListItem>
          );
        })}
      </Links>
    </div>
  ));
}

/** In one line where they fit, because a poor picture has every value marked. */
const Links = styled(List)({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: 24,
  '& > li': { width: 'auto', minHeight: 44, padding: 0, fontWeight: 600 },
});

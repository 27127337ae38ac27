import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';

import type { Paystub, PaystubField } from '../ocrApi.ts';
import { fieldInputId } from './fields/fieldKinds.ts';
import { fieldLabels } from './fields/fieldMessages.ts';
import { JumpLink } from './JumpLink.tsx';
import { usePaystubName } from './paystubs/usePaystubName.ts';
import { messages } from './reviewMessages.ts';

/** A paystub and those of its values that are marked for review. */
export interface MarkedPaystub {
  paystub: Paystub;
  /** Position among all paystubs, counted from 1. */
  place: number;
  marked: readonly PaystubField[];
}

interface Props {
  paystubs: readonly MarkedPaystub[];
  /** Total number of paystubs. */
  total: number;
}

/** Links to every value marked for review, grouped by paystub if there are several. */
export function MarkedValueLinks({ paystubs, total }: Props) {
  const intl = useIntl();
  const id = useId();
  const nameOf = usePaystubName();
  const groups = paystubs
    .filter(({ marked }) => marked.length > 0)
    .map((one) => ({ ...one, name: nameOf(one.paystub, one.place, total) }));
  const hasOneEmployer = new Set(groups.map(({ name }) => name.employer)).size === 1;
  return groups.map(({ paystub: { paystubId }, name, marked }) => (
    <div key={paystubId}>
      {total > 1 && (
        <Typography id={`${id}${paystubId}`} variant="body2" color="textSecondary">
          {hasOneEmployer ? name.detail : name.full}
        </Typography>
      )}
      <Links
        {...(total > 1 ? { 'aria-labelledby': `${id}${paystubId}` } : { 'aria-label': intl.formatMessage(messages.toCheck) })}
      >
        {marked.map(({ name: field }) => {
          const label = intl.formatMessage(fieldLabels[field]);
          return (
            <ListItem key={field}>
              <JumpLink
                target={{ id: fieldInputId(paystubId, field) }}
                {...(total > 1 && { 'aria-label': intl.formatMessage(messages.toCheckIn, { label, name: name.full }) })}
              >
                <FormattedMessage {...fieldLabels[field]} />
              </JumpLink>
            </ListItem>
          );
        })}
      </Links>
    </div>
  ));
}

/** The links share lines where they fit, because a poor picture marks every value. */
const Links = styled(List)({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: 24,
  '& > li': { width: 'auto', minHeight: 44, padding: 0, fontWeight: 600 },
});

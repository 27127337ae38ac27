import CardActions from '@mui/material/CardActions';
import List from '@mui/material/List';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';

import { RowActions, ListCard, RowMain, Row, RowText } from './rowParts.ts';

export function AccountsSkeleton() {
  return (
    <Stack spacing={3} sx={{ paddingTop: 2 }}>
      <ListCard>
        <List disablePadding>
          {['first', 'second'].map((row) => (
            <Row key={row}>
              <Skeleton height="2rem" width="3rem" />
              <RowMain>
                <RowText>
                  <Skeleton height="24px" width="min(100%, 220px)" />
                  <Skeleton height="21px" width="min(100%, 260px)" />
                </RowText>
                <RowActions>
                  <Skeleton height="48px" width="120px" />
                </RowActions>
              </RowMain>
            </Row>
          ))}
        </List>
      </ListCard>
      <CardActions>
        <Skeleton height="48px" width="200px" />
        <Skeleton height="48px" width="180px" />
      </CardActions>
    </Stack>
  );
}

import CardActions from '@mui/material/CardActions';
import List from '@mui/material/List';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';

import { Actions, ListCard, Main, Row, Words } from './rowParts.ts';

export function AccountsSkeleton() {
  return (
    <Stack spacing={3} sx={{ paddingTop: 2 }}>
      <ListCard>
        <List disablePadding>
          {['first', 'second'].map((row) => (
            <Row key={row}>
              <Skeleton height="2rem" width="3rem" />
              <Main>
                <Words>
                  <Skeleton height="24px" width="min(100%, 220px)" />
                  <Skeleton height="21px" width="min(100%, 260px)" />
                </Words>
                <Actions>
                  <Skeleton height="48px" width="120px" />
                </Actions>
              </Main>
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

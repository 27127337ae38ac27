import Skeleton from '@mui/material/Skeleton';

/** Height of a choice on a phone, so that nothing visible moves when the choices arrive. */
const ROW_HEIGHT_PX = 300;

export const ChoicesSkeleton = ({ rows }: { rows: number }) => <Skeleton height={`${rows * ROW_HEIGHT_PX}px`} />;

import userEvent, { PointerEventsCheckLevel } from '@testing-library/user-event';

/** Types and clicks without a wait in between, and without asking for styles, which jsdom has not laid out. */
export const quickHands = () => userEvent.setup({ delay: null, pointerEventsCheck: PointerEventsCheckLevel.Never });

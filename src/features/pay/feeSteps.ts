import { messages } from './feeMessages.ts';

/** The named steps of paying a fee: its page shows what is owed and asks for the method at once. */
export const FEE_STEPS = [messages.stepPay, messages.stepReview, messages.stepDone];

import { triesEveryFault } from '../support/everyFault.ts';
import { loanWrites } from '../support/loanWrites.ts';

triesEveryFault(loanWrites);

import { testEveryFault } from '../support/everyFault.ts';
import { loanWrites } from '../support/loanWrites.ts';

testEveryFault(loanWrites);

import { testEveryFault } from '../support/everyFault.ts';
import { moneyWrites } from '../support/moneyWrites.ts';

testEveryFault(moneyWrites);

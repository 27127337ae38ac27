import { triesEveryFault } from '../support/everyFault.ts';
import { moneyWrites } from '../support/moneyWrites.ts';

triesEveryFault(moneyWrites);

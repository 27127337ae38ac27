import { triesEveryFault } from '../support/everyFault.ts';
import { sendFormsAsText } from '../support/formsAsText.ts';
import { linkWrites } from '../support/linkWrites.ts';

beforeAll(sendFormsAsText);

triesEveryFault(linkWrites);

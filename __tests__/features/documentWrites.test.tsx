import { testEveryFault } from '../support/everyFault.ts';
import { sendFormsAsText } from '../support/sendFormsAsText.ts';
import { linkWrites } from '../support/linkWrites.ts';

beforeAll(sendFormsAsText);

testEveryFault(linkWrites);

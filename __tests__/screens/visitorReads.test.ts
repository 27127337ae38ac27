import { testFailedReads } from '../support/screens/testFailedReads.ts';

testFailedReads('visitor');

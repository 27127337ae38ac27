import nock from 'nock';

jest.setTimeout(60_000);

// Jest asks for stack traces of a hundred frames; React and yup build one for every element and every broken rule.
Error.stackTraceLimit = 10;

// Each test file has its own nock, but a worker has one HTTP module: a nock left on would refuse the next file's requests.
afterAll(() => nock.restore());

if (typeof window !== 'undefined') jest.requireActual('./setupScreens.ts');

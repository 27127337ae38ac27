import nock from 'nock';

jest.setTimeout(60_000);

// Jest sets the stack trace limit to 100 frames, which is slow: React creates an Error for every element and yup for every broken rule.
Error.stackTraceLimit = 10;

// Each test file has its own nock, but a worker has one HTTP module: a nock left on would refuse the next file's requests.
afterAll(() => nock.restore());

if (typeof window !== 'undefined') jest.requireActual('./setupScreens.ts');

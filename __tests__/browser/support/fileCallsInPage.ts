/** Runs inside a page: the portal's own store and base query, with the upload and download calls behind an income link. */
import { createStore } from '#app/store.ts';
import type { BorrowerCalls } from '#contract/borrower/calls.ts';
import { contactTicketSchema, uploadedDocumentsSchema, type ContactTicket } from '#contract/borrower/ocr.ts';
import { contactTicketHeader, storeContactTicket } from '#lending/contactLink/contactTicket.ts';
import { linkTag } from '#lending/contactLink/linkTag.ts';
import { borrowerApi } from '#platform/api/borrowerApi.ts';
import { borrowerCall, type ResponseOf } from '#platform/api/calls.ts';
import type { DownloadedFile, FormContent } from '#platform/api/files.ts';
import { identityApi } from '#platform/api/identityApi.ts';
import { putSecret, takeSecret, type SecretHandle } from '#platform/api/secretVault.ts';
import { fetchSigningKeys, fetchUserInfo } from '#platform/identity/verifyingApi.ts';
import { fetchStaticDocument } from '#platform/api/fetchStaticDocument.ts';
import { loadConfig } from '#platform/config/config.ts';
import { safeStorage } from '#platform/config/safeStorage.ts';
import { createPortalIntl } from '#platform/i18n/portalIntl.ts';
import { createIdentityClient } from '#platform/identity/identityClient.ts';

declare global {
  interface Window {
    openFileCalls: (link: IncomeLinkAnswers) => Promise<void>;
    fileCalls: FileCalls;
  }
}

export interface IncomeLinkAnswers {
  token: string;
  lastName: string;
  zip: string;
}

type Upload = 'POST api/ocr/upload-multiple';

/** Suppresses toasts, because there is no page to show them. */
const NO_TOAST = { shownBy: 'step' } as const;

const { verify, upload, download } = borrowerApi.injectEndpoints({
  endpoints: (build) => ({
    verify: build.mutation<ContactTicket, IncomeLinkAnswers>({
      query: ({ token, lastName, zip }) =>
        borrowerCall('GET api/ocr/validateContactBasicInfo/{contactId}/{lastName}/{zip}', {
          params: { contactId: token, lastName, zip },
          answer: contactTicketSchema,
        }),
      extraOptions: NO_TOAST,
    }),
    upload: build.mutation<
      ResponseOf<BorrowerCalls, Upload>,
      { form: SecretHandle<FormContent<never, 'files'>>; key: string; tag: string }
    >({
      query: ({ form, key, tag }) =>
        borrowerCall('POST api/ocr/upload-multiple', {
          form,
          answer: uploadedDocumentsSchema,
          idempotencyKey: key,
          headers: contactTicketHeader(tag),
        }),
      extraOptions: NO_TOAST,
    }),
    download: build.mutation<DownloadedFile, { documentId: string; tag: string }>({
      query: ({ documentId, tag }) =>
        borrowerCall('GET api/ocr/download/{documentId}', {
          params: { documentId },
          expectsFile: true,
          headers: contactTicketHeader(tag),
        }),
      extraOptions: NO_TOAST,
    }),
  }),
}).endpoints;

/** A file to send: the text that it begins with, and its size. */
export interface SentFile {
  name: string;
  head: string;
  sizeBytes: number;
}

const toFile = ({ name, head, sizeBytes }: SentFile): File =>
  new File([head, new Uint8Array(sizeBytes - head.length).map((_zero, index) => index % 251)], name);

const digestOf = async (content: Blob): Promise<string> =>
  String(new Uint8Array(await crypto.subtle.digest('SHA-256', await content.arrayBuffer())));

type FileCalls = Awaited<ReturnType<typeof openFileCalls>>;

async function openFileCalls(link: IncomeLinkAnswers) {
  const config = await loadConfig(() => fetchStaticDocument('/config.json'));
  const storage = safeStorage(() => window.localStorage);
  const tabStorage = safeStorage(() => window.sessionStorage);
  const tag = linkTag(link.token);
  const identity = createIdentityClient(config.identity, storage, tabStorage);
  const store = createStore({
    config,
    intl: () => createPortalIntl(),
    storage,
    tabStorage,
    identity,
    navigateAway: () => undefined,
  });
  const { getDiscovery } = identityApi.endpoints;
  identity.connect({
    dispatch: store.dispatch,
    calls: {
      discovery: () => store.dispatch(getDiscovery.initiate(undefined)).unwrap(),
      signingKeys: (address, fresh) => fetchSigningKeys(store.dispatch, address, fresh),
      userInfo: (address, token) => fetchUserInfo(store.dispatch, address, token),
    },
  });

  storeContactTicket(tabStorage, link.token, await store.dispatch(verify.initiate(link)).unwrap());

  const told: number[] = [];
  let running: { abort: () => void } | null = null;
  return {
    upload: async (files: SentFile[], key: string) => {
      told.length = 0;
      const content = { texts: {}, files: { files: files.map(toFile) }, onProgress: (share: number) => void told.push(share) };
      const call = store.dispatch(upload.initiate({ form: store.dispatch(putSecret(content)), key, tag }));
      running = call;
      return call;
    },
    told: () => told,
    cancel: () => running?.abort(),
    /** Downloads a file and returns what the store contains of it, a digest of the content, and whether it can be unsealed twice. */
    download: async (documentId: string) => {
      const { data, error } = await store.dispatch(download.initiate({ documentId, tag }));
      if (data === undefined) return { error };
      const { sealed: _sealed, ...shown } = data;
      const digest = await digestOf(store.dispatch(takeSecret(data)));
      let opensTwice = true;
      try {
        store.dispatch(takeSecret(data));
      } catch {
        opensTwice = false;
      }
      return { shown, digest, opensTwice };
    },
    digestOf: (file: SentFile) => digestOf(toFile(file)),
    state: () => JSON.stringify(store.getState()),
  };
}

window.openFileCalls = async (link) => {
  window.fileCalls = await openFileCalls(link);
};

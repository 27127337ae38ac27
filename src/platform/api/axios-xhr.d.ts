/**
 * The part of axios that sends: a separate entry, half as large as the whole, without interceptors, instances and the adapters
 * that the portal does not use. It has no defaults: each call says everything.
 */
declare module 'axios/lib/adapters/xhr.js' {
  import type { AxiosRequestConfig, AxiosResponse } from 'axios';

  /** Without `params`: the build leaves out what would write a query string. @throws AxiosError: no answer, or one that `validateStatus` refuses */
  export default function send(
    call: Omit<AxiosRequestConfig<string | FormData>, 'params' | 'paramsSerializer'>,
  ): Promise<AxiosResponse<unknown>>;
}

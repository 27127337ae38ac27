/**
 * What the portal tells a service that counts visits. A further kind of service is one more of these, and a name in the runtime document.
 * None of it may throw: whoever uses the portal notices nothing when the service fails.
 */
export interface Analytics {
  /** A page was shown. @param route its pattern in the route table, never the address */
  page: (route: string) => void;
  /** Somebody is signed in. @returns whether the service took it @param hireDate YYYY-MM-DD */
  identify: (hireDate: string) => Promise<boolean>;
}

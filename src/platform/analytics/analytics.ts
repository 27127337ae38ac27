/**
 * Visit statistics, sent to the provider named in the runtime configuration. To support another provider, implement this interface. No
 * method may throw: a failing analytics service must not affect the user.
 */
export interface Analytics {
  /** Records a page view. @param route the route's pattern (such as `/loans/:id`), never the actual address */
  page: (route: string) => void;
  /** Records that a user is signed in. @param hireDate YYYY-MM-DD @returns whether the service accepted the event */
  identify: (hireDate: string) => Promise<boolean>;
}

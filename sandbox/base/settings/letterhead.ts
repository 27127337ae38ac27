/** The lender's names and contact details in the runtime document, used on the sandbox's own pages and mail. */
import type { RuntimeDocument } from './runtimeDocument.ts';

/** Values are empty strings where the runtime document has none. */
export interface Letterhead {
  brand: string;
  legalName: string;
  nmlsId: string;
  phone: string;
  hours: string;
  /** Support hours in languages other than English, by language tag. */
  hoursIn: Readonly<Record<string, string>>;
  email: string;
  /** The postal address for letters, in one line. */
  postal: string;
}

export function readLetterhead({ valueAt }: RuntimeDocument): Letterhead {
  const text = (path: string): string => {
    const value = valueAt(path);
    return typeof value === 'string' ? value.trim() : '';
  };
  return {
    brand: text('brand.name') || text('brand.legalName'),
    legalName: text('brand.legalName'),
    nmlsId: text('brand.nmlsId'),
    phone: text('support.phone'),
    hours: text('support.hours'),
    hoursIn: nonBlankTexts(valueAt('support.hoursIn')),
    email: text('support.email'),
    postal: text('support.notices'),
  };
}

const nonBlankTexts = (value: unknown): Record<string, string> =>
  Object.fromEntries(
    Object.entries(typeof value === 'object' && value !== null ? value : {}).filter(
      (entry): entry is [string, string] => typeof entry[1] === 'string' && entry[1].trim() !== '',
    ),
  );

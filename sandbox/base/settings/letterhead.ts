/** In whose name the sandbox writes: the lender of the runtime document, which the portal names too. */
import type { RuntimeDocument } from './runtimeDocument.ts';

/** Empty where the document says nothing. */
export interface Letterhead {
  brand: string;
  legalName: string;
  nmlsId: string;
  phone: string;
  hours: string;
  /** The hours in other languages than English, by tag. */
  hoursIn: Readonly<Record<string, string>>;
  email: string;
  /** The postal address for letters, in one line. */
  postal: string;
}

export function readLetterhead({ at }: RuntimeDocument): Letterhead {
  const text = (path: string): string => {
    const value = at(path);
    return typeof value === 'string' ? value.trim() : '';
  };
  return {
    brand: text('brand.name') || text('brand.legalName'),
    legalName: text('brand.legalName'),
    nmlsId: text('brand.nmlsId'),
    phone: text('support.phone'),
    hours: text('support.hours'),
    hoursIn: texts(at('support.hoursIn')),
    email: text('support.email'),
    postal: text('support.notices'),
  };
}

const texts = (value: unknown): Record<string, string> =>
  Object.fromEntries(
    Object.entries(typeof value === 'object' && value !== null ? value : {}).filter(
      (entry): entry is [string, string] => typeof entry[1] === 'string' && entry[1].trim() !== '',
    ),
  );

import Link from '@mui/material/Link';

/** A phone number that can be called: "(216) 555-0142". Ten plain digits are grouped as the specification says (section 9). */
export function PhoneLink({ phone }: { phone: string }) {
  const digits = phone.replace(/[^\d+]/g, '');
  const shown = /^\d{10}$/.test(phone) ? `(${phone.slice(0, 3)}) ${phone.slice(3, 6)}-${phone.slice(6)}` : phone;
  return <Link href={`tel:${digits}`}>{shown}</Link>;
}

import Link from '@mui/material/Link';

/** Ten plain digits are formatted as "(216) 555-0142" (specification, section 9). */
export function PhoneLink({ phone }: { phone: string }) {
  const digits = phone.replace(/[^\d+]/g, '');
  const shown = /^\d{10}$/.test(phone) ? `(${phone.slice(0, 3)}) ${phone.slice(3, 6)}-${phone.slice(6)}` : phone;
  return <Link href={`tel:${digits}`}>{shown}</Link>;
}

/** USPS Publication 28, appendix B: states, the District, territories and the armed forces' post offices. */
const CODES =
  'AL AK AS AZ AR CA CO CT DE DC FL GA GU HI ID IL IN IA KS KY LA ME MD MA MI MN MS MO MT NE NV NH NJ NM NY NC ND MP OH OK OR PA PR RI SC SD TN TX UT VT VA VI WA WV WI WY AA AE AP';

export const US_STATE_CODES: ReadonlySet<string> = new Set(CODES.split(' '));

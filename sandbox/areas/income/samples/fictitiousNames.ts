export const PEOPLE = [
  "Shane O'Brien",
  'José Alvarez-Peña',
  'Mary-Jane Kowalczyk',
  'Alexandria Montgomery-Featherstone',
  'Walter T. Brandt Jr.',
  'Priya Raghunathan',
  'Li Wen',
  'Deshawn Tillman',
  'Guadalupe de la Cruz',
  'Siobhan McAllister',
  'Nguyen Thi Bao Tran',
  'Tariq Al-Rashidi',
  'Carolyn J. Pfefferkorn',
  'Ike Bo',
  "Renée D'Angelo",
  'Marcus Aurelio Villanueva III',
  'Hannah Lindqvist',
  'Odell Washington Sr.',
  'Yuki Tanabe',
  'Bartholomew Quist',
] as const;

export interface Employer {
  name: string;
  lines: readonly [street: string, city: string];
}

export const EMPLOYERS: readonly [Employer, ...Employer[]] = [
  { name: 'Northgate Fabrication, Inc.', lines: ['1200 Foundry Road', 'Toledo, OH 43604'] },
  { name: 'Bellweather & Sons LLC', lines: ['88 Canal Street, Suite 4', 'Akron, OH 44308'] },
  { name: 'City of Harmon Falls', lines: ['1 Civic Plaza', 'Harmon Falls, WI 54022'] },
  { name: "St. Brendan's Medical Center", lines: ['4400 Mercy Drive', 'Duluth, MN 55805'] },
  { name: 'Pinecrest Dental Group PC', lines: ['305 W. Elm Ave', 'Boise, ID 83702'] },
  { name: 'Tri-County Electric Cooperative', lines: ['PO Box 1180', 'Maysville, KY 41056'] },
  { name: 'Larkspur Software Corporation', lines: ['2701 Arroyo Parkway, Floor 9', 'Austin, TX 78704'] },
  { name: "Mama Rosa's Kitchen", lines: ['17 Dock Street', 'Gloucester, MA 01930'] },
  { name: 'J & D Roofing Co.', lines: ['6120 State Route 9', 'Glens Falls, NY 12801'] },
  { name: 'Consolidated Freight Handlers International Ltd', lines: ['9900 Intermodal Way', 'Memphis, TN 38118'] },
  { name: 'Wexley County School District 14', lines: ['510 Schoolhouse Lane', 'Wexley, OR 97463'] },
  { name: 'Halcyon Home Care, L.L.C.', lines: ['742 Prospect Blvd', 'Tampa, FL 33602'] },
  { name: 'Ironwood Machine Works', lines: ['33 Tool Die Court', 'Rockford, IL 61101'] },
  { name: 'A1 Auto Body & Glass', lines: ['2210 Speedway', 'Tucson, AZ 85719'] },
];

export const ADDRESSES: readonly [readonly [string, string], ...(readonly [string, string])[]] = [
  ['418 Maple Street', 'Lakewood, OH 44107'],
  ['27 Quarry Hill Road Apt 3B', 'Montpelier, VT 05602'],
  ['1906 Orchard Lane', 'Ann Arbor, MI 48103'],
  ['9 Willow Ct', 'Boise, ID 83702'],
  ['15500 N. 32nd Street #204', 'Phoenix, AZ 85032'],
  ['PO Box 77', 'Wexley, OR 97463'],
];

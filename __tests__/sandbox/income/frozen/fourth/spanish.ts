/** A paystub in Spanish, as employers in Puerto Rico and near the Mexican border print it. */
import { drawPdf, LETTER, type PaystubLayout } from '../../../../../sandbox/areas/income/samples/layouts/layout.ts';
import { orBlank, twoDecimals, slashedDate, withCommas } from '../../../../../sandbox/areas/income/samples/layouts/formats.ts';
import type { EarningsLine } from '../../../../../sandbox/areas/income/samples/paystubFacts.ts';

const MONTHS = 'enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre'.split(' ');

/** Formats a date as "14 de septiembre de 2026". */
function inWords(day: string): string {
  const [year = '', month = '', date = ''] = day.split('-');
  return `${Number(date)} de ${MONTHS[Number(month) - 1] ?? ''} de ${year}`;
}

interface Wording {
  title: string;
  day: (day: string) => string;
  employer: string;
  person: string;
  period: string;
  payDate: string;
  heads: readonly [string, string, string, string, string];
  lines: Readonly<Record<EarningsLine['kind'], string>>;
  gross: string;
  taken: string;
  deductions: string;
  net: string;
}

const WORDINGS: readonly [Wording, ...Wording[]] = [
  {
    ...{ title: 'Talonario de Pago', day: slashedDate, employer: 'Patrono', person: 'Empleado' },
    ...{ period: 'Período de pago', payDate: 'Fecha de pago' },
    heads: ['Ingresos', 'Horas', 'Tarifa', 'Actual', 'Acumulado'],
    lines: { regular: 'Regular', overtime: 'Tiempo extra', bonus: 'Bono', other: 'Otros ingresos' },
    ...{ gross: 'Salario bruto', taken: 'Deducciones', deductions: 'Total de deducciones', net: 'Salario neto' },
  },
  {
    ...{ title: 'Recibo de Nómina', day: inWords, employer: 'Empresa', person: 'Nombre' },
    ...{ period: 'Período', payDate: 'Día de pago' },
    heads: ['Percepciones', 'Horas', 'Tasa', 'Este período', 'Año hasta la fecha'],
    lines: { regular: 'Sueldo', overtime: 'Horas extras', bonus: 'Bonificación', other: 'Otras percepciones' },
    ...{ gross: 'Total bruto', taken: 'Descuentos', deductions: 'Total descuentos', net: 'Neto a pagar' },
  },
  {
    ...{ title: 'Comprobante de pago', day: slashedDate, employer: 'Compañía', person: 'Nombre del empleado' },
    ...{ period: 'Período del', payDate: 'Fecha del cheque' },
    heads: ['Concepto', 'Horas', 'Pago por hora', 'Corriente', 'A la fecha'],
    lines: { regular: 'Pago regular', overtime: 'Sobretiempo', bonus: 'Bonificación', other: 'Otros pagos' },
    ...{ gross: 'Pago bruto', taken: 'Retenciones', deductions: 'Total retenido', net: 'Pago neto' },
  },
];

const TAKEN: readonly (readonly [RegExp, string])[] = [
  [/fed/i, 'Contribución federal'],
  [/social|oasdi/i, 'Seguro Social'],
  [/medicare/i, 'Medicare'],
  [/state/i, 'Contribución estatal'],
  [/city/i, 'Impuesto municipal'],
  [/401|retire/i, 'Plan de retiro'],
  [/medical|health/i, 'Plan médico'],
  [/dental/i, 'Plan dental'],
  [/vision/i, 'Visión'],
  [/union/i, 'Cuota sindical'],
];

export const spanish: PaystubLayout = {
  name: 'spanish',
  printedFields: [
    ...(['employer', 'person', 'periodStart', 'periodEnd', 'payDate', 'gross', 'deductions', 'net', 'grossYearToDate'] as const),
    ...(['rate', 'hours', 'overtime', 'overtimeYearToDate', 'bonus', 'bonusYearToDate'] as const),
  ],
  height: 520,
  draw(facts) {
    const wording = WORDINGS[facts.layoutVariant % WORDINGS.length] ?? WORDINGS[0];
    return drawPdf(LETTER, 'Helvetica', (pen) => {
      const bold = 'Helvetica-Bold';
      const [left, right] = [44, 568];
      pen.text(left, 34, wording.title, { font: bold, size: 15 });
      const rows = [
        [wording.employer, facts.employer],
        [wording.person, facts.person],
        [wording.period, `${wording.day(facts.periodStart)} al ${wording.day(facts.periodEnd)}`],
        [wording.payDate, wording.day(facts.payDate)],
      ];
      rows.forEach(([label = '', value = ''], nth) => {
        pen.text(left, 66 + nth * 15, `${label}:`, { font: bold, size: 9 });
        pen.text(left + 110, 66 + nth * 15, value, { size: 9.5 });
      });
      const ends = [280, 350, 450, right] as const;
      const row = (y: number, label: string, cells: readonly string[], font = 'Helvetica') => {
        pen.text(left, y, label, { font, size: 9, maxWidth: 170 });
        cells.forEach((cell, nth) => pen.text(ends[nth] ?? 0, y, cell, { font, size: 9, align: 'right' }));
      };
      let y = 146;
      const [head, ...heads] = wording.heads;
      row(y, head, heads, bold);
      pen.line(left, y + 12, right, y + 12, 1);
      for (const { kind, hours, rate, amount, yearToDate } of facts.earnings) {
        y += 16;
        row(y, wording.lines[kind], [
          orBlank(twoDecimals, hours),
          orBlank(twoDecimals, rate),
          orBlank(withCommas, amount),
          withCommas(yearToDate),
        ]);
      }
      row(y + 18, wording.gross, ['', '', withCommas(facts.gross), withCommas(facts.grossYearToDate)], bold);
      y += 44;
      row(y, wording.taken, ['', '', ...heads.slice(2)], bold);
      pen.line(left, y + 12, right, y + 12, 1);
      for (const { label, amount, yearToDate } of facts.deductionLines) {
        y += 16;
        const name = TAKEN.find(([found]) => found.test(label))?.[1] ?? 'Otros descuentos';
        row(y, name, ['', '', withCommas(amount), withCommas(yearToDate)]);
      }
      row(y + 18, wording.deductions, ['', '', withCommas(facts.deductions), withCommas(facts.deductionsYearToDate)], bold);
      row(y + 40, wording.net, ['', '', withCommas(facts.net), withCommas(facts.netYearToDate)], bold);
    });
  },
};

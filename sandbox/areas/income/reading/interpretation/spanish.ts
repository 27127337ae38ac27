/** Translates Spanish paystub labels to English, so that one set of rules works for both. */

/** Longer phrases come first. Words that are also family names, such as "Neto", are translated only within a phrase or when alone. */
const PHRASE_TRANSLATIONS: readonly (readonly [spanish: RegExp, english: string])[] = [
  [
    /\b(ano|anual|acumulado) (a|hasta) la fecha\b|\bacumulado( anual| del ano)?\b|\bhasta la fecha\b|^a la fecha$/g,
    'year to date',
  ],
  [/\btotal (de )?(deducciones|descuentos|retenciones)\b|\btotal (retenido|deducido|descontado)\b/g, 'total deductions'],
  [
    /\b(total|salario|sueldo|pago|ingresos?|devengado|percepciones) brut[oa]s?\b|\bbruto total\b|^bruto$|\btotal (de )?(percepciones|ingresos|devengado|devengos)\b/g,
    'gross pay',
  ],
  [
    /\b(total|salario|sueldo|pago|ingreso) neto\b|\bneto (a pagar|pagado|a recibir|total)\b|^neto$|\bliquido a pagar\b/g,
    'net pay',
  ],
  [/\b(fecha|dia) (de|del) (pago|cheque|emision|deposito)\b/g, 'pay date'],
  [/\b(fecha (de )?)?inicio( de| del)? periodo\b|\bperiodo desde\b/g, 'period beginning'],
  [/\b(fecha (de )?)?(fin|final|termino)( de| del)? periodo\b|\bperiodo hasta\b/g, 'period ending'],
  [/\beste periodo\b|\bperiodo actual\b|^(actual|corriente)$/g, 'current'],
  [/\bperiodo (de (pago|nomina)|del)\b|\bperiodo\b/g, 'pay period'],
  [/\b(tarifa|tasa|pago|salario) (por|de la) hora\b|^(tarifa|tasa)$/g, 'rate'],
  [/\b(horas|tiempo|pago) extras?\b|\bsobretiempo\b|\bhoras extraordinarias\b/g, 'overtime'],
  [/\bbonificacion(es)?\b|^bonos?$|^bono \w+$/g, 'bonus'],
  [/^horas( trabajadas)?$/g, 'hours'],
  [/\bhoras regulares\b|\b(sueldo|salario|pago) (regular|base|ordinario)\b|^(sueldo|salario)$/g, 'regular'],
  [/^(ingresos|percepciones|devengos|devengado|ganancias)$/g, 'earnings'],
  [/^(deducciones|descuentos|retenciones)$/g, 'deductions'],
  [/^(impuestos|contribuciones)$/g, 'taxes'],
  [/\b(contribucion|impuesto|retencion) (sobre ingresos )?(federal|estatal|municipal|local)\b/g, 'income tax'],
  [/^(nombre del )?(empleado|trabajador|empleada)$/g, 'employee name'],
  [/^(nombre (del|de la) )?(patrono|empleador|empresa|compania)$/g, 'employer name'],
  [/^nombre$/g, 'name'],
  [/\b(talonario|recibo|comprobante|volante|colilla) de (pago|nomina|sueldo|cheque)\b/g, 'pay stub'],
  [/^importe$|^cantidad$/g, 'amount'],
];

/** Quick test that skips texts without any of these words. */
const SPANISH_HINT =
  /ano|anual|acumulado|fecha|total|brut|neto|liquido|periodo|actual|corriente|tarifa|tasa|hora|sobretiempo|bon[oi]|sueldo|salario|ingreso|percepci|deveng|gananc|deducci|descuent|retenci|impuest|contribuci|emplead|trabajador|patrono|empresa|compania|nombre|talonario|recibo|comprobante|volante|colilla|importe|cantidad/;

/** @param text lowercase, without accents */
export function toEnglish(text: string): string {
  if (!SPANISH_HINT.test(text)) return text;
  return PHRASE_TRANSLATIONS.reduce((words, [spanish, english]) => words.replace(spanish, english), text);
}

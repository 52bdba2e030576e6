// The units of specifications: how they convert, and how shoppers type them.

type UnitRow = {
  /** Units of one dimension convert into each other. Without it, the unit converts into no other. */
  readonly dimension?: string;
  /** One unit is this many base units of its dimension; 1 if absent. A conversion adds `offset` to the value first. */
  readonly factor?: number;
  readonly offset?: number;
  /** The unit of the other system of measurement that is shown in brackets. */
  readonly other?: string;
  /** The step to which the value in the other unit is rounded, where the trade states round numbers. */
  readonly roundedTo?: number;
  /** The label after the number, if it is not the unit itself. */
  readonly label?: string;
  /** The label on a card, if it is shorter. */
  readonly shortLabel?: string;
  /** Other spellings that shoppers type, separated by spaces, each in the form that `plainName` returns. */
  readonly aliases?: string;
};

/** Factors: NIST Special Publication 811, Appendix B.8, https://www.nist.gov/pml/special-publication-811. */
const table = {
  N·m: { dimension: 'torque', aliases: 'newtonmeter newtonmetre' },
  'ft-lb': {
    dimension: 'torque',
    factor: 1.355818,
    other: 'N·m',
    aliases: 'lbft footpound poundfoot poundfeet',
  },
  'in-lb': { dimension: 'torque', factor: 0.1129848, other: 'N·m', aliases: 'lbin' },
  mm: { dimension: 'length' },
  cm: { dimension: 'length', factor: 10 },
  m: { dimension: 'length', factor: 1000 },
  'in.': { dimension: 'length', factor: 25.4, other: 'mm', aliases: '" inch inche' },
  ft: { dimension: 'length', factor: 304.8, other: 'm', aliases: "' foot feet" },
  // Discs and pads from 3 to 7 inches are made in steps of 5 mm: a 5 in. disc has 125 mm (ISO 525).
  'in. disc': { dimension: 'length', factor: 25.4, other: 'mm', roundedTo: 5, label: 'in.' },
  // The square drive of a ratchet or a socket has no metric size.
  'in. square': { shortLabel: 'in.', aliases: 'drive indrive "drive inchdrive squaredrive' },
  kg: { dimension: 'mass' },
  lb: { dimension: 'mass', factor: 0.45359237, other: 'kg', aliases: 'pound' },
  bar: { dimension: 'pressure' },
  psi: { dimension: 'pressure', factor: 0.06894757, other: 'bar' },
  'L/min': { dimension: 'airflow', aliases: 'lpm' },
  // Compressors are rated in steps of 5 L/min.
  CFM: { dimension: 'airflow', factor: 28.31685, other: 'L/min', roundedTo: 5 },
  cc: { dimension: 'volume', other: 'fl oz', aliases: 'ml' },
  'fl oz': { dimension: 'volume', factor: 29.57353, other: 'cc', aliases: 'oz' },
  '°C': { dimension: 'temperature', aliases: 'c celsiu degreesc degreec degc' },
  '°F': {
    dimension: 'temperature',
    offset: -32,
    factor: 5 / 9,
    other: '°C',
    roundedTo: 1,
    aliases: 'f fahrenheit degreesf degreef degf',
  },
  A: { aliases: 'amp' },
  V: { aliases: 'volt vdc vac' },
  W: { aliases: 'watt' },
  Ah: { aliases: 'amphour' },
  MΩ: {},
  rpm: {},
  'oscillations per minute': {},
  'per minute': {},
  minutes: { dimension: 'time', shortLabel: 'min', aliases: 'min' },
  hours: { dimension: 'time', factor: 60, shortLabel: 'h', aliases: 'h hr' },
  lumens: { shortLabel: 'lm', aliases: 'lm' },
  K: {},
  'dB(A)': { aliases: 'db dba' },
  degrees: { aliases: '°' },
  CCA: {},
  teeth: { aliases: 'tooth' },
  pieces: { aliases: 'pc' },
} as const satisfies Record<string, UnitRow>;

export type Unit = keyof typeof table;

const rows: Readonly<Record<Unit, UnitRow>> = table;

export const unitNames = Object.keys(table) as readonly Unit[];

export const unitLabel = (unit: Unit): string => rows[unit].label ?? unit;

export const shortUnitLabel = (unit: Unit): string => rows[unit].shortLabel ?? unitLabel(unit);

export const otherUnit = (unit: Unit): Unit | undefined => rows[unit].other as Unit | undefined;

export const dimensionOf = (unit: Unit): string => rows[unit].dimension ?? unit;

/** The value in another unit of the same dimension, not rounded. Units of other dimensions give NaN. */
export function convert(value: number, from: Unit, to: Unit): number {
  if (dimensionOf(from) !== dimensionOf(to)) return Number.NaN;
  const { offset = 0, factor = 1 } = rows[from];
  const target = rows[to];
  return ((value + offset) * factor) / (target.factor ?? 1) - (target.offset ?? 0);
}

/**
 * The digits of a value as they are shown in another unit: `2.0`, `1290`. A value below 0.1 gets two significant digits, a
 * value below 10 one decimal, a value below 1,000 no decimals, and a larger value three significant digits. With `roundedTo`,
 * it is rounded to the nearest step instead, unless that would be 0. In its own unit, a value is rounded to ten significant
 * digits, which removes only the error of binary fractions. A value other than 0 is never shown as 0.
 */
export function convertedDigits(value: number, from: Unit, to: Unit): string {
  if (from === to) return `${Number(value.toPrecision(10))}`;
  const converted = convert(value, from, to);
  const step = to === rows[from].other ? rows[from].roundedTo : undefined;
  const isBelowStep = converted !== 0 && Math.round(converted / (step ?? 1)) === 0;
  if (step && !isBelowStep) return `${Math.round(converted / step) * step}`;
  const size = Math.abs(converted);
  if (size >= 1000) return `${Number(converted.toPrecision(3))}`;
  if (size >= 10) return converted.toFixed();
  return size > 0 && size < 0.1 ? converted.toPrecision(2) : converted.toFixed(1);
}

/** In lower case, singular, without spaces, dots and hyphens. */
const plainName = (text: string) =>
  text
    .toLowerCase()
    .replaceAll(/[\s.·-]/g, '')
    .replace(/s$/, '');

/** By labels and aliases. Of two units with one name, such as the two kinds of inches, the first counts. */
const unitsByName: ReadonlyMap<string, Unit> = new Map(
  unitNames
    .flatMap((unit) => {
      const names = [plainName(unitLabel(unit)), ...(rows[unit].aliases?.split(' ') ?? [])];
      return names.map((name) => [name, unit] as const);
    })
    .toReversed(),
);

/** The unit that a shopper means: `Nm`, `ft lbs`, `"`. Undefined for any other text. */
export const unitNamed = (text: string): Unit | undefined => unitsByName.get(plainName(text));

// The units of specifications: how they convert, and how shoppers type them.

type UnitRow = {
  /** Units of one dimension convert into each other. */
  readonly dimension: string;
  /** How many base units of its dimension it is, after `offset` is added. */
  readonly factor: number;
  readonly offset?: number;
  /** The unit of the other system of measurement that is shown in brackets. */
  readonly other?: string;
  /** What the value in the other unit is rounded to, where the trade states round numbers. */
  readonly roundedTo?: number;
  /** What is shown after the number, if it is not the unit itself. */
  readonly label?: string;
  /** What shoppers type instead, in lower case without spaces, dots and hyphens. */
  readonly aliases?: string;
};

/** Factors: NIST Special Publication 811, Appendix B.8, https://www.nist.gov/pml/special-publication-811. */
const table = {
  N·m: { dimension: 'torque', factor: 1, aliases: 'newtonmeter newtonmeters' },
  'ft-lb': {
    dimension: 'torque',
    factor: 1.355818,
    other: 'N·m',
    aliases: 'ftlbs lbft lbsft ftlbf footpound footpounds',
  },
  'in-lb': {
    dimension: 'torque',
    factor: 0.1129848,
    other: 'N·m',
    aliases: 'inlbs lbin inchpound inchpounds',
  },
  mm: { dimension: 'length', factor: 1, aliases: 'millimeter millimeters' },
  cm: { dimension: 'length', factor: 10 },
  m: { dimension: 'length', factor: 1000, aliases: 'meter meters' },
  'in.': { dimension: 'length', factor: 25.4, other: 'mm', aliases: '" ″ inch inches' },
  ft: { dimension: 'length', factor: 304.8, other: 'm', aliases: "' ′ foot feet" },
  // Discs and pads from 3 to 7 inches are made in steps of 5 mm: a 5 in. disc has 125 mm (ISO 525).
  'in. disc': { dimension: 'length', factor: 25.4, other: 'mm', roundedTo: 5, label: 'in.' },
  // The square drive of a ratchet or a socket has no metric size.
  'in. square': { dimension: 'drive', factor: 1, aliases: 'drive indrive inchdrive "drive' },
  kg: { dimension: 'mass', factor: 1 },
  lb: { dimension: 'mass', factor: 0.45359237, other: 'kg', aliases: 'lbs pound pounds' },
  bar: { dimension: 'pressure', factor: 1 },
  psi: { dimension: 'pressure', factor: 0.06894757, other: 'bar' },
  'L/min': { dimension: 'airflow', factor: 1, aliases: 'lpm' },
  // Compressors are rated in steps of 5 L/min.
  CFM: { dimension: 'airflow', factor: 28.31685, other: 'L/min', roundedTo: 5, aliases: 'scfm' },
  cc: { dimension: 'volume', factor: 1, other: 'fl oz', aliases: 'ml' },
  'fl oz': { dimension: 'volume', factor: 29.57353, other: 'cc', aliases: 'oz ounce ounces' },
  '°C': { dimension: 'temperature', factor: 1, aliases: 'c celsius' },
  '°F': {
    dimension: 'temperature',
    offset: -32,
    factor: 5 / 9,
    other: '°C',
    roundedTo: 1,
    aliases: 'f fahrenheit degreesf',
  },
  A: { dimension: 'current', factor: 1, aliases: 'amp amps ampere amperes' },
  V: { dimension: 'voltage', factor: 1, aliases: 'volt volts vdc vac' },
  W: { dimension: 'power', factor: 1, aliases: 'watt watts' },
  Ah: { dimension: 'charge', factor: 1, aliases: 'amphour amphours' },
  MΩ: { dimension: 'resistance', factor: 1, aliases: 'megohm megohms' },
  rpm: { dimension: 'rotation', factor: 1 },
  'oscillations per minute': { dimension: 'oscillation', factor: 1, aliases: 'opm' },
  'per minute': { dimension: 'impacts', factor: 1, aliases: 'ipm bpm' },
  minutes: { dimension: 'time', factor: 1, aliases: 'min minute' },
  hours: { dimension: 'time', factor: 60, aliases: 'h hr hrs hour' },
  lumens: { dimension: 'light', factor: 1, aliases: 'lumen lm' },
  K: { dimension: 'color', factor: 1, aliases: 'kelvin' },
  'dB(A)': { dimension: 'noise', factor: 1, aliases: 'db dba decibel decibels' },
  degrees: { dimension: 'angle', factor: 1, aliases: '° degree' },
  CCA: { dimension: 'starting current', factor: 1 },
  teeth: { dimension: 'teeth', factor: 1, aliases: 'tooth' },
  pieces: { dimension: 'pieces', factor: 1, aliases: 'piece pc pcs' },
} as const satisfies Record<string, UnitRow>;

export type Unit = keyof typeof table;

const units: Readonly<Record<Unit, UnitRow>> = table;

export const unitNames = Object.keys(table) as readonly Unit[];

/** What stands after a number of this unit. */
export const unitLabel = (unit: Unit): string => units[unit].label ?? unit;

/** The unit of the other system of measurement, if there is one. */
export const otherUnit = (unit: Unit): Unit | undefined => units[unit].other as Unit | undefined;

export const dimensionOf = (unit: Unit): string => units[unit].dimension;

/** The value in another unit of the same dimension, not rounded. Units of other dimensions give NaN. */
export function convert(value: number, from: Unit, to: Unit): number {
  const [source, target] = [units[from], units[to]];
  if (source.dimension !== target.dimension) return Number.NaN;
  const inBaseUnit = (value + (source.offset ?? 0)) * source.factor;
  return inBaseUnit / target.factor - (target.offset ?? 0);
}

/**
 * The digits of a converted value as they are shown: `2.0`, `1290`. Below 10 it has one decimal, below 1,000 it is a whole
 * number, from there on it has three significant digits; a unit with `roundedTo` has steps of its own. In its own unit a
 * value is not rounded.
 */
export function convertedDigits(value: number, from: Unit, to: Unit): string {
  const converted = convert(value, from, to);
  const step = to === units[from].other ? units[from].roundedTo : undefined;
  if (from === to) return `${value}`;
  if (step) return `${Math.round(converted / step) * step}`;
  const size = Math.abs(converted);
  if (size >= 1000) return `${Number(converted.toPrecision(3))}`;
  return converted.toFixed(size < 10 ? 1 : 0);
}

const withoutSeparators = (text: string) => text.toLowerCase().replaceAll(/[\s.·-]/g, '');

/** By the label and the aliases. Made by the first search: most visits have none. */
let unitsByName: ReadonlyMap<string, Unit> | undefined;

/** The unit that a shopper means: `Nm`, `ft lbs`, `"`. Letter case, spaces, dots and hyphens do not matter. */
export function unitNamed(text: string): Unit | undefined {
  unitsByName ??= new Map(
    unitNames
      .flatMap((unit) => {
        const names = [
          withoutSeparators(unitLabel(unit)),
          ...(units[unit].aliases?.split(' ') ?? []),
        ];
        return names.map((name) => [name, unit] as const);
      })
      .toReversed(),
  );
  return unitsByName.get(withoutSeparators(text));
}

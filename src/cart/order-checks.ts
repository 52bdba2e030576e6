// The facts that a buyer should know before ordering, derived from the data of the products alone.
import { productsForSale } from '../catalogue/catalogue.ts';
import type { Product } from '../catalogue/product.ts';
import { type CheckedName, checkedNames } from '../catalogue/specification-names.ts';
import {
  kindOf,
  numbersText,
  numberText,
  specificationOf,
} from '../catalogue/specification-text.ts';
import { convert, type Unit } from '../catalogue/units.ts';
import { counted } from '../text/counted.ts';
import { itemCount, type PricedLine } from './pricing.ts';

export type OrderCheck = {
  /** The product on whose line it stands. Undefined if it concerns several lines. */
  readonly about?: Product;
  readonly text: string;
  /** The products that the cart lacks and the store sells, at most four, named after the text. None of them is in the cart. */
  readonly products: readonly Product[];
};

/** Returns the checks of each line, and then those of several lines. `sold` are the products that the store can suggest. */
export function orderChecks(
  lines: readonly PricedLine[],
  sold: readonly Product[] = productsForSale,
): OrderCheck[] {
  const inCart = lines.map(({ product }) => product);
  const ofLines = inCart.flatMap((about) =>
    [
      missingBattery(about, inCart, sold),
      airOf(about),
      missingSockets(about, inCart, sold),
      ...unfitSockets(about, inCart),
    ].flatMap((check) => (check ? { about, ...check } : [])),
  );
  const ofCart = [overloadedCircuit(lines), compressor(lines), ...sharedBatteries(lines)];
  return [...ofLines, ...ofCart.flatMap((check) => check ?? [])];
}

const checkOf = (text: string, products: readonly Product[] = []): OrderCheck => ({
  text,
  products: products.slice(0, 4),
});

/** For a tool that comes without a battery, unless another product in the cart includes a battery of the same system. */
function missingBattery(tool: Product, inCart: readonly Product[], sold: readonly Product[]) {
  const hasBattery = ({ battery }: Product) =>
    battery !== undefined && battery.system === tool.battery?.system && battery.inTheBox > 0;
  if (tool.battery?.inTheBox !== 0 || inCart.some(hasBattery)) return;
  const text = `Needs a ${tool.battery.system} battery`;
  const source = sold.find(hasBattery);
  return source ? checkOf(`${text}, which comes in:`, [source]) : checkOf(text);
}

/** How many tools share how many batteries, for each battery system with a tool that comes without one. */
function sharedBatteries(lines: readonly PricedLine[]): OrderCheck[] {
  const bare = lines.filter(({ product }) => product.battery?.inTheBox === 0);
  const systems = [...new Set(bare.map(({ product }) => product.battery?.system))];
  return systems.flatMap((system) => {
    const ofSystem = lines.filter(({ product }) => product.battery?.system === system);
    const tools = sum(ofSystem, ({ battery }) => (battery?.isBatteryOnly ? 0 : 1));
    const batteries = sum(ofSystem, ({ battery }) => battery?.inTheBox ?? 0);
    // One tool with its battery shares nothing.
    if (batteries === 0 || tools === 1) return [];
    const shared = counted(batteries, 'battery', 'batteries');
    return checkOf(`${system}: ${tools} tools share ${shared}.`);
  });
}

/** The sum over all pieces in the cart. */
const sum = (lines: readonly PricedLine[], numberOf: (product: Product) => number): number =>
  lines.reduce((total, { product, quantity }) => total + quantity * numberOf(product), 0);

/** Amperes of an ordinary circuit in North America. */
const circuit = 15;

/** Different corded tools that overload a circuit if one of each runs. One tool alone is for its maker to judge. */
function overloadedCircuit(lines: readonly PricedLine[]): OrderCheck | undefined {
  const corded = lines.map(({ product }) => product).filter(currentOf);
  const current = corded.reduce((total, product) => total + currentOf(product), 0);
  if (corded.length < 2 || current <= circuit) return;
  const names = corded.map(({ name }) => name).join(', ');
  const both = corded.length === 2 ? 'both' : 'all';
  return checkOf(
    `${names}: not ${both} at once on one ${circuit} A circuit, together ${numberText(current, 'A')} A`,
  );
}

const isAirTool = (tool: Product) => airFlowOf(tool) > 0 && ratedPressureOf(tool) > 0;

const airText = (flow: number, pressure: number) =>
  `${numberText(flow, 'CFM')} CFM at ${numberText(pressure, 'psi')} psi`;

/** The flow and pressure that a tool needs of its compressor. */
function airOf(tool: Product): OrderCheck | undefined {
  if (!isAirTool(tool)) return;
  const rated = ratedPressureOf(tool);
  const working = workingPressureOf(tool);
  const setTo =
    working && working !== rated ? `, set to ${numberText(working, 'psi')} psi at the gun` : '';
  const peak = specificationOf(tool, checkedNames.hammering);
  const hammering = peak?.unit
    ? `, ${numbersText(peak.value, peak.unit, 'CFM')} CFM while hammering`
    : '';
  return checkOf(`Needs ${airText(airFlowOf(tool), rated)}${setTo}${hammering}`);
}

/** The needs of several tools that run one after another on one compressor: the largest flow at each pressure. */
function compressor(lines: readonly PricedLine[]): OrderCheck | undefined {
  const airTools = lines.filter(({ product }) => isAirTool(product));
  if (airTools.length < 2) return;
  const tools = airTools
    .map(({ product }) => product)
    .toSorted((a, b) => airFlowOf(a) - airFlowOf(b));
  // The tools are sorted by flow, so the map keeps the largest flow for each pressure.
  const flows = new Map(tools.map((tool) => [ratedPressureOf(tool), airFlowOf(tool)]));
  const needs = [...flows].map(([pressure, flow]) => airText(flow, pressure)).join(' and ');
  return checkOf(
    `One compressor for ${itemCount(airTools)} air tools, one at a time: ${needs} on average. Size it for the highest figure in their lines.`,
  );
}

/** The sockets that a tool needs and the cart lacks. */
function missingSockets(tool: Product, inCart: readonly Product[], sold: readonly Product[]) {
  if (!lacksSockets(tool, inCart)) return;
  const kind = tool.needsSockets === 'hand' ? '' : 'impact-rated ';
  const text = `Needs ${numberText(driveOf(tool), 'in.')} in. ${kind}sockets`;
  const sets = sold.filter((set) => fits(set, tool));
  return checkOf(`${text}, ${sets.length > 0 ? 'not included:' : 'not sold here'}`, sets);
}

const lacksSockets = (tool: Product, inCart: readonly Product[]) =>
  tool.needsSockets && driveOf(tool) && !inCart.some((set) => fits(set, tool));

/** The tools whose sockets a set in the cart lacks: one check for each reason. */
function unfitSockets(set: Product, inCart: readonly Product[]): OrderCheck[] {
  if (!set.includesSockets) return [];
  const tools = inCart.filter((tool) => lacksSockets(tool, inCart));
  const isOfDrive = (tool: Product) => driveOf(set) === driveOf(tool);
  const reasons = [
    ['Does not fit', tools.filter((tool) => !isOfDrive(tool))],
    ['Not impact-rated, as needed by', tools.filter(isOfDrive)],
  ] as const;
  return reasons
    .filter(([, unfit]) => unfit.length > 0)
    .map(([reason, unfit]) => checkOf(`${reason} ${unfit.map(({ name }) => name).join(', ')}`));
}

/** Whether the product is a set of sockets for the tool. Impact-rated sockets also fit a tool for hand sockets. */
const fits = (set: Product, tool: Product): boolean =>
  (set.includesSockets === 'impact-rated' || set.includesSockets === tool.needsSockets) &&
  driveOf(set) === driveOf(tool);

/** Returns the first number of a specification, in the unit: 0 if the product lacks it, or if its unit does not convert. */
const numberIn = (unit: Unit, name: CheckedName) => (product: Product) => {
  const found = specificationOf(product, name);
  if (!found?.unit) return 0;
  const [, [number = 0]] = kindOf(found.value);
  return Number(convert(number, found.unit, unit).toFixed(4)) || 0;
};

const currentOf = numberIn('A', checkedNames.ratedCurrent);
const airFlowOf = numberIn('CFM', checkedNames.airConsumption);
const workingPressureOf = numberIn('psi', checkedNames.workingPressure);
const compressorPressureOf = numberIn('psi', checkedNames.compressorPressure);
const driveOf = numberIn('in. square', checkedNames.drive);

/** The pressure at which the compressor is rated. */
const ratedPressureOf = (tool: Product) => compressorPressureOf(tool) || workingPressureOf(tool);

// What a buyer should know before ordering, derived from the data of the products alone.

import { productsForSale } from '../catalogue/catalogue.ts';
import { kindOf, numbersText, numberText } from '../catalogue/measure.ts';
import type { Product } from '../catalogue/product.ts';
import { type CheckedName, checkedNames } from '../catalogue/specification-names.ts';
import { specificationOf } from '../catalogue/specification-text.ts';
import { convert, type Unit } from '../catalogue/units.ts';
import { counted } from '../text/counted.ts';
import type { PricedLine } from './pricing.ts';

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
  const checksOf = (tool: Product): OrderCheck[] => [
    ...missingBattery(tool, inCart, sold),
    ...airOf(tool),
    ...missingSockets(tool, inCart, sold),
    ...unfitSockets(tool, inCart),
  ];
  return [
    ...inCart.flatMap((about) => checksOf(about).map((check) => ({ ...check, about }))),
    ...overloadedCircuit(lines),
    ...compressor(lines),
    ...sharedBatteries(lines),
  ];
}

/** Of the products that a check names. */
const limit = 4;

/** For a tool that comes without a battery, unless another product in the cart includes a battery of the same system. */
function missingBattery(
  tool: Product,
  inCart: readonly Product[],
  sold: readonly Product[],
): OrderCheck[] {
  if (tool.battery?.inTheBox !== 0 || withBatteryFor(tool, inCart)) return [];
  const products = [withBatteryFor(tool, sold) ?? []].flat();
  const where = products.length > 0 ? ', which comes in:' : '';
  return [{ text: `Needs a ${tool.battery.system} battery${where}`, products }];
}

const withBatteryFor = ({ battery: own }: Product, among: readonly Product[]) =>
  among.find(({ battery }) => battery && battery.system === own?.system && battery.inTheBox > 0);

/** How many tools share how many batteries, for each battery system with a tool that comes without one. */
function sharedBatteries(lines: readonly PricedLine[]): OrderCheck[] {
  const bare = lines.filter(({ product }) => product.battery?.inTheBox === 0);
  const systems = [...new Set(bare.map(({ product }) => product.battery?.system))];
  return systems.flatMap((system) => {
    const ofSystem = lines.filter(({ product }) => product.battery?.system === system);
    const tools = sum(ofSystem, ({ product }) => (product.battery?.isBatteryOnly ? 0 : 1));
    const batteries = sum(ofSystem, ({ product }) => product.battery?.inTheBox ?? 0);
    // One tool with its battery shares nothing.
    if (batteries === 0 || tools === 1) return [];
    const shared = counted(batteries, 'battery', 'batteries');
    return [{ text: `${system}: ${tools} tools share ${shared}.`, products: [] }];
  });
}

/** The sum over all pieces in the cart. */
const sum = (lines: readonly PricedLine[], numberOf: (line: PricedLine) => number): number =>
  lines.reduce((total, line) => total + line.quantity * numberOf(line), 0);

/** Amperes of an ordinary circuit in North America. */
const circuit = 15;

/** Corded tools that overload a circuit if all of them run. One tool alone is for its maker to judge. */
function overloadedCircuit(lines: readonly PricedLine[]): OrderCheck[] {
  const currentOf = ({ product }: PricedLine) =>
    specifiedNumber(product, checkedNames.ratedCurrent, 'A');
  const corded = lines.filter(currentOf);
  const [pieces, current] = [sum(corded, () => 1), sum(corded, currentOf)];
  if (pieces < 2 || current <= circuit) return [];
  const names = corded.map(({ product, quantity }) =>
    quantity > 1 ? `${quantity} × ${product.name}` : product.name,
  );
  const warning = `Not ${pieces === 2 ? 'both' : 'all'} at once on one ${circuit} A circuit`;
  const text = `${warning}: ${numberText(current, 'A')} A (${names.join(', ')}).`;
  return [{ text, products: [] }];
}

const airFlowOf = (tool: Product) => specifiedNumber(tool, checkedNames.airConsumption, 'CFM');

/** The pressure at which the compressor is rated. */
const ratedPressure = (tool: Product) =>
  specifiedNumber(tool, checkedNames.compressorPressure, 'psi') ||
  specifiedNumber(tool, checkedNames.workingPressure, 'psi');

const isAirTool = (tool: Product) => airFlowOf(tool) > 0 && ratedPressure(tool) > 0;

const airText = (flow: number, pressure: number) =>
  `${numberText(flow, 'CFM')} CFM at ${numberText(pressure, 'psi')} psi`;

/** What the compressor must deliver for a tool. */
function airOf(tool: Product): OrderCheck[] {
  if (!isAirTool(tool)) return [];
  const rated = ratedPressure(tool);
  const working = specifiedNumber(tool, checkedNames.workingPressure, 'psi');
  const setTo =
    working && working !== rated ? `, set to ${numberText(working, 'psi')} psi at the gun` : '';
  const peak = specificationOf(tool, checkedNames.hammering);
  const hammering = peak?.unit
    ? `, ${numbersText(peak.value, peak.unit, 'CFM')} CFM while hammering`
    : '';
  return [{ text: `Needs ${airText(airFlowOf(tool), rated)}${setTo}${hammering}`, products: [] }];
}

/** What one compressor must deliver for several tools that run one after another: the largest flow at each pressure. */
function compressor(lines: readonly PricedLine[]): OrderCheck[] {
  const airTools = lines.filter(({ product }) => isAirTool(product));
  if (airTools.length < 2) return [];
  const tools = airTools
    .map(({ product }) => product)
    .toSorted((a, b) => airFlowOf(a) - airFlowOf(b));
  // The tools are sorted by flow, so the map keeps the largest flow for each pressure.
  const flows = new Map(tools.map((tool) => [ratedPressure(tool), airFlowOf(tool)]));
  const needs = [...flows].map(([pressure, flow]) => airText(flow, pressure)).join(' and ');
  const pieces = sum(airTools, () => 1);
  const text = `One compressor for ${pieces} air tools, one at a time: ${needs} on average. Size it for the highest figure in their lines.`;
  return [{ text, products: [] }];
}

/** The sockets that a tool needs and the cart lacks. */
function missingSockets(
  tool: Product,
  inCart: readonly Product[],
  sold: readonly Product[],
): OrderCheck[] {
  if (!lacksSockets(tool, inCart)) return [];
  const products = sold.filter((set) => fits(set, tool)).slice(0, limit);
  const where = products.length > 0 ? 'not included:' : 'not sold here';
  const kind = tool.needsSockets === 'hand' ? '' : 'impact-rated ';
  return [
    { text: `Needs ${numberText(driveOf(tool), 'in.')} in. ${kind}sockets, ${where}`, products },
  ];
}

const lacksSockets = (tool: Product, inCart: readonly Product[]) =>
  tool.needsSockets && driveOf(tool) && !inCart.some((set) => fits(set, tool));

/** The tools whose sockets a set in the cart lacks: one check for each reason. */
function unfitSockets(set: Product, inCart: readonly Product[]): OrderCheck[] {
  if (!set.includesSockets) return [];
  const tools = inCart.filter((tool) => lacksSockets(tool, inCart));
  const check = (reason: string, unfit: readonly Product[]) =>
    unfit.length > 0
      ? [{ text: `${reason} ${unfit.map(({ name }) => name).join(', ')}`, products: [] }]
      : [];
  return [
    ...check(
      'Does not fit',
      tools.filter((tool) => driveOf(set) !== driveOf(tool)),
    ),
    ...check(
      'Not impact-rated, as needed by',
      tools.filter((tool) => driveOf(set) === driveOf(tool)),
    ),
  ];
}

const driveOf = (product: Product) => specifiedNumber(product, checkedNames.drive, 'in. square');

/** Whether the product is a set of sockets for the tool. Impact-rated sockets also fit a tool for hand sockets. */
const fits = (set: Product, tool: Product): boolean =>
  (set.includesSockets === 'impact-rated' || set.includesSockets === tool.needsSockets) &&
  driveOf(set) === driveOf(tool);

/** The first number of a specification, in this unit: 0 if the product lacks it, or if its unit does not convert. */
function specifiedNumber(product: Product, name: CheckedName, unit: Unit): number {
  const found = specificationOf(product, name);
  if (!found?.unit) return 0;
  const [, [number = 0]] = kindOf(found.value);
  return Number(convert(number, found.unit, unit).toFixed(4)) || 0;
}

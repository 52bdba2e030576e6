// What a buyer should know before ordering, derived from the data of the products alone.

import type { PricedLine } from '../../cart/pricing.ts';
import { productsForSale } from '../../catalogue/catalogue.ts';
import { kindOf, numbersText, numberText } from '../../catalogue/measure.ts';
import type { Product, Specification } from '../../catalogue/product.ts';
import { type CheckedName, checkedNames } from '../../catalogue/specification-names.ts';
import { convert, type Unit } from '../../catalogue/units.ts';
import { counted } from '../../text/counted.ts';

export type OrderCheck = {
  readonly text: string;
  /** The products that the cart lacks and the store sells, at most four, named after the text. None of them is in the cart. */
  readonly products: readonly Product[];
};

/** Returns at most four checks, the most important first. `sold` are the products that the store can suggest. */
export function orderChecks(
  lines: readonly PricedLine[],
  sold: readonly Product[] = productsForSale,
): OrderCheck[] {
  const inCart = lines.map(({ product }) => product);
  const checks = [
    ...missingBatteries(inCart, sold),
    ...overloadedCircuit(lines),
    ...compressor(inCart),
    ...missingSockets(inCart, sold),
    ...sharedBatteries(lines),
  ];
  return checks
    .slice(0, limit)
    .map(({ text, products }) => ({ text, products: products.slice(0, limit) }));
}

const limit = 4;

/** Tools that come without a battery, unless another product in the cart includes a battery of the same system. */
const missingBatteries = (inCart: readonly Product[], sold: readonly Product[]): OrderCheck[] =>
  inCart
    .filter((tool) => tool.battery?.inTheBox === 0 && !withBatteryFor(tool, inCart))
    .map((tool) => {
      const products = [withBatteryFor(tool, sold) ?? []].flat();
      const where = products.length > 0 ? ` The ${tool.battery?.system} battery comes in:` : '';
      return { text: `${tool.name} comes without a battery.${where}`, products };
    });

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
  const text = `${warning}: ${numberText(current, 'A')} A (${names.join(', ')})`;
  return [{ text, products: [] }];
}

/** What the compressor must deliver: for each pressure, the air flow of the tool that needs the most. */
function compressor(inCart: readonly Product[]): OrderCheck[] {
  const flowOf = (tool: Product) =>
    specifiedNumber(tool, checkedNames.hammering, 'CFM') ||
    specifiedNumber(tool, checkedNames.airConsumption, 'CFM');
  const byFlow = inCart
    .filter(
      (tool) => specifiedNumber(tool, checkedNames.airConsumption, 'CFM') && ratedPressure(tool),
    )
    .toSorted((a, b) => flowOf(a) - flowOf(b));
  // The tools are sorted by flow, so the map keeps the tool with the largest flow for each pressure.
  const tools = [...new Map(byFlow.map((tool) => [ratedPressure(tool), tool])).values()];
  return tools.length === 0 ? [] : [{ text: tools.map(compressorText).join(' '), products: [] }];
}

/** The pressure at which the compressor is rated. */
const ratedPressure = (tool: Product) =>
  specifiedNumber(tool, checkedNames.compressorPressure, 'psi') ||
  specifiedNumber(tool, checkedNames.workingPressure, 'psi');

function compressorText(tool: Product): string {
  const flow = numberText(specifiedNumber(tool, checkedNames.airConsumption, 'CFM'), 'CFM');
  const [rated, working] = [
    ratedPressure(tool),
    specifiedNumber(tool, checkedNames.workingPressure, 'psi'),
  ];
  const need = `${tool.name} needs a compressor rated for at least ${flow} CFM at ${numberText(rated, 'psi')} psi`;
  const setTo =
    working && working !== rated ? `, set to ${numberText(working, 'psi')} psi at the gun` : '';
  const peak = specificationOf(tool, checkedNames.hammering);
  const average = peak?.unit
    ? `: that is an average, it takes ${numbersText(peak.value, peak.unit, 'CFM')} CFM while it hammers`
    : '';
  return `${need}${setTo}${average}.`;
}

/** The sockets that tools in the cart need and the cart lacks: one check for each drive and kind. */
function missingSockets(inCart: readonly Product[], sold: readonly Product[]): OrderCheck[] {
  const tools = inCart.filter(
    (tool) => tool.needsSockets && driveOf(tool) && !inCart.some((set) => fits(set, tool)),
  );
  const isAlike = (a: Product, b: Product) =>
    driveOf(a) === driveOf(b) && a.needsSockets === b.needsSockets;
  return tools
    .filter((tool) => tools.find((other) => isAlike(other, tool)) === tool)
    .map((tool) => {
      const names = tools.filter((other) => isAlike(other, tool)).map(({ name }) => name);
      const sets = sold.filter((set) => fits(set, tool));
      const sockets = `${numberText(driveOf(tool), 'in.')} in. ${tool.needsSockets === 'hand' ? '' : 'impact-rated '}sockets`;
      const where = sets.length > 0 ? 'not included' : 'not sold here';
      const unfit = inCart.filter(({ includesSockets }) => includesSockets);
      const texts = [
        `Needs ${sockets}, ${where}: ${names.join(', ')}.`,
        ...unfit.map((set) => `${set.name} ${unfitText(set, tool)}.`),
      ];
      return { text: texts.join(' '), products: sets };
    });
}

const driveOf = (product: Product) => specifiedNumber(product, checkedNames.drive, 'in. square');

/** Whether the product is a set of sockets for the tool. Impact-rated sockets also fit a tool for hand sockets. */
const fits = (set: Product, tool: Product): boolean =>
  (set.includesSockets === 'impact-rated' || set.includesSockets === tool.needsSockets) &&
  driveOf(set) === driveOf(tool);

const unfitText = (set: Product, tool: Product) =>
  driveOf(set) === driveOf(tool) ? 'is not impact-rated' : 'does not fit';

/** The first number of a specification, in this unit: 0 if the product lacks it, or if its unit does not convert. */
function specifiedNumber(product: Product, name: CheckedName, unit: Unit): number {
  const found = specificationOf(product, name);
  if (!found?.unit) return 0;
  const [, [number = 0]] = kindOf(found.value);
  return Number(convert(number, found.unit, unit).toFixed(4)) || 0;
}

const specificationOf = (
  { specifications = [] }: Product,
  name: CheckedName,
): Specification | undefined => specifications.find((each) => each.name === name);

// What a buyer should know before ordering, derived from the data of the products alone.
import { productsForSale } from '../catalogue/catalogue';
import { maxCompared } from '../catalogue/comparison';
import type { Product } from '../catalogue/product';
import { kindOf, numberText } from '../catalogue/quantity';
import { convert, type Unit } from '../catalogue/units';
import type { PricedLine } from './pricing';

export type OrderCheck = {
  readonly text: string;
  /** The products to link to: a missing product, or the products that the text is about. From one to `maxCompared`. */
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
    ...includedBatteries(inCart),
  ];
  return checks
    .slice(0, 4)
    .map(({ text, products }) => ({ text, products: products.slice(0, maxCompared) }));
}

/** Tools that come without a battery, unless another product in the cart includes a battery of the same system. */
const missingBatteries = (inCart: readonly Product[], sold: readonly Product[]): OrderCheck[] =>
  inCart
    .filter((tool) => tool.battery?.inTheBox === 0 && !withBatteryFor(tool, inCart))
    .map((tool) => ({
      text: `${tool.name} comes without a battery.`,
      products: [withBatteryFor(tool, sold) ?? tool],
    }));

/** Tools whose battery also comes with another product in the cart: the shopper may need fewer batteries. */
const includedBatteries = (inCart: readonly Product[]): OrderCheck[] =>
  inCart.flatMap((tool) => {
    const kit = withBatteryFor(tool, inCart);
    if (!kit) return [];
    const text = `${tool.name}: the same ${tool.battery?.system} battery is already in ${kit.name}.`;
    return [{ text, products: [kit] }];
  });

/** The first product that includes more batteries of the tool's system than the tool itself does. */
const withBatteryFor = ({ battery: own }: Product, among: readonly Product[]) =>
  among.find(
    ({ battery }) => own && battery?.system === own.system && battery.inTheBox > own.inTheBox,
  );

/** Amperes of an ordinary circuit in North America. */
const circuit = 15;

function overloadedCircuit(lines: readonly PricedLine[]): OrderCheck[] {
  const currentOf = ({ product }: PricedLine) => specifiedNumber(product, 'Rated current', 'A');
  const sum = lines.reduce((total, line) => total + line.quantity * currentOf(line), 0);
  if (sum <= circuit) return [];
  return [
    {
      text: `Together the corded tools draw ${numberText(sum, 'A')} A, more than a circuit of ${circuit} A.`,
      products: lines.filter(currentOf).map(({ product }) => product),
    },
  ];
}

/** What the compressor must deliver: for each pressure, the air flow of the tool that needs the most. */
function compressor(inCart: readonly Product[]): OrderCheck[] {
  const flowOf = (tool: Product) => specifiedNumber(tool, 'Air consumption', 'CFM');
  const pressureOf = (tool: Product) => specifiedNumber(tool, 'Working pressure', 'psi');
  const byFlow = inCart
    .filter((tool) => flowOf(tool) && pressureOf(tool))
    .toSorted((a, b) => flowOf(a) - flowOf(b));
  // The tools are sorted by flow, so the map keeps the tool with the largest flow for each pressure.
  const tools = [...new Map(byFlow.map((tool) => [pressureOf(tool), tool])).values()];
  const needs = tools.map(
    (tool) =>
      `${numberText(flowOf(tool), 'CFM')} CFM at ${numberText(pressureOf(tool), 'psi')} psi`,
  );
  return tools.length === 0
    ? []
    : [{ text: `Your compressor must deliver ${needs.join(' and ')}.`, products: tools }];
}

/** Tools with a square drive, if the cart has no sockets for it. */
function missingSockets(inCart: readonly Product[], sold: readonly Product[]): OrderCheck[] {
  const driveOf = (product: Product) => specifiedNumber(product, 'Drive', 'in. square');
  const hasSockets = ({ specifications = [] }: Product) =>
    specifications.some(({ name }) => name === 'Sockets');
  const hasSocketsFor = (drive: number) => (product: Product) =>
    hasSockets(product) && driveOf(product) === drive;
  const tools = inCart.filter(
    (tool) => driveOf(tool) && !hasSockets(tool) && !inCart.some(hasSocketsFor(driveOf(tool))),
  );
  if (tools.length === 0) return [];
  const drives = [...new Set(tools.map(driveOf))];
  const sizes = drives.map((drive) => `${numberText(drive, 'in.')} in.`).join(' and ');
  const sets = drives.flatMap((drive) => sold.filter(hasSocketsFor(drive)));
  return [
    {
      text: `Sockets are not included. You need some for ${sizes} square drive.`,
      products: sets.length > 0 ? sets : tools,
    },
  ];
}

/** The first number of a specification, in this unit: 0 if the product lacks it, or if its unit does not convert. */
function specifiedNumber({ specifications = [] }: Product, name: string, unit: Unit): number {
  const found = specifications.find((specification) => specification.name === name);
  if (!found?.unit) return 0;
  const [, [number = 0]] = kindOf(found.value);
  return Number(convert(number, found.unit, unit).toFixed(4)) || 0;
}

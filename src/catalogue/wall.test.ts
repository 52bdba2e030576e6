import { expect, test } from 'vitest';
import { jack } from '../../test/jack.ts';
import { largestTool, wallRowLength, wallTools } from './wall.ts';

/** Tools of these lengths in inches, with names of one letter. */
const toolsOf = (...lengths: number[]) =>
  lengths.map((length, index) => ({
    ...jack,
    id: `${index}`,
    name: 'A',
    sideView: [length, 5] as const,
  }));

test('the wall has the tools with a side view, in the order of the catalogue', () => {
  const tools = toolsOf(40, 30, 20);
  const { sideView: _, ...flat } = jack;
  expect(wallTools([flat, ...tools, flat])).toEqual(tools);
});

test('tools that do not fill a row of 60 inches are no wall', () => {
  // With 1.25 inches after each.
  expect(wallTools(toolsOf(30, 27))).toEqual([]);
  expect(wallTools(toolsOf(30, 28))).toHaveLength(2);
});

test('the wall has as many as two rows of 100 inches have room for', () => {
  expect(wallTools(toolsOf(...Array<number>(40).fill(9)))).toHaveLength(19);
});

test('the rows are nearly equal, and at least 60 inches long', () => {
  expect(wallRowLength(toolsOf(40, 30, 20, 10, 10))).toBe(40 + 30 + 2 * 1.25);
  expect(wallRowLength(toolsOf(30, 10, 70))).toBe(71.25);
  expect(wallRowLength(toolsOf(28, 30))).toBe(60);
});

test('a tool is as long as its name, of half an inch a letter', () => {
  const [first, second] = toolsOf(60, 4);
  const named = { ...second, name: 'Adjustable Wrench' };
  expect(wallRowLength([first, named, named] as ReturnType<typeof toolsOf>)).toBe(61.25);
  expect(wallTools(toolsOf(50, 4))).toEqual([]);
  expect(wallTools([...toolsOf(50), named] as ReturnType<typeof toolsOf>)).toHaveLength(2);
});

test('the largest tool is that with the largest area', () => {
  const [long, high, small] = toolsOf(20, 12, 3);
  const tools = [small, long, { ...high, sideView: [12, 9] as const }];
  expect(largestTool(tools as ReturnType<typeof toolsOf>)?.id).toBe('1');
  expect(largestTool([])).toBeUndefined();
});

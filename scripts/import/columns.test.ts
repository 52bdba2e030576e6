import { expect, test } from 'vitest';
import { unitNames } from '../../src/catalogue/units';
import { columnsOf, requiredColumns } from './columns.mjs';

const columns = (...titles: string[]) => columnsOf(titles, unitNames).columns;
const faults = (...titles: string[]) =>
  columnsOf([...requiredColumns, ...titles], unitNames).faults;

test.each(['Item number', 'item_number', 'itemNumber', 'ITEM-NUMBER'])(
  '%s is the column of the item number',
  (title) => {
    expect(columns(title)).toEqual([{ title: 'item number', key: 'item number' }]);
  },
);

test('any other column is a specification, of words without a unit', () => {
  expect(columns('Material', 'Speed control*')).toEqual([
    { title: 'Material', specification: { name: 'Material', isOnCard: false } },
    { title: 'Speed control*', specification: { name: 'Speed control', isOnCard: true } },
  ]);
});

test.each([
  ['Weight [lb]', { name: 'Weight', unit: 'lb', isOnCard: false }],
  ['Weight [lb]*', { name: 'Weight', unit: 'lb', isOnCard: true }],
  ['Weight* [LB]', { name: 'Weight', unit: 'lb', isOnCard: true }],
  ['Length[in]', { name: 'Length', unit: 'in.', isOnCard: false }],
  ['Torque [Nm] *', { name: 'Torque', unit: 'N·m', isOnCard: true }],
])('%s has a unit in brackets', (title, specification) => {
  expect(columns(title)).toEqual([{ title, specification }]);
});

test('a unit that the store does not know is a fault', () => {
  expect(faults('Weight [stone]')).toEqual([
    `the column "Weight [stone]" has the unknown unit "stone", there are ${unitNames.join(', ')}.`,
  ]);
});

test.each(['[lb]', '*', 'Weight [lb', 'Weight [lb] net'])('%s is no specification', (title) => {
  expect(faults(title)).toEqual([`the column "${title}" is not like "Weight [lb]".`]);
});

test('further images begin with view 2', () => {
  expect(columns('View 2', 'view_9').map(({ key }) => key)).toEqual(['view 2', 'view 9']);
  expect(faults('View 1', 'view 10')).toEqual([
    'the column "View 1" is not one of view 2 to view 9.',
    'the column "view 10" is not one of view 2 to view 9.',
  ]);
});

test('a column that is there twice is a fault', () => {
  expect(faults('Price', 'Weight [lb]', 'weight [lb]')).toEqual([
    'the column "price" is there twice.',
    'the column "weight [lb]" is there twice.',
  ]);
});

test('all required columns that are missing are one fault, which has those that were found', () => {
  expect(columnsOf(['id', 'Name', '', 'Preis', 'price', ''], unitNames).faults).toEqual([
    'columns are missing, with these English names: category, item number, description; found: id, Name, Preis, price.',
  ]);
});

import { describe, expect, test } from 'vitest';
import { isWorkbook, rowsOf, textOf } from './spreadsheet.mjs';

const bytes = (text: string) => new TextEncoder().encode(text);
const cells = (text: string) => rowsOf(text).rows.map((row) => row.cells);

describe('the file', () => {
  test('is UTF-8, with or without a byte order mark', () => {
    expect(textOf(bytes('Café'))).toBe('Café');
    expect(textOf(bytes('\ufeffCafé'))).toBe('Café');
  });

  test('is Windows-1252 if it is no valid UTF-8: the plain CSV of Excel', () => {
    expect(textOf(Uint8Array.of(0x31, 0xbd, 0x94, 0x20, 0xe9))).toBe('1½” é');
  });

  test('may be the Unicode Text of Excel', () => {
    expect(textOf(Uint8Array.of(0xff, 0xfe, 0x41, 0, 0x09, 0))).toBe('A\t');
  });

  test('is not a workbook', () => {
    expect(isWorkbook(Uint8Array.of(0x50, 0x4b, 3, 4, 20))).toBe(true);
    expect(isWorkbook(bytes('PK,name'))).toBe(false);
  });
});

describe('the cells', () => {
  test.each([',', ';', '\t'])('may be separated by %j', (delimiter) => {
    expect(cells(`name${delimiter}price\nJack${delimiter}80`)).toEqual([
      ['name', 'price'],
      ['Jack', '80'],
    ]);
  });

  test('are separated by what separates the names of the columns, not by the commas of a text', () => {
    expect(cells('name;description\nJack;It lifts, holds, lowers, rolls')).toEqual([
      ['name', 'description'],
      ['Jack', 'It lifts, holds, lowers, rolls'],
    ]);
  });

  test('may have quotation marks, delimiters and line breaks within quotation marks', () => {
    expect(cells('name,note\r\n"5"" disc","one,\r\ntwo"')).toEqual([
      ['name', 'note'],
      ['5" disc', 'one,\r\ntwo'],
    ]);
  });

  test('have no spaces around their text', () => {
    expect(cells(' name ,price\n Jack\u00a0,80')).toEqual([
      ['name', 'price'],
      ['Jack', '80'],
    ]);
  });
});

test('a row has the number of the spreadsheet program, which counts blank rows, but no line breaks', () => {
  const { rows } = rowsOf('name,note\n"Jack","one\ntwo"\n,\n\nStand,\n');
  expect(rows.map(({ number }) => number)).toEqual([1, 2, 5]);
});

test('an open quotation mark is a fault of its row', () => {
  expect(rowsOf('name,price\nJack,80\n"Stand,50\nLamp,20').faults).toEqual([
    {
      row: 3,
      text: 'a cell has a quotation mark that is not closed, or not doubled inside of others.',
    },
  ]);
});

test.each(['', '\n', ',,\n'])('a spreadsheet of %j is empty', (text) => {
  expect(rowsOf(text).faults).toEqual([{ row: 1, text: 'the spreadsheet is empty.' }]);
});

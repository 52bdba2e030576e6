// Cells and rows that a workbook marks as hidden or struck through. The library does not read these marks of LibreOffice, nor of fonts.

import type { WorkBook } from '@e965/xlsx';
import { range } from 'd3-array';

type Marks = { isHidden: boolean } & Record<'rows' | 'columns' | 'struck', Set<number>>;

const tag =
  /<(\/?)(table:table-column|table:table-row|table:table-cell|table:table|style:style|style:table-properties|style:text-properties|text:span)(?=[\s/>])([^>]*)>/g;

const attributeOf = (text: string, name: string) =>
  text.match(new RegExp(`\\s${name}="([^"]*)"`))?.[1] ?? '';

/** No sheet has more rows than these. */
const mostRows = 1_048_576;

/** The marks of each sheet of LibreOffice. */
export function odsMarks(xml: string): Marks[] {
  const sheets: Marks[] = [];
  const hidden = new Set<string>();
  const struck = new Set<string>();
  let [style, row, column] = ['', 0, 0];
  for (const [, end, name, text = ''] of xml.matchAll(tag)) {
    if (end) continue;
    const sheet = sheets.at(-1);
    const all = (at: number, unit: string) => {
      const count = Number(attributeOf(text, `table:number-${unit}-repeated`) || 1);
      return range(at, Math.min(at + count, mostRows));
    };
    const isShown = !/\stable:visibility="(collapse|filter)"/.test(text);
    if (name === 'style:style') style = attributeOf(text, 'style:name');
    if (name === 'style:table-properties' && /\stable:display="false"/.test(text))
      hidden.add(style);
    if (/\sstyle:text-line-through-(style|type)="(?!none)/.test(text)) struck.add(style);
    if (name === 'table:table') {
      const isHidden = hidden.has(attributeOf(text, 'table:style-name'));
      sheets.push({ isHidden, rows: new Set(), columns: new Set(), struck: new Set() });
      [row, column] = [0, 0];
    }
    if (name === 'table:table-column') {
      const columns = all(column, 'columns');
      if (!isShown) for (const each of columns) sheet?.columns.add(each);
      column += columns.length;
    }
    if (name === 'table:table-row') {
      const rows = all(row, 'rows');
      if (!isShown) for (const each of rows) sheet?.rows.add(each);
      row += rows.length;
    }
    const isFilled = name === 'text:span' || !text.endsWith('/');
    const own = attributeOf(text, name === 'text:span' ? 'text:style-name' : 'table:style-name');
    if (isFilled && /cell|span/.test(`${name}`) && struck.has(own)) sheet?.struck.add(row - 1);
  }
  return sheets;
}

type Styles = { CellXf?: { fontId?: number }[]; Fonts?: { strike?: number }[] };

/** The rows of a sheet of Excel with a cell whose font is struck through. `textOf` is the text of a file of the workbook. */
export function struckRowsOf(book: WorkBook, index: number, textOf: (path: string) => string) {
  const { CellXf = [], Fonts = [] } = (book as { Styles?: Styles }).Styles ?? {};
  const struck = new Set(CellXf.flatMap(({ fontId = 0 }, at) => (Fonts[fontId]?.strike ? at : [])));
  if (struck.size === 0) return new Set<number>();
  const id = (book.Workbook?.Sheets?.[index] as { id?: string } | undefined)?.id;
  const relations = textOf('xl/_rels/workbook.xml.rels').match(/<Relationship [^>]*>/g) ?? [];
  const own = relations.find((text) => attributeOf(text, 'Id') === id) ?? '';
  const path = attributeOf(own, 'Target').replace(/^\/?(xl\/)?/, 'xl/');
  const cells = textOf(path).matchAll(/<(?:\w+:)?c(\s[^>]*[^/])>/g);
  return new Set(
    [...cells].flatMap(([, text = '']) => {
      const isStruck = struck.has(Number(attributeOf(text, 's') || -1));
      return isStruck ? Number(attributeOf(text, 'r').replace(/\D/g, '')) - 1 : [];
    }),
  );
}

/** Records of numbers, texts and formulas. */
const cellRecords = new Set([0x06, 0xfd, 0x0203, 0x0204, 0x0205, 0x027e]);

/** The same of each sheet of an old workbook. https://learn.microsoft.com/openspecs/office_file_formats/ms-xls/ */
export function struckRowsOfXls(stream: Buffer): ReadonlySet<number>[] {
  const fonts: boolean[] = [];
  const formats: (boolean | undefined)[] = [];
  const sheets = new Map<number, Set<number>>();
  let sheet: Set<number> | undefined;
  for (let at = 0; at + 10 <= stream.length; at += 4 + stream.readUInt16LE(at + 2)) {
    const [id, first, third] = [0, 4, 8].map((offset) => stream.readUInt16LE(at + offset));
    if (id === 0x0809) sheet = sheets.get(at);
    if (id === 0x85) sheets.set(stream.readUInt32LE(at + 4), new Set());
    if (id === 0x31) fonts.push((stream.readUInt16LE(at + 6) & 8) !== 0);
    // There is no font 4.
    if (id === 0xe0 && first !== undefined) formats.push(fonts[first > 4 ? first - 1 : first]);
    if (cellRecords.has(id ?? 0) && formats[third ?? 0]) sheet?.add(first ?? 0);
  }
  return [...sheets.values()];
}

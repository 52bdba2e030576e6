// The rows of a list, with what is wrong with them and what its owner is asked.

/** A fault, and where it is. `header` is what an export calls the column, `product` the name in the row. `isOfFile`: not only this row is wrong. */
export type Fault = {
  row?: number;
  column?: string;
  header?: string | undefined;
  product?: string | undefined;
  text: string;
  isOfFile?: boolean;
};

/**
 * `number` is that of the row in the spreadsheet program, which counts from 1. The others are marks in a workbook; `shown` are the
 * texts that its cells with prices show, by what is read of them.
 */
export type Row = {
  number: number;
  cells: string[];
  isTotal?: boolean;
  isWide?: boolean;
  isStruck?: boolean | undefined;
  shown?: ReadonlyMap<string, string> | undefined;
};

/**
 * `header` are the names of the columns in the file, `dates` the texts of cells that are dates on purpose, `lines` what is said
 * about rows and columns that are left out. `hiddenRows` are among these. `questions` have to be answered before the rows can be read.
 */
export type Sheet = {
  titles: string[];
  header: string[];
  headerRow: number;
  rows: Row[];
  faults: Fault[];
  sheetName?: string | undefined;
  dates?: ReadonlySet<string>;
  lines?: string[];
  hiddenRows?: Row[];
  questions?: Question[];
};

/** Options of the command. */
export type Answer = { columns?: string; sheet?: string; encoding?: string };
/** `asks` are questions that follow. */
export type Choice = { label: string; answer: Answer; asks?: readonly Question[] };
/** `certain` is what --yes takes. Without an answer an import goes on after an offer. */
export type Question = {
  text: string;
  choices: readonly Choice[];
  certain?: Choice | undefined;
  isOffer?: boolean;
};

/** A file from which nothing is imported. */
export const refused = (text: string): Sheet => ({
  titles: [],
  header: [],
  headerRow: 1,
  rows: [],
  faults: [{ row: 1, text, isOfFile: true }],
});

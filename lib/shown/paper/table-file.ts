/** Whether a file that is not of this app holds a table. */

/** A spreadsheet, or text in cells parted by tabs or semicolons. */
export const isTable = ({ name }: Pick<File, "name">, text: string): boolean =>
  /\.(csv|tsv|xlsx?|ods)$/iu.test(name) || text.startsWith("PK\u0003\u0004") || /^[^\n{[]*[;\t][^\n]*\r?\n/u.test(text);

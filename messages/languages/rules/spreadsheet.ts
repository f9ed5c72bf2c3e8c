import { spreadsheet as en } from "#messages/en/rules/spreadsheet";
import { spreadsheet as fr } from "#messages/fr/rules/spreadsheet";

export const SPREADSHEET_IN = { fr, en };

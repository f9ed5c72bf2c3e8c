/** Codes to be read out or typed: eight signs for ten minutes, or a club's printed recovery code. */

/** No signs that are mistaken for others: no 0 or O, no 1 or I. */
export const SIGNS = "23456789ABCDEFGHJKLMNPQRSTUVWXYZ";
export const CODE_LENGTH = 8;
/** 140 bits cannot be guessed, so it needs no end and no key. */
export const RECOVERY_LENGTH = 28;
const GROUP = 4;

/** The code from what people type: "k7mp 2wqx". */
export const tidyCode = (code: string): string => code.toUpperCase().replace(/[^A-Z0-9]/g, "");

export const isRecoveryCode = (code: string): boolean => tidyCode(code).length === RECOVERY_LENGTH;

/** True once it has the length of either code. */
export const isWholeCode = (code: string): boolean => tidyCode(code).length === CODE_LENGTH || isRecoveryCode(code);

/** In groups, to be read and copied by hand: "K7MP 2WQX …". */
export const inGroups = (code: string): string => (tidyCode(code).match(new RegExp(`.{1,${GROUP}}`, "g")) ?? []).join(" ");

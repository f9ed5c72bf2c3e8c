/** What is read out or typed to come in: a code of eight signs, for ten minutes, or a club's printed recovery code. */

/** Nothing that is read, said or typed for another: no 0 or O, no 1 or I. */
export const SIGNS = "23456789ABCDEFGHJKLMNPQRSTUVWXYZ";
export const CODE_LENGTH = 8;
/** 140 bits: nobody tries for it, so it needs no end and no key. */
export const RECOVERY_LENGTH = 28;
const GROUP = 4;

/** As people type it: "k7mp 2wqx". */
export const tidyCode = (code: string): string => code.toUpperCase().replace(/[^A-Z0-9]/g, "");

export const isRecoveryCode = (code: string): boolean => tidyCode(code).length === RECOVERY_LENGTH;

/** Long enough to be one or the other. */
export const isWholeCode = (code: string): boolean => tidyCode(code).length === CODE_LENGTH || isRecoveryCode(code);

/** As it is read and copied by hand: "K7MP 2WQX …". */
export const inGroups = (code: string): string => (tidyCode(code).match(new RegExp(`.{1,${GROUP}}`, "g")) ?? []).join(" ");

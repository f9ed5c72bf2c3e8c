import { DEVICE } from "#lib/sync/spare";

/**
 * Runs in a page before its code has come. Such a page holds back what this phone may remember otherwise, until that is read; a phone
 * that has done nothing here yet has no right of its own and remembers nothing: `in-data-blank:` shows the page as it was built.
 */
export const NOTHING_HERE = `try{if(!location.search&&localStorage.getItem("${DEVICE}")===null)document.documentElement.dataset.blank=""}catch(e){}`;

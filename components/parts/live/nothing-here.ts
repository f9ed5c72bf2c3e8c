import { DEVICE } from "#lib/sync/spare";

/**
 * Runs before a page's code has come. Such a page hides what this phone's own data may change until that is read; a phone without
 * an id has no data, so `in-data-blank:` shows the page at once as it was built.
 */
export const NOTHING_HERE = `try{if(!location.search&&localStorage.getItem("${DEVICE}")===null)document.documentElement.dataset.blank=""}catch(e){}`;

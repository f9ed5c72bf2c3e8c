/** The wall. */
import { many } from "../alike";

export const wall = {
  wallNext: (n: number) => `Position ${n} : où aller, table et orientation`,
  clock: (minutes: number) => `depuis ${minutes} min`,
  wallPage: (n: number, all: number) => `page ${n} sur ${all}`,
  handed: (n: number, all: number) => `${many.tables(n)} sur ${all} ${n < 2 ? "a" : "ont"} fini`,
};

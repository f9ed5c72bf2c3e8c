// This folder: words of a sheet that come at other times than its rows, in French.
/** The same deal under other rules. */
export const compare = {
  open: "Et avec d’autres règles ? ›",
  title: "La même donne, autrement",
  with: "À côté de",
  table: "cette table",
  differs: "diffère",
  total: (name: string) => `${name}, en tout`,
  everyone: "Toute la table",
  rules: "Ce qui change dans les règles",
  refused: "Avec ces règles, la donne ne se note pas ainsi.",
};

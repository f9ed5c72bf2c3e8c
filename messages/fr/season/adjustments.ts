// This folder: words of a season, in French, a part of its screen a file; annals and portrait come at other times than its page.
/** What the club adds by hand. */

export const adjustments = {
  adjustments: "Ajustements",
  withdrawn: (day: string) => `retiré le ${day}`,
  adjustmentsNote: "Des points ajoutés à la main par le cercle, avec leur raison. Un ajustement se retire ; il ne s’efface pas.",
  adjust: "Ajouter un ajustement",
  adjustWho: "À qui",
  adjustPoints: "Points, en plus ou en moins",
  adjustReason: "Pourquoi",
  adjustSave: "Noter l’ajustement",
  withdraw: "Retirer",
  noAdjustments: "Aucun ajustement.",
};

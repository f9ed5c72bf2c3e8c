/** The words of the page that shows every card, apart from the rest: no other page loads them. */
export const galleryFr = {
  title: "Les cartes",
  back: "‹ Feuilles",
  tarot: "Tarot",
  tarotNote: "Quatre couleurs, quatre figures",
  trumpsNote: "Atouts ; les bouts sont pleins",
  decale: "Décalé",
  decaleNote: "Proviseur, trois Profs, Élève, Interro",
  smallest: "À 44 px",
  smallestNote: "la plus petite taille",
  states: "États",
  stateNames: { played: "jouée", chosen: "choisie", contested: "contestée", permitted: "permise", forbidden: "interdite" },
  inText: "dans le texte",
};

export type GalleryMessages = typeof galleryFr;

export const galleryEn: GalleryMessages = {
  title: "The cards",
  back: "‹ Sheets",
  tarot: "Tarot",
  tarotNote: "Four suits, four courts",
  trumpsNote: "Trumps; bouts are solid",
  decale: "Décalé",
  decaleNote: "Proviseur, three Profs, Élève, Interro",
  smallest: "At 44 px",
  smallestNote: "the smallest size",
  states: "States",
  stateNames: { played: "played", chosen: "chosen", contested: "disputed", permitted: "allowed", forbidden: "forbidden" },
  inText: "among words",
};

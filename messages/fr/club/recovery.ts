/** The recovery code. */

export const recovery = {
  title: "Code de secours",
  what: "Une feuille à imprimer ou à recopier, puis à garder avec les cartes du cercle. Si tous les appareils qui gèrent se perdent, elle rend le cercle, ses feuilles et le droit de le gérer.",
  ends: "Celui que vous avez déjà imprimé ne servira plus.",
  go: "Faire le code",
  goAgain: "Remplacer le code",
  paper: (club: string) => `Code de secours du cercle « ${club} »`,
  made: (day: string) =>
    `Fait le ${day}. Il ne sert qu’une fois, et ne se montre qu’ici : imprimez-le ou recopiez-le maintenant.`,
  how: "Pour s’en servir",
  steps: (address: string) => [
    `Sur un téléphone, ouvrez ${address}, ou visez ce carré avec l’appareil photo.`,
    "Tapez les vingt-huit caractères, avec ou sans espaces, en majuscules ou non. Ni 0 ni 1, ni O ni I.",
    "Touchez « Rejoindre » : ce téléphone gère le cercle. Faites alors un nouveau code, celui-ci est fini.",
  ],
  who: "Qui tient cette feuille peut gérer le cercle : gardez-la comme une clé. Si elle se perd, remplacez le code sur la page du cercle.",
  qr: "Le QR du code de secours",
  copied: "Recopié ou imprimé",
  later: "Vingt codes ont été faits aujourd’hui pour ce cercle : demain, on pourra en refaire.",
};

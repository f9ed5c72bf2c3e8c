/** What waits for people: what the server refused, and what two phones noted otherwise. */
export const settle = {
  bets: "Deux téléphones ont noté des enchères différentes : gardez-en une.",
  dropBet: "Retirer cette enchère",
  refusals: "Refusé par le serveur, gardé sur ce téléphone",
  refusedDeal: (n: number | null) => (n === null ? "Une donne" : `Donne ${n}`),
  refusedChange: (n: number | null) => (n === null ? "Un changement d’une donne" : `Changement de la donne ${n}`),
  refusedContest: (n: number | null) => (n === null ? "Une contestation" : `Contestation de la donne ${n}`),
  refusedRuling: (n: number | null) => (n === null ? "Une décision" : `Décision sur la donne ${n}`),
  refusedContestBack: (n: number | null) =>
    n === null ? "Le retrait d’une contestation" : `Retrait de la contestation de la donne ${n}`,
  refusedRulingBack: (n: number | null) =>
    n === null ? "Le retrait d’une décision" : `Retrait de la décision sur la donne ${n}`,
  refusedConfirmationBack: (n: number | null) =>
    n === null ? "Le retrait d’une confirmation" : `Retrait de la confirmation de la donne ${n}`,
  refusedBet: (n: number | null) => (n === null ? "Une enchère" : `Enchère de la donne ${n}`),
  refusedOther: "Un changement de la feuille",
  refusedNote: (what: string, note: string) => `${what} : « ${note} »`,
  sendAgain: "Renvoyer",
  giveUp: "Ne plus garder",
  conflict: (n: number) => `La donne ${n} a été notée autrement dans un autre onglet ou sur un autre téléphone.`,
  /** Goes back to the typed deal. */
  toForm: "‹ Ma saisie",
  settle: (n: number) => `Donne ${n} : deux versions`,
  onSheet: "Sur la feuille",
  other: "Notée aussi",
  keepOther: "Garder celle de la feuille",
  replaceOther: "La remplacer par l’autre",
  another: "C’est une autre donne",
  contestedThere: (note: string) => `contestée : « ${note} »`,
  settled: "C’est choisi : la feuille n’a plus qu’une version de cette donne.",
  chooseThere: "Un téléphone qui note cette feuille peut choisir.",
};

/** Of a sheet that a file brought here: said on it, where it is shared, and where the file was taken. */
export const copyOnly =
  "Cette feuille est sur le serveur ; ce téléphone n’en a qu’une copie, et ce qu’il note reste ici. Pour y revenir : son lien, ou un code à taper dans « Rejoindre », sur l’accueil.";

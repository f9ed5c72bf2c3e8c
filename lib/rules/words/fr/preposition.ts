/** "de" and "à" before a name, as they are said. */

/** "d’Inès", "de Hugo", "du joueur 2". */
export const de = (name: string): string => {
  if (name.startsWith("le ")) return `du ${name.slice(3)}`;
  return /^([aeiouàâäéèêëîïôöùûü]|y[^aeiouéè])/i.test(name) ? `d’${name}` : `de ${name}`;
};

/** "à Inès", "au joueur 2". */
export const au = (name: string): string => (name.startsWith("le ") ? `au ${name.slice(3)}` : `à ${name}`);

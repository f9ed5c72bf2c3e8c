// This folder: people's names: nearly alike, shortened, cut between syllables, pasted as a list.
/** First names common in France between 1940 and 2020 (after INSEE, fichier des prénoms), and some longer ones that clubs have. */
export const FIRST_NAMES: readonly string[] =
  `Jean Pierre Michel André Philippe René Louis Alain Jacques Bernard Marcel Daniel Roger Robert Paul Claude Christian Henri
Georges Nicolas François Patrick Gérard Christophe Joseph Julien Maurice Laurent Frédéric Éric David Stéphane Pascal Sébastien Alexandre
Thierry Olivier Antoine Raymond Guy Dominique Charles Didier Vincent Bruno Lucien Guillaume Jérôme Emmanuel Thomas Marc Francis Serge
Yves Albert Fabrice Franck Gilles Hervé Anthony Romain Maxime Kevin Mathieu Benoît Cédric Fabien Lucas Hugo Théo Clément Quentin
Valentin Alexis Florian Adrien Benjamin Arnaud Ludovic Grégory Damien Jérémy Xavier Mickaël Gabriel Raphaël Arthur Léo Adam Jules Maël
Nathan Ethan Noah Tom Liam Noël Loïc Joël Gaël Mathis Enzo Timothée Barthélémy Maximilien Abdelkader Mohamed Marie Jeanne Françoise Monique Catherine
Nathalie Isabelle Jacqueline Anne Sylvie Martine Madeleine Nicole Suzanne Hélène Christine Marguerite Denise Louise Christiane Yvonne
Valérie Sophie Sandrine Céline Chantal Julie Véronique Patricia Camille Brigitte Annie Aurélie Michèle Laurence Sandra Stéphanie Pauline
Émilie Charlotte Virginie Élodie Mathilde Marion Claire Caroline Cécile Danielle Simone Odette Paulette Thérèse Colette Geneviève Germaine
Lucie Andrée Renée Emma Léa Manon Chloé Inès Sarah Laura Clara Zoé Lola Alice Juliette Margaux Océane Justine Anaïs Marine Amandine
Mélanie Delphine Karine Corinne Élisabeth Joséphine Clémence Éléonore Apolline Capucine Victoire Gwendoline Emmanuelle Bernadette Dominique
Wilhelmina Anastasia Maëlys Maëlle Louane Rose Jade Ambre Agathe Constance Solène Mireille Ghislaine Huguette`
    .split(/\s+/)
    .filter((name, at, all) => all.indexOf(name) === at);

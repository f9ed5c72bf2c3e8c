/** How many of a simulation's evenings: in continuous integration and by `npm run test:long` all of them, else as many as show what is broken. */
export const inFull = (all: number, few: number): number => (process.env.CI || process.env.LONG ? all : few);

/** How many evenings to simulate: `all` in continuous integration and with `npm run test:long`, else `few`, enough to show most faults. */
export const inFull = (all: number, few: number): number => (process.env.CI || process.env.LONG ? all : few);

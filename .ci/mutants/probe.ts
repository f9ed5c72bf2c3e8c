// Runs before each test file, and before any code of the project: sets the active change, and records which changes the file
// reaches.
import { afterEach, inject } from "vitest";

const { awake, most } = inject("mutant");
const met = new Uint8Array(most);

Object.assign(globalThis, {
  mutant: (id: number) => {
    met[id] = 1;
    return id === awake;
  },
});

afterEach(({ task }) => void Object.assign(task.meta, { met: [...met.keys()].filter((id) => met[id] === 1) }));

declare module "vitest" {
  export interface ProvidedContext {
    mutant: { awake: number; most: number };
  }
}

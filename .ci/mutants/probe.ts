// Runs before each test file, and before anything of the project: which change is awake in it, and which ones it came past.
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

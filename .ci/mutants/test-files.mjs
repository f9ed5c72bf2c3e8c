// Runs test files over a changed project, in another process, which is restarted when a change made it loop for ever.
import { fork } from "node:child_process";

const program = new URL("asked.mjs", import.meta.url).pathname;

export class TestFiles {
  #changed = {};
  #child;

  constructor() {
    process.on("exit", () => this.#end());
    for (const signal of ["SIGINT", "SIGTERM"]) process.on(signal, () => process.exit(1));
  }

  all = async () => this.#asked("files");

  /** From now on these texts replace those files. */
  async change(changed) {
    this.#changed = changed;
    await this.#asked("change", changed);
  }

  /** The result of one test file with one change active (-1: none); after `patience` ms it is ended. */
  async run(file, awake, most, patience) {
    const answer = await this.#asked("run", { file, awake, most }, patience);
    return answer ?? { ok: false, ms: patience, passed: 0, failing: "what never ends", why: "", met: [] };
  }

  async #asked(ask, of, patience) {
    if (!this.#child) await this.#begin();
    const child = this.#child;
    const answer = answerOf(child, patience);
    child.send({ ask, of });
    const told = await answer;
    if (told === undefined && patience) this.#end();
    return told;
  }

  async #begin() {
    this.#child = fork(program, {
      detached: true,
      stdio: ["ignore", "ignore", process.env.MUTANTS_LOUD ? "inherit" : "ignore", "ipc"],
    });
    await answerOf(this.#child);
    if (Object.keys(this.#changed).length > 0) await this.#asked("change", this.#changed);
  }

  /** A process group of its own: a worker that loops for ever is ended with it. */
  #end() {
    const child = this.#child;
    this.#child = undefined;
    try {
      if (child) process.kill(process.platform === "win32" ? child.pid : -child.pid, "SIGKILL");
    } catch {
      // It has ended already.
    }
  }
}

/** Undefined if no answer came in time, or the process has ended. */
function answerOf(child, patience) {
  return new Promise((resolve) => {
    const over = (value) => {
      clearTimeout(late);
      child.off("message", told);
      child.off("exit", gone);
      resolve(value);
    };
    const told = ({ answer }) => over(answer);
    const gone = () => over(undefined);
    const late = patience && setTimeout(gone, patience);
    child.on("message", told);
    child.on("exit", gone);
  });
}
